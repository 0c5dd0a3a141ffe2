import { addresses, addressOf } from '#web/addresses.ts'
import { askForLoan, expectNoExpenses, findCompany } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { playStanding } from '../support/played-standing.ts'
import { beginAt } from '../support/prepared.ts'
import { stackNow } from '../support/stacks.ts'
import { untilQuiet } from '../support/taken-over.ts'

const webshop = '00900003'
const sixMonthsSeconds = 182 * 24 * 60 * 60

/** ERR-4: the specified errors, in the words of both languages; `unauthorised` opens the dialog (SESS-2). */
const catalogue: readonly [error: string, dutch: string, english: string][] = [
  ['bad_request', 'Er klopt iets niet in wat je hebt ingevuld.', 'Something you filled in is not right.'],
  [
    'file.too_big',
    'Dit bestand is te groot. Kies een kortere periode',
    'This file is too large. Choose a shorter period',
  ],
  ['generic', 'Er ging iets mis. Wat je hebt ingevuld, staat hier nog.', 'Something went wrong. What you filled in'],
  ['alphanumeric', 'Gebruik alleen letters, cijfers en spaties.', 'Use only letters, digits and spaces.'],
  ['no_match', 'We vinden geen bedrijf met deze gegevens', 'We cannot find a company with these details'],
  [
    'transactions_not_recent',
    'De laatste transactie in dit bestand is te oud.',
    'The latest transaction in this file is too',
  ],
  ['not_enough_transactions', 'In dit bestand staat te weinig.', 'This file contains too little.'],
  ['too_many_days_in_file', 'Dit bestand gaat over een te lange periode.', 'This file covers too long a period.'],
  ['multiple_accounts', 'In dit bestand staan meer rekeningen.', 'This file contains more than one account.'],
  ['reconsent_kvk', 'Dit KVK-nummer hoort niet bij deze link.', 'This KVK number does not belong to this link.'],
  ['magic_link', 'De link is niet compleet.', 'The link is not complete.'],
  [
    'caseIdNotFound',
    'We kunnen je aanvraag niet vinden. Open de link',
    'We cannot find your application. Open the link',
  ],
  [
    'case_id_not_available',
    'We kunnen je aanvraag niet vinden. Begin opnieuw',
    'We cannot find your application. Start again',
  ],
]
const stored = (area: 'sessionStorage' | 'localStorage') => `({ ...${area} })`

const calculators = [
  ['the loan page', addresses.businessLoan],
  ['an article', '/kennisbank/financieringsmogelijkheden/voorraad-financieren'],
] as const

test.describe('who a visitor is', () => {
  test.beforeEach(({ chosenCookies: _chosen }) => undefined)

  test('STORE-1 AUTH-1 the tab keeps the named values and no other, and the first partner stays', async ({ page }) => {
    // By a clock of days later the page would renew the token before it is read here.
    await page.clock.install({ time: stackNow() })
    await page.goto('/?id=ACME')
    await page.goto(`/?id=other&phrase=${webshop}`)
    await page.evaluate(() => sessionStorage.setItem('leftOver', 'of an earlier case'))
    const began: { sent: unknown; data: unknown }[] = []
    // Read before the page has it: the next page may throw the answer away.
    await page.route('**/dls-authentication/v3/sessions', async (route) => {
      const response = await route.fetch()
      began.push({ sent: route.request().postDataJSON(), ...((await response.json()) as { data: unknown }) })
      await route.fulfill({ response })
    })
    await page.getByRole('option').first().click()
    await page.waitForURL('**/jouw-aanvraag')
    const [session] = began
    expect(session?.sent).toEqual({ partnerId: 'acme' })
    await expect(page.getByRole('navigation', { name: 'Voortgang van je aanvraag' })).toBeVisible()
    await expect
      .poll(async () => Object.keys((await page.evaluate(stored('sessionStorage'))) as object).sort())
      .toEqual(
        [
          'caseId',
          'correlationId',
          'jwtToken',
          'navigationBarHeight',
          'partnerId',
          'progressBarPosition',
          'progressBarWidth',
        ].sort(),
      )
    const values = (await page.evaluate(stored('sessionStorage'))) as Record<string, string>
    expect(values['partnerId']).toBe('acme')
    expect({ token: values['jwtToken'], caseId: values['caseId'] }).toEqual(session?.data)
    const bar = await page.locator('header').first().boundingBox()
    expect(values['navigationBarHeight']).toBe(`${bar!.height}px`)
    const [tabs, tab] = await Promise.all(
      ['.progress-tabs', '.progress-tab[aria-current]'].map((place) => page.locator(place).boundingBox()),
    )
    expect(parseFloat(values['progressBarPosition'] ?? '')).toBeCloseTo(tab!.x - tabs!.x, 0)
    expect(parseFloat(values['progressBarWidth'] ?? '')).toBeCloseTo(tab!.width, 0)
    expect(values['correlationId']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('AUTH-1 a token that is empty, null or undefined is refused, in words, and nothing of it is kept', async ({
    page,
  }) => {
    for (const token of ['', '  ', 'null', 'undefined']) {
      const answer = { data: { token, caseId: '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b' } }
      await page.route('**/v3/sessions', (route) => route.fulfill({ json: answer }))
      await page.goto(`/?phrase=${webshop}`)
      await page.getByRole('option').first().click()
      const message = page.getByText(
        'Er ging iets mis. Wat je hebt ingevuld, staat hier nog. Probeer het nog een keer.',
      )
      await expect(message, `"${token}"`).toBeVisible()
      const kept = await page.evaluate(() => [sessionStorage.getItem('jwtToken'), sessionStorage.getItem('caseId')])
      expect(kept, `"${token}"`).toEqual([null, null])
      await expect(page).toHaveURL(/\/\?phrase=/)
      await page.unroute('**/v3/sessions')
    }
  })

  test('AUTH-2 the origin of the case becomes the partner when none is stored', async ({ page }) => {
    const SUCCESS = 'PENDING'
    const journeyBlocks = { TRANSACTION_ANALYSIS: SUCCESS, SCORECARD_RESULT: SUCCESS, OFFERS_AVAILABLE: SUCCESS }
    await page.route('**/case-state', (route) => route.fulfill({ json: { origin: 'Boekhouder', journeyBlocks } }))
    await findCompany(page, webshop)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('partnerId'))).toBe('boekhouder')
  })

  test('AUTH-2 a partner that is stored stays, whatever origin the case has', async ({ page }) => {
    const journeyBlocks = { TRANSACTION_ANALYSIS: 'PENDING', SCORECARD_RESULT: 'PENDING', OFFERS_AVAILABLE: 'PENDING' }
    await page.route('**/case-state', (route) => route.fulfill({ json: { origin: 'Boekhouder', journeyBlocks } }))
    await page.goto('/?id=acme')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('partnerId'))).toBe('acme')
    const isRead = page.waitForResponse('**/case-state')
    await findCompany(page, webshop)
    await isRead
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('partnerId'))).toBe('acme')
  })

  test('AUTH-3 a journey page asks for an anonymous token, a page of re-consent, going on or unsubscribing for none', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('anonymous-tokens')) asked.push(request.url())
    })
    for (const address of [addresses.reconsentDutch, addresses.resume, addresses.unsubscribe]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await untilQuiet(page)
      expect(asked, address).toEqual([])
    }
    await page.goto(addresses.aboutYou)
    await page.waitForURL((url) => url.pathname === '/')
    expect(asked).toHaveLength(1)
  })

  test('FLOW-1 FLOW-2 STATE-4 a step opens once it was reached and stays open, also over a reload; without a company every step leads home', async ({
    page,
  }) => {
    for (const step of [addresses.aboutYou, addresses.collectTransactions, addresses.personalOffer]) {
      await page.goto(step)
      await page.waitForURL((url) => url.pathname === '/')
    }
    await beginAt(page, 'company')
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Voortgang van je aanvraag' }).getByRole('button', { name })
    await expect(tab('Transacties')).toBeDisabled()
    await askForLoan(page, '20000', 'Voorraad')
    await expect(page.getByRole('button', { name: 'Nee, verder' })).toBeVisible()
    await expect(tab('Transacties')).toBeDisabled()
    await expectNoExpenses(page)
    await tab('Over jou').click()
    await page.waitForURL('**/jouw-aanvraag')
    await expect(tab('Transacties')).toBeEnabled()
    await expect(tab('Aanbod')).toBeDisabled()
    await page.reload()
    await expect(tab('Transacties')).toBeEnabled()
    await expect(tab('Aanbod')).toBeDisabled()
    await tab('Transacties').click()
    await page.waitForURL('**/transacties-uploaden')
  })

  test('STORE-4 goal preselects, destination opens a screen of this site only, and phrase searches', async ({
    page,
  }) => {
    await page.goto(`/?goal=inventory&destination=https://evil.example&phrase=${webshop}`)
    await page.getByRole('option').first().click()
    await page.waitForURL((url) => url.pathname === '/jouw-aanvraag' && url.origin === new URL(page.url()).origin)
    await expect(page.getByRole('radio', { name: 'Voorraad' })).toBeChecked()
    await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('')
    await page.goto('/?goal=nonsense&destination=extra-uitgaven&phrase=Kadolijn')
    await expect(page.getByRole('combobox')).toHaveValue('Kadolijn')
    const left = page.waitForRequest((request) => request.isNavigationRequest() && !request.url().includes('phrase'))
    await page.getByRole('option').first().click()
    expect(new URL((await left).url()).pathname).toBe('/extra-uitgaven')
  })

  test('FLOW-4 the amount that was chosen in the calculator is filled in at the first step', async ({ page }) => {
    await page.goto(`/?phrase=${webshop}`)
    const amount = page.locator('[data-quote-field]')
    await amount.fill('40.000')
    await amount.blur()
    await expect(page.locator('[data-quote-chosen="40000"]')).toBeVisible()
    await page.getByRole('option').first().click()
    await page.waitForURL('**/jouw-aanvraag?amount=40000')
    await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('€ 40.000')
    await expect(page.getByText(/^€\s40\.000 voor een jaar kost vanaf €\s1\.\d{3}\.$/)).toBeVisible()
    await page.goto('/jouw-aanvraag?amount=999999999')
    await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('')
  })

  for (const [where, address] of calculators)
    test(`FLOW-4 the calculator of ${where} counts, and its amount goes along through the search of home`, async ({
      page,
      audit,
    }) => {
      await page.goto(address)
      const quote = page.getByRole('region', { name: 'Reken het meteen uit' })
      const total = quote.locator('[data-quote-row=back]')
      const before = await total.textContent()
      await quote.getByRole('textbox', { name: 'Bedrag' }).fill('40.000')
      await quote.getByRole('radio', { name: '3 jaar' }).check()
      await expect(quote.getByRole('heading', { name: '€ 40.000 voor 3 jaar' })).toBeVisible()
      await expect(total).not.toHaveText(before!)
      await audit()
      await quote.getByRole('link', { name: 'Check of je kunt lenen' }).click()
      await page.waitForURL('**/?amount=40000#zoek')
      await page.getByRole('combobox').fill(webshop)
      await page.getByRole('option').first().click()
      await page.waitForURL('**/jouw-aanvraag?amount=40000')
      await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('€ 40.000')
    })

  test('STORE-5 utm parameters with a value follow the visitor, and a partner source is remembered', async ({
    page,
  }) => {
    await page.goto('/zakelijke-lening?utm_source=partner-boekhouder&utm_medium=&utm_evil=1')
    const links = page.locator('a[href*="utm_source=partner-boekhouder"]')
    await expect.poll(() => links.count()).toBeGreaterThan(0)
    await expect(page.locator('a[href*="utm_medium"], a[href*="utm_evil"]')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('is_partner'))).toBe('true')
  })

  test('STORE-5 STATE-4 the campaign is in the links again after a reload later in the journey, and kept in no storage', async ({
    page,
  }) => {
    await page.goto(`/?phrase=${webshop}&utm_source=nieuwsbrief`)
    await page.getByRole('option').first().click()
    await page.waitForURL('**/jouw-aanvraag?utm_source=nieuwsbrief')
    await askForLoan(page, '20000', 'Voorraad')
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
    const withCampaign = '/privacyverklaring?utm_source=nieuwsbrief'
    await expect(privacy).toHaveAttribute('href', withCampaign)
    expect(page.url()).not.toContain('utm_')
    await page.reload()
    await expect(privacy).toHaveAttribute('href', withCampaign)
    const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])
    expect(await page.evaluate(kept)).not.toContain('nieuwsbrief')
  })

  test('ERR-4 every error is shown in words, in both languages', async ({ page }) => {
    await playStanding(page, 'about you')
    let error = ''
    await page.route('**/loan-amount', (route) => route.fulfill({ status: 400, json: { error } }))
    for (const language of ['nl', 'en'] as const) {
      await page.goto(addressOf('aboutYou', language))
      const [amount, goal, next] =
        language === 'nl'
          ? (['Bedrag dat je wilt lenen', 'Voorraad', 'Verder'] as const)
          : (['Amount you want to borrow', 'Stock', 'Continue'] as const)
      await page.getByLabel(amount).pressSequentially('20000')
      await page.getByRole('radio', { name: goal }).check()
      for (const [key, dutch, english] of catalogue) {
        error = key
        const answered = page.waitForResponse('**/loan-amount')
        await page.getByRole('button', { name: next, exact: true }).click()
        await answered
        const words = language === 'nl' ? dutch : english
        await expect(page.getByText(words).first(), `${language} ${key}`).toBeVisible()
      }
    }
  })
})

test('AUTH-3 STORE-5 a reader gets no session and keeps nothing; the first use of a form or the search begins one', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('anonymous-tokens')) asked.push(request.url())
  })
  const kept = async () => [await page.evaluate(stored('sessionStorage')), (await context.cookies()).length]
  await page.goto('/kennisbank?id=ACME&utm_source=partner-boekhouder')
  await page.getByRole('main').locator('a[href*="/kennisbank/"][href*="id=acme"]').first().click()
  await page.waitForURL('**/kennisbank/**id=acme**')
  await untilQuiet(page)
  expect(await kept()).toEqual([{}, 0])
  await page.goto('/?id=ACME&utm_source=partner-boekhouder')
  const priced = page.waitForResponse('**/vlot/v1/quote**')
  await page.getByRole('slider').first().press('ArrowRight')
  await priced
  await untilQuiet(page)
  expect(await kept()).toEqual([{}, 0])
  await page.goto('/contact?id=ACME&utm_source=partner-boekhouder')
  await untilQuiet(page)
  expect(asked).toEqual([])
  await page.getByLabel('Je naam').first().focus()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('jwtToken'))).toMatch(/^ey/)
  expect(await page.evaluate(stored('sessionStorage'))).toMatchObject({ partnerId: 'acme', is_partner: 'true' })
  expect(asked).toHaveLength(1)
  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/?phrase=${webshop}`)
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('STORE-2 STORE-3 nothing is kept before the choice; after it two cookies, and a visitor id only with analytics', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  expect(await page.evaluate(stored('localStorage'))).toEqual({})
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  await page.getByRole('button', { name: 'Ja, prima' }).click()
  await page.goto('/zakelijke-lening')
  const kept = (await page.evaluate(stored('localStorage'))) as Record<string, string>
  expect(Object.keys(kept).sort()).toEqual(['has_visited', 'user_id'])
  expect(kept['has_visited']).toBe('true')
  expect(kept['user_id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  await page.goto('/contact')
  expect(await page.evaluate(stored('localStorage'))).toEqual(kept)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
    'cookie_consent=true',
    'cookie_preferences=analytics',
  ])
  for (const { path, sameSite, expires } of cookies) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' })
    expect(Math.abs(expires - Date.now() / 1_000 - sixMonthsSeconds)).toBeLessThan(24 * 60 * 60)
  }
  // Asked again once the cookies are gone, the visitor stays the same one.
  await context.clearCookies()
  await page.reload()
  await page.getByRole('button', { name: 'Ja, prima' }).click()
  await expect(page.getByRole('button', { name: 'Ja, prima' })).toBeHidden()
  expect(await page.evaluate(stored('localStorage'))).toEqual(kept)
})
