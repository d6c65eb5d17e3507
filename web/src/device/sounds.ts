/**
 * The sounds of a table, made of tones and noise as they are wanted: no file is fetched for them. Loaded only where
 * somebody wants to hear something. Each is over in 0.4 s.
 */

export type Sound = 'wood' | 'paper' | 'coin' | 'page' | 'dice' | 'bell'

/** The length of the longest sound, in seconds. */
const LONGEST = 0.4

/** Part of a sound: a tone of this height, or noise of about this height; when it begins and how long it is heard. */
interface Stroke {
  readonly of: 'sine' | 'triangle' | 'noise'
  readonly hertz: number
  /** Where the height goes to; it stays, without. */
  readonly to?: number
  readonly at?: number
  readonly long: number
  readonly loud: number
}

const rattle = (at: number, loud: number): Stroke => ({ of: 'noise', hertz: 2600, at, long: 0.04, loud })

export const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  wood: [
    { of: 'sine', hertz: 320, to: 170, long: 0.09, loud: 0.8 },
    { of: 'noise', hertz: 900, long: 0.03, loud: 0.35 },
  ],
  paper: [{ of: 'noise', hertz: 3200, to: 1800, long: 0.14, loud: 0.3 }],
  coin: [
    { of: 'triangle', hertz: 2350, long: 0.16, loud: 0.22 },
    { of: 'triangle', hertz: 3520, at: 0.03, long: 0.22, loud: 0.16 },
  ],
  page: [{ of: 'noise', hertz: 900, to: 3400, long: 0.32, loud: 0.28 }],
  dice: [rattle(0, 0.5), rattle(0.07, 0.4), rattle(0.13, 0.45), rattle(0.21, 0.3), rattle(0.27, 0.2)],
  bell: [
    { of: 'sine', hertz: 784, long: 0.39, loud: 0.35 },
    { of: 'sine', hertz: 1568, long: 0.3, loud: 0.12 },
  ],
}

export const lengthOf = (sound: Sound): number =>
  Math.max(...STROKES[sound].map(({ at = 0, long }) => at + long))

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * LONGEST, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return buffer
}

/** Makes sounds, once the browser lets it: that is after somebody has touched the page. */
export class Instrument {
  private readonly context = new AudioContext()
  private readonly hiss = noise(this.context)

  play(sound: Sound, volume: number): void {
    if (this.context.state === 'running') for (const stroke of STROKES[sound]) this.strike(stroke, volume)
    // What could not be heard now is not heard later.
    else void this.wake()
  }

  async wake(): Promise<void> {
    await this.context.resume().catch(() => undefined)
  }

  private strike({ of, hertz, to = hertz, at = 0, long, loud }: Stroke, volume: number): void {
    const { context } = this
    const begin = context.currentTime + at
    const end = begin + long
    const gain = context.createGain()
    gain.gain.setValueAtTime(loud * volume, begin)
    gain.gain.exponentialRampToValueAtTime(0.001, end)
    gain.connect(context.destination)
    const glide = (height: AudioParam): void => {
      height.setValueAtTime(hertz, begin)
      height.exponentialRampToValueAtTime(to, end)
    }
    if (of === 'noise') {
      const source = new AudioBufferSourceNode(context, { buffer: this.hiss })
      const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 })
      glide(filter.frequency)
      source.connect(filter).connect(gain)
      source.start(begin)
      source.stop(end)
    } else {
      const source = new OscillatorNode(context, { type: of })
      glide(source.frequency)
      source.connect(gain)
      source.start(begin)
      source.stop(end)
    }
  }
}
