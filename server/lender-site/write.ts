// Writes the pages of one lender, in another process: React and all pages take 240 MB, which a server need not keep.
import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Site } from '#lending/lender.ts'
import type { WriteSite } from '#contract/page-data.ts'

const { site, renderer, folders } = (await json(process.stdin)) as {
  site: Site
  renderer: string
  folders: Parameters<WriteSite>[0]
}
Object.assign(globalThis, { site })
const { writeSite } = (await import(pathToFileURL(renderer).href)) as { writeSite: WriteSite }
await writeSite(folders)
