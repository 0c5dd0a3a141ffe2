import { languageOf } from '#ui/language.ts'
import { bannerLines } from './banner-lines.ts'
import { askFlags } from './flags.ts'

/** BANNER-1, BANNER-2 on content pages. Only pages that may show a banner have its place and ask for it. */
export async function startBanner(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-top-banner]')
  const words = place?.querySelector('[role=status]')
  if (!place || !words) return
  const lines = bannerLines(await askFlags(), location.pathname, languageOf(location.pathname))
  if (lines.length === 0) return
  place.hidden = false
  for (const { text, language } of lines) {
    const line = document.createElement('p')
    line.textContent = text
    line.lang = language
    words.append(line)
  }
  followHeight(place)
}

/** The page makes room by moving, not by being laid out again, so that nothing counts as a shift (CLS). */
export function followHeight(place: HTMLElement): ResizeObserver {
  const box = place.firstElementChild as HTMLElement
  const set = () => document.body.style.setProperty('--banner-height', `${box.offsetHeight}px`)
  const observer = new ResizeObserver(set)
  observer.observe(box)
  set()
  return observer
}
