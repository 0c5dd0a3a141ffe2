// Builds the lender's desk: one page, which the browser draws. Nothing of it is in the site, and nothing refers to it there.
import { build, type UserConfig } from 'vite'
import { join } from 'node:path'
import { packSite } from './pack.ts'

const root = join(import.meta.dirname, '..')
export const deskFolder = join(root, 'build', 'desk')

export const deskConfig = {
  root: join(root, 'desk'),
  configFile: false,
  publicDir: false,
  // Nothing becomes a `data:` address, because the content security policy allows files of our own only.
  build: { outDir: deskFolder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
} satisfies UserConfig & { configFile: false }

export async function buildDesk(): Promise<void> {
  await build({ ...deskConfig, logLevel: 'error' })
  if (process.env['SITE_PACK'] !== 'off') packSite(deskFolder)
}
