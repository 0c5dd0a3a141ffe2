import { type BrowserContext, type Page, test, type TestInfo } from '@playwright/test'
import { join, parse, relative } from 'node:path'

/** `npm run screenshots` names a folder here, in which every test leaves pictures of its screens for review. */
export const picturesFolder = process.env['SCREENSHOTS']
const taken = new WeakMap<TestInfo, number>()

const named = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')

/** A font that comes late would be missing in a picture of the first page (ui/styles/base.css). */
export async function fetchFont(context: BrowserContext): Promise<void> {
  if (picturesFolder === undefined) return
  const page = await context.newPage()
  await page.goto('/cookies')
  await page.close()
}

/** A picture of the whole page, on a desktop also at phone width; of the window while a dialog is open. */
export async function picture(page: Page, name?: string): Promise<void> {
  if (picturesFolder === undefined) return
  const info = test.info()
  const count = (taken.get(info) ?? 0) + 1
  taken.set(info, count)
  const { dir, name: file } = parse(relative(info.config.rootDir, info.file))
  const place = named(name ?? new URL(page.url()).pathname.replace(/[\da-f-]{36}/, '')) || 'home'
  const folder = join(picturesFolder, dir, parse(file).name, named(info.title).slice(0, 100))
  const before = page.viewportSize()!
  for (const width of before.width > 600 ? [before.width, 390] : [before.width]) {
    await page.setViewportSize({ ...before, width })
    await page.evaluate(showAll)
    const fullPage = (await page.getByRole('dialog').count()) === 0
    const path = join(folder, `${String(count).padStart(2, '0')}-${place}-${info.project.name}-${width}.png`)
    await page.screenshot({ path, fullPage, animations: 'disabled' })
  }
  await page.setViewportSize(before)
}

/** In the page: fonts and pictures are loaded, also the lazy ones. */
async function showAll(): Promise<void> {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}
