import type { Browser, Page } from '@playwright/test'
import { longDate } from '#lending/long-date.ts'
import type { Language } from '#lending/language.ts'
import { addressOf, type PageName } from '#web/addresses.ts'
import { lender } from '#lending/this-lender.ts'
import { searchTexts } from '#web/home/search-text.ts'
import { journeyPages } from '#web/pages.ts'
import { expect, test } from '../support/page.ts'

const languages = ['nl', 'en'] as const

/** One text for both languages: each is read on one of the two devices. */
const deviceOf = (language: Language) => (language === 'en' ? '@phone' : [])

// Several audits in one walk, on machines that do other work as well.
test.describe.configure({ timeout: 240_000 })

/** The page as shown without scripts, in a browser that runs axe's: `noscript` is shown, own scripts are left out. */
async function sameWithScripts(browser: Browser, page: Page): Promise<Page> {
  const sent = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<(\/?)noscript\b/g, '<$1div')
  const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
  const other = await context.newPage()
  await other.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: sent }))
  await other.goto(page.url())
  return other
}

/** The search on home and on the page that it leads to. */
async function searchFor(page: Page, phrase: string): Promise<void> {
  await page.locator('#company').fill(phrase)
  await page.getByRole('search').getByRole('button').click()
}

const words: Record<
  Language,
  Record<'check' | 'none' | 'short' | 'strange' | 'start' | 'switchOn', RegExp | string>
> = {
  nl: {
    check: /^Check of je kunt lenen ?Bakkerij De Korenaar$/,
    none: /We vinden geen bedrijf/,
    short: /minstens 2 tekens/,
    strange: /letters, cijfers en spaties/,
    start: 'Begin je aanvraag',
    switchOn: 'Zet voor de aanvraag JavaScript aan',
  },
  en: {
    check: /^Check if you qualify ?Bakkerij De Korenaar$/,
    none: /We cannot find a business/,
    short: /at least 2 characters/,
    strange: /letters, digits and spaces/,
    start: 'Start your application',
    switchOn: 'Turn on JavaScript to apply',
  },
}

test.describe('the company search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(
      `FLOW-3 from home to the way on: found, checked, and what the application needs (${language})`,
      { tag: deviceOf(language) },
      async ({ page, browser, audit }) => {
        const text = words[language]
        await page.goto(addressOf('home', language))
        await searchFor(page, 'korenaar')
        await expect(page).toHaveURL(new RegExp(`${addressOf('companySearch', language)}\\?phrase=korenaar$`))
        await expect(page.locator('#company')).toHaveValue('korenaar')
        await expect(page.getByRole('main').getByText(/KVK 00900001 · .*Hertogenbosch/)).toBeVisible()
        const found = await sameWithScripts(browser, page)
        await audit(found)
        expect(await found.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await page.getByRole('link', { name: text.check }).click()
        await expect(page.getByRole('heading', { level: 2, name: 'Bakkerij De Korenaar B.V.' })).toBeVisible()
        await expect(page.getByRole('heading', { name: text.switchOn })).toBeVisible()
        await expect(page.getByRole('link', { name: text.start })).toHaveAttribute('href', /\?phrase=00900001#zoek$/)
        await expect(page.getByRole('main').locator(`a[href="${lender.phoneLink}"]`)).toBeVisible()
        await audit(await sameWithScripts(browser, page))
        await page.getByRole('main').locator('a[href*=contact]').click()
        await expect(page.locator('form[data-contact-form=call]')).toBeInViewport()
      },
    )

    test(`STORE-5 who sent the visitor goes along from home to the application (${language})`, async ({ page }) => {
      const sender = 'utm_source=nieuwsbrief&utm_campaign=najaar'
      await page.goto(`${addressOf('home', language)}?${sender}&utm_medium=`)
      await searchFor(page, 'korenaar')
      await expect(page).toHaveURL(new RegExp(`${addressOf('companySearch', language)}\\?phrase=korenaar&${sender}$`))
      await page.getByRole('link', { name: words[language].check }).click()
      await expect(page).toHaveURL(new RegExp(`\\?kvk=00900001&${sender}$`))
      const start = page.getByRole('link', { name: words[language].start })
      await expect(start).toHaveAttribute('href', new RegExp(`\\?phrase=00900001&${sender}#zoek$`))
      await searchFor(page, 'b')
      await expect(page).toHaveURL(new RegExp(`\\?phrase=b&${sender}$`))
    })

    test(
      `VAL-3 what comes to nothing is reported in words, and the search goes on from there (${language})`,
      { tag: deviceOf(language) },
      async ({ page, browser, audit }) => {
        const text = words[language]
        await page.goto(addressOf('companySearch', language))
        const note = page.locator('#company-note')
        for (const [phrase, answer] of [
          ['b', text.short],
          ['?!', text.strange],
          ['Zzyzx <b>"Qwpo', text.none],
        ] as const) {
          await searchFor(page, phrase)
          await expect(note).toHaveText(answer)
          await expect(page.locator('#company')).toHaveValue(phrase)
          await expect(page.locator('#company')).toBeFocused()
        }
        await audit(await sameWithScripts(browser, page))
        await searchFor(page, '0090 0053')
        await expect(page).toHaveURL(/\?phrase=0090/)
        await page.getByRole('main').getByRole('link').click()
        await expect(
          page.getByRole('heading', { name: /rechtsvorm van je bedrijf|legal form of your business/ }),
        ).toBeVisible()
        await expect(page.getByText(/Bron: Handelsregister van KVK|Source: the KVK company register/)).toBeVisible()
        // The register's words are Dutch on an English page too, and marked as such for screen readers.
        const { legalForm, mainActivity } = searchTexts[language].eligibility.register
        await expect(page.locator('dt:has(+ dd[lang=nl])')).toHaveText([legalForm, mainActivity])
        await audit(await sameWithScripts(browser, page))
      },
    )

    test(
      `FLOW-3 a company that has ended reads that the register says so (${language})`,
      { tag: deviceOf(language) },
      async ({ page }) => {
        await page.goto(`${addressOf('companySearch', language)}?kvk=00900054`)
        const { title, why } = searchTexts[language].eligibility.ended(longDate('2024-06-30', language))
        await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByText(why)).toBeVisible()
        await expect(page.getByRole('heading', { name: /rechtsvorm van|legal form of/ })).toHaveCount(0)
      },
    )
  }
})

test('FLOW-3 with JavaScript the same page is quiet about it, and its way on opens the search of home with the company', async ({
  page,
  audit,
  chosenCookies: _chosen,
}) => {
  await page.goto(`${addressOf('companySearch')}?kvk=00900001`)
  await expect(page.getByRole('heading', { name: words.nl.switchOn })).toBeHidden()
  await audit()
  await page.getByRole('link', { name: words.nl.start }).click()
  await page.waitForURL('**/?phrase=00900001#zoek')
  await expect(page.getByRole('option', { name: /Bakkerij De Korenaar/ })).toBeVisible()
  await page.goto(addressOf('companySearch'))
  await page.getByRole('combobox').pressSequentially('00900001', { delay: 40 })
  await expect(page.getByRole('option', { name: /Bakkerij De Korenaar/ })).toBeVisible()
})

test.describe('every other page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ROUTE-21 a page of the journey says that it needs JavaScript and who helps, and shows nothing that never comes', async ({
    page,
    browser,
    audit,
  }) => {
    const addressesOfJourney = (Object.keys(journeyPages) as PageName[]).flatMap((name) => [
      ...new Set(languages.map((language) => addressOf(name, language))),
    ])
    expect(addressesOfJourney.length).toBeGreaterThan(20)
    for (const address of addressesOfJourney) {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), address).toHaveText(
        /^(Zet JavaScript aan om verder te gaan|Turn on JavaScript to continue)$/,
      )
      await expect(main.locator(`a[href="${lender.phoneLink}"]`), address).toBeVisible()
      await expect(main.locator('a[href$="contact#bericht"]'), address).toBeVisible()
      await expect(page.locator('main :is(form, button, [role=status], .spinner):visible'), address).toHaveCount(0)
    }
    await page.goto(addressOf('aboutYou'))
    const notice = await sameWithScripts(browser, page)
    // Hidden by hand, as the page does without scripts.
    await notice.evaluate(() => {
      for (const part of document.querySelectorAll('.progress, .journey-main > :not(:first-child)')) part.remove()
    })
    await audit(notice)
  })

  test('COOK-2 the cookies page offers no choice that nobody could keep, and says why', async ({ page }) => {
    for (const language of languages) {
      await page.goto(addressOf('cookies', language))
      const why = page.locator('.cookie-page noscript p')
      await expect(why).toBeVisible()
      await expect(why).toHaveText(/^(In je browser staat JavaScript uit|JavaScript is off in your browser)/)
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })

  test('ROUTE-20 the language can be changed, there and back', async ({ page }) => {
    await page.goto(addressOf('companySearch'))
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your business')
    await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoek je bedrijf')
  })
})
