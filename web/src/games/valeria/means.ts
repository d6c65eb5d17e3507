import type { Offer, Place, Thing } from '../../protocol'

const ROWS = ['araby', 'nae_aerie', 'amarynth']

/** Which of several like things is meant: tokens by their slot, and what lies on Exekratys only when it is taken there. */
export function means(offer: Offer, place: Place, thing: Thing, asked: string): boolean {
  if (offer.kind === 'resource')
    return (
      place.kind === (asked === 'take_offering' ? 'exekratys' : 'area') ||
      !['area', 'exekratys'].includes(place.kind)
    )
  if (!ROWS.includes(place.kind)) return true
  const slot = place.things.indexOf(thing)
  const said = Number(offer.notation.split(' ')[1])
  // Several are bought at once: their slots are 1, 2 and 4, added up.
  if (offer.kind === 'buy') return ((said >> slot) & 1) === 1
  return offer.kind !== 'island' || said === slot
}
