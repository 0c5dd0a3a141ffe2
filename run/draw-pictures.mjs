// Draws the favicons and social cards from our own SVG into web/public. Run by hand when the mark or the words change:
// `npx node run/draw-pictures.mjs`. The pictures are committed, since a build should need no browser.
import { chromium } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { lender } from '#lending/this-lender.ts'
import { homeTexts } from '#web/home/text.ts'
import { knowledgeTexts } from '#web/knowledge-base/text.ts'
import { creditTexts } from '#web/marketing/credit/text.ts'
import { loanTexts } from '#web/marketing/loan/text.ts'
import { ensureChromium } from './chromium.mjs'
import { inRepository } from './paths.mjs'

const mark = readFileSync(inRepository('web', 'public', 'favicon.svg'), 'utf8')
const font = readFileSync(
  inRepository('node_modules', '@fontsource-variable', 'figtree', 'files', 'figtree-latin-wght-normal.woff2'),
).toString('base64')

/** The words of each card, by file name. */
const cards = {
  'site-nl': homeTexts.nl.hero.title,
  'site-en': homeTexts.en.hero.title,
  'loan-nl': loanTexts.nl.title,
  'loan-en': loanTexts.en.title,
  'credit-nl': creditTexts.nl.title,
  'credit-en': creditTexts.en.title,
  'knowledge-nl': knowledgeTexts.nl.title,
  'knowledge-en': knowledgeTexts.en.title,
}

/** A raft under sail on a wide water, to the right of the words. */
const scene = `<svg viewBox="0 0 1200 630" width="1200" height="630" xmlns="http://www.w3.org/2000/svg">
<path fill="#fff4ea" d="M0 0h1200v630H0z"/><circle cx="980" cy="150" r="76" fill="#f5b83d"/>
<g transform="translate(0 18)"><path d="M918 104v340" stroke="#0b2545" stroke-width="14" stroke-linecap="round"/>
<path d="M934 122c92 64 126 154 132 290H934z" fill="#f26a1b"/><path d="M902 166c-52 54-84 132-90 246h90z" fill="#ffd3b3"/>
<path d="M776 440h300l-24 62H800z" fill="#b8430a"/><path d="M790 466h272" stroke="#8a3208" stroke-width="8"/></g>
<path d="M0 500c50-26 100-26 150 0s100 26 150 0 100-26 150 0 100 26 150 0 100-26 150 0 100 26 150 0 100-26 150 0 100 26 150 0v130H0z" fill="#26466f"/>
<path d="M0 548c50-24 100-24 150 0s100 24 150 0 100-24 150 0 100 24 150 0 100-24 150 0 100 24 150 0 100-24 150 0 100 24 150 0v82H0z" fill="#0b2545"/></svg>`

const cardPage = (words) => `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:F;font-weight:300 900;src:url(data:font/woff2;base64,${font})}
body{margin:0;position:relative;width:1200px;height:630px;font-family:F;color:#0b2545}
svg{display:block}.mark{position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:20px;font-size:52px;font-weight:800;letter-spacing:-.03em}
.mark svg{width:84px;height:84px}h1{position:absolute;left:72px;top:150px;width:640px;height:320px;margin:0;display:flex;align-items:center;font-size:70px;line-height:1.08;font-weight:800;letter-spacing:-.02em}
</style>${scene}<div class="mark">${mark}${lender.name}</div><h1>${words}</h1>`

/** The mark on its own. A home screen rounds the corners itself, so there the ground fills the square. */
const iconPage = (size, isFull) =>
  `<!doctype html><style>body{margin:0;width:${size}px;height:${size}px}svg{display:block;width:100%;height:100%}</style>${
    isFull ? mark.replace('rx="12"', 'rx="0"') : mark
  }`

/** An ICO that holds one PNG (the format of Windows Vista and later). */
function icoOf(png) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const draw = async (html, width, height, isClear) => {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ omitBackground: isClear })
  await page.close()
  return picture
}
const into = (...parts) => inRepository('web', 'public', ...parts)

mkdirSync(into('social'), { recursive: true })
for (const [name, words] of Object.entries(cards)) {
  writeFileSync(into('social', `${name}.png`), await draw(cardPage(words), 1200, 630, false))
}
const small = await draw(iconPage(32, false), 32, 32, true)
writeFileSync(into('favicon.ico'), icoOf(small))
writeFileSync(into('apple-touch-icon.png'), await draw(iconPage(180, true), 180, 180, false))
for (const size of [192, 512]) {
  writeFileSync(into(`icon-${size}.png`), await draw(iconPage(size, true), size, size, false))
}
await browser.close()
