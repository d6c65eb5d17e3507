// Packs what was built: beside each file that is text lies the same as `.br`, for browsers that take it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** Below this it is not worth it. */
const SMALL = 600

/** `folder` is where the page was built. */
export function pack(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    // Of large sheets of drawings only parts are sent.
    if (!/\.(js|css|svg|html|webmanifest)$/.test(name) || /devices[^/]*$/.test(name)) continue
    const body = readFileSync(`${folder}/${name}`)
    if (body.length >= SMALL) writeFileSync(`${folder}/${name}.br`, brotliCompressSync(body))
  }
}
