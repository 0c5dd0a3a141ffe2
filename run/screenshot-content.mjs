// What opens and answers on the pages around the journey: the menu, questions, prices, forms, banners.
import { readFileSync } from 'node:fs'
import { addressOf } from '../web/addresses.ts'
import { contactTexts } from '../web/contact/text.ts'
import { cookiesTexts } from '../web/cookies/text.ts'
import { shellTexts } from '../web/shell/text.ts'
import { inRepository } from './paths.mjs'

const desktopFrom = 1024
const motionMs = 400

const button = (page, name) => page.getByRole('button', { name, exact: true })

/** Each section of the menu: under the pointer on a wide screen, opened one by one on a narrow one. */
async function menus({ page, shoot, origin, language, width }) {
  await page.goto(origin + addressOf('home', language))
  if (width < desktopFrom) await button(page, shellTexts[language].menu).click()
  for (const [index, head] of (await page.locator('header [data-mega] summary').all()).entries()) {
    await (width < desktopFrom ? head.click() : head.hover())
    await page.waitForTimeout(motionMs)
    await shoot(`home-menu-${index + 1}`, page, false)
    if (width < desktopFrom) await head.click()
  }
}

/** All answers of one category, and every price in a table. */
async function details({ page, shoot, origin, language, width }) {
  // Parts of one name close each other.
  const open = (selector) =>
    page.locator(selector).evaluateAll((all) =>
      all.forEach((one) => {
        one.removeAttribute('name')
        one.open = true
      }),
    )
  await page.goto(origin + addressOf('faq', language))
  const category = page.locator('[data-faq-category]').nth(1)
  const id = await category.getAttribute('data-faq-category')
  if (width < desktopFrom) await page.locator('[data-faq-select]').selectOption(id)
  else await page.locator(`[data-faq-button="${id}"]`).click()
  await open(`[data-faq-category="${id}"] details`)
  await page.waitForTimeout(motionMs)
  await shoot('faq-category')
  await page.goto(origin + addressOf('home', language))
  await open('.quote-all')
  await shoot('home-prices')
}

/** A form that was not filled in, one that was sent, and a choice that was saved. */
async function forms({ page, shoot, origin, language }) {
  const { callForm, messageForm } = contactTexts[language]
  await page.goto(origin + addressOf('contact', language))
  // The form of the way that is not chosen is hidden.
  await page.locator('.contact-way a').last().click()
  await button(page, messageForm.submit).click()
  await page.locator('#message-summary').waitFor()
  await shoot('contact-errors')
  await page.locator('.contact-way a').first().click()
  await page.locator('#call-name').fill('Jansen')
  await page.locator('#call-phone').fill('0612345678')
  await button(page, callForm.submit).click()
  await page.locator('#call-thanks').waitFor()
  await shoot('contact-sent')
  await page.goto(origin + addressOf('cookies', language))
  await button(page, cookiesTexts[language].choice.save).click()
  await page.locator('[data-cookie-saved]').waitFor()
  await shoot('cookies-saved', page, false)
}

/** As if these flags were on: the server's own answer, with their values from its file. */
async function switchOn(page, keys) {
  const { flags } = JSON.parse(readFileSync(inRepository('server', 'flags', 'flags.json'), 'utf8'))
  await page.route('**/ofrep/v1/evaluate/flags', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const changed = body.flags.map((flag) =>
      keys.includes(flag.key) ? { ...flag, variant: 'on', value: flags[flag.key].variants.on } : flag,
    )
    await route.fulfill({ response: answer, json: { ...body, flags: changed } })
  })
}

/** The three flags that show something (BANNER-1, BANNER-2). */
async function banners({ page, shoot, origin, language }) {
  await switchOn(page, ['homepage-banner', 'busy-banner'])
  await page.goto(origin + addressOf('contact', language))
  await page.locator('.top-banner-box').waitFor()
  await shoot('banner-and-busy', page, false)
  await page.unroute('**/ofrep/v1/evaluate/flags')
  await switchOn(page, ['maintenance-banner'])
  await page.goto(origin + addressOf('faq', language))
  await page.locator('.top-banner-box').waitFor()
  await shoot('banner-maintenance', page, false)
}

export const content = { menus, details, forms, banners }
