import { callsOf, gapsBetween, noteCalls, passTime, stopTime } from '../support/page-clock.ts'
import { expect, test } from '../support/page.ts'
import { account, bankConnection, playApplication, readyToShare } from '../support/played-application.ts'
import { confirmed, decision, iban, playOffers } from '../support/played-offer-answers.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const stepMs = 20

test('FLOW-8 the three parts of the work are shown as they come, with real counts, asked ten times a second', async ({
  page,
}) => {
  await playApplication(page, confirmed)
  const states = ['PENDING PENDING PENDING', 'SUCCESS PENDING PENDING', 'SUCCESS SUCCESS PENDING']
  let state = 0
  await page.route('**/case-state', (route) => {
    const [TRANSACTION_ANALYSIS, SCORECARD_RESULT, OFFERS_AVAILABLE] = states[state]!.split(' ')
    return route.fulfill({
      json: { origin: null, journeyBlocks: { TRANSACTION_ANALYSIS, SCORECARD_RESULT, OFFERS_AVAILABLE } },
    })
  })
  await page.clock.install()
  await noteCalls(page, '/case-state')
  await page.goto('/get-offers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We berekenen je aanbod')
  await stopTime(page)
  await expect(page.getByText(/^1\.234 transacties op één rekening, van 22 november 2025 tot en met 21/)).toBeVisible()
  const steps = page.locator('.steps-item')
  const marks = [
    ['bezig', 'nog te doen', 'nog te doen'],
    ['klaar', 'bezig', 'nog te doen'],
    ['klaar', 'klaar', 'bezig'],
  ]
  for (const [index, expected] of marks.entries()) {
    state = index
    const before = (await callsOf(page)).length
    await passTime(page, stepMs, async () => (await callsOf(page)).length > before + 4)
    await expect(steps).toHaveText([
      new RegExp(`^.?Je transacties bekijken \\(${expected[0]}\\)`),
      new RegExp(`^.?Beoordelen of een lening bij je past \\(${expected[1]}\\)`),
      new RegExp(`^.?Bedragen en prijzen berekenen \\(${expected[2]}\\)`),
    ])
    await expect(steps.nth(index).locator('.spinner')).toBeVisible()
    await expect(steps.locator('.spinner')).toHaveCount(1)
  }
  for (const gap of gapsBetween(await callsOf(page)).slice(-12)) {
    expect(gap, 'a tenth of a second between an answer and the next question').toBeGreaterThanOrEqual(100)
    expect(gap, 'a tenth of a second between an answer and the next question').toBeLessThan(100 + 2 * stepMs)
  }
  await page.clock.resume()
  await page.goto('/en/get-offers')
  await expect(page.locator('.steps-label')).toHaveText([
    /^Looking at your transactions/,
    /^Checking whether a loan suits you/,
    /^Working out amounts and prices/,
  ])
})

test('FLOW-9 a red score is a clear and kind no, with its reasons and a person to ask', async ({ page }) => {
  await playOffers(page, confirmed, {
    isEligibleForDls: false,
    scoreIsRed: true,
    offers: [],
    decision: {
      ...decision,
      outcome: 'refused',
      grade: 'E',
      points: 484,
      reasons: [
        { code: 'RETURNED_DIRECT_DEBITS', figures: { count: 6, countLastThreeMonths: 6 } },
        { code: 'OFTEN_OVERDRAWN', figures: { daysBelowZeroShare: 0.652 } },
      ],
      change: {
        code: 'returnedDirectDebitsYear',
        figures: { returnedDirectDebitsYearFrom: 6, returnedDirectDebitsYearTo: 0, points: 580 },
      },
      otherChanges: [
        {
          code: 'requestedAmountCents',
          figures: { requestedAmountCentsFrom: 2_500_000, requestedAmountCentsTo: 1_250_000, points: 575 },
        },
      ],
    },
  })
  await page.goto('/persoonlijk-aanbod')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We kunnen je nu geen lening aanbieden')
  await expect(page.getByText(/^Dat is vast niet wat je hoopte\./)).toBeVisible()
  const why = page.getByRole('region', { name: 'Waarom' }).getByRole('listitem')
  await expect(why).toHaveCount(2)
  await expect(why.nth(0)).toHaveText('Er zijn 6 incasso’s teruggeboekt in de laatste drie maanden.')
  await expect(why.nth(1)).toContainText('65')
  // The date by which time has mended it, and that one of the two is enough.
  const change = page.getByRole('region', { name: 'Dit zou het antwoord veranderen' })
  await expect(change).toContainText('Eén hiervan is genoeg voor een ja:')
  await expect(change.getByRole('listitem')).toHaveText([
    /^Zorg een jaar lang dat er geen incasso’s worden teruggeboekt\. Vanaf 21 november 2027 kan dat in orde zijn\. Aanvragen mag altijd\. Zet in mijn agenda$/,
    /^Vraag €\s12\.500 of minder\.$/,
  ])
  const calendar = page.waitForEvent('download')
  await change.getByRole('link', { name: 'Zet in mijn agenda' }).click()
  expect((await calendar).suggestedFilename()).toBe('vlot-2027-11-21.ics')
  // Help that fits: debts first, then what the municipality does for who cannot manage.
  const help = page.getByRole('region', { name: 'Hier kun je nu terecht' })
  await expect(help.getByRole('link')).toHaveText(['155 Help een Bedrijf', 'Geldfit Zakelijk', 'Bbz'])
  await expect(help.getByRole('link').first()).toHaveAttribute('href', 'https://155.nl/')
  await expect(page.getByText('Laat een medewerker meekijken')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText('Deze aanvraag staat niet bij het BKR')).toBeVisible()
})

test('FLOW-10 an offer is chosen, an account, what comes next, and how it went, and the finished flow is closed', async ({
  page,
}) => {
  const played = await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await expect(
    page.getByText(
      'Gebaseerd op 1.234 transacties op één rekening, van 22 november 2025 tot en met 21 november 2026. Je omzet is gemiddeld € 103.473 per maand.',
    ),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Looptijd in jaren' }).fill('3')
  await page.getByRole('button', { name: 'Kies € 25.000 voor 3 jaar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Op welke rekening wil je het geld?')
  await page.getByRole('radio', { name: /NL 06 BUNQ 0900 0030 01/ }).check()
  await page.getByRole('button', { name: 'Bevestig deze rekening' }).click()
  await page.waitForURL('**/volgende-stappen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één stap: waar sturen we je aanbod heen?')
  await expect(
    page.getByText('Je koos: lening 3 jaar van € 25.000. Uitbetaling op NL 06 BUNQ 0900 0030 01.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mijn mening versturen' })).toHaveCount(0)
  // Confirmed, in another tab perhaps.
  Object.assign(played.view, { flowFinished: true, furthestStep: 'feedback-success' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, je keuze is bewaard')
  await page.getByRole('button', { name: 'Mijn mening versturen' }).click()
  await expect(page.getByText('Kies hoe tevreden je bent.').first()).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByLabel('Hoe heb je ons gevonden?').locator('option')).toHaveText([
    'Kies een antwoord',
    'Via een zoekmachine',
    'Via een bekende',
    'Via mijn boekhouder of accountant',
    'Via een partner of andere website',
    'Via sociale media',
    'Anders',
  ])
  await page.goto('/en/volgende-stappen')
  await expect(page.getByRole('main').getByRole('link', { name: 'your data' })).toHaveAttribute(
    'href',
    '/en/jouw-gegevens',
  )
  const ratings = ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied']
  for (const [index, words] of ratings.entries())
    await expect(page.getByRole('radio').nth(index)).toHaveAccessibleName(new RegExp(`^${index + 1}\\b.*${words}$`))
  await expect(page.getByLabel('How did you find us?').locator('option')).toHaveText([
    'Choose an answer',
    'Through a search engine',
    'Through someone I know',
    'Through my bookkeeper or accountant',
    'Through a partner or another website',
    'Through social media',
    'Some other way',
  ])
  await page.goto('/volgende-stappen')
  await page.getByRole('radio', { name: /^4/ }).check()
  await page.getByLabel('Hoe heb je ons gevonden?').selectOption('acquaintance')
  await page.getByLabel(/Wat kunnen we beter doen/).fill('Minder vragen')
  await page.getByRole('button', { name: 'Mijn mening versturen' }).click()
  await page.waitForURL('**/feedback-success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dank je wel')
  expect(played.sent).toEqual([
    ['offers/select', { offerId: 'loan-3' }],
    ['accounts/disbursement', { iban }],
    ['v3/feedback', { rating: 4, referenceSource: 'acquaintance', suggestions: 'Minder vragen' }],
  ])
  await page.goto('/persoonlijk-aanbod')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/volgende-stappen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, je keuze is bewaard')
  await expect(page.getByRole('button', { name: 'Mijn mening versturen' })).toHaveCount(0)
})

test('FLOW-7 each bank says how far it is, and each account whether its name is the company’s', async ({ page }) => {
  const connections = [
    bankConnection({ connectionId: '1', stage: 'finished', accounts: [account(iban, 'Kadolijn Webwinkels B.V.')] }),
    bankConnection({ connectionId: '2', bankName: 'ING', bank: 'ING', stage: 'fetching', fetchedCount: 512 }),
    bankConnection({ connectionId: '3', bankName: 'Knab', bank: 'KNAB', stage: 'connecting', fetchedCount: 0 }),
    bankConnection({ connectionId: '4', bankName: 'Rabobank', bank: 'RABOBANK', stage: 'waiting', fetchedCount: 0 }),
    bankConnection({
      connectionId: '5',
      bankName: 'ABN AMRO',
      bank: 'ABN',
      stage: 'failed',
      errorKey: 'bank_unavailable',
      fetchedCount: 0,
    }),
  ]
  const played = await playApplication(page, { ...readyToShare, connections })
  const matches = [
    { iban, clientName: 'Kadolijn Webwinkels B.V.', matchState: 'MATCH' },
    { iban: 'NL20INGB0001234567', clientName: null, matchState: 'COULD_NOT_MATCH' },
    { iban: 'NL43KNAB0001234567', clientName: 'P. Pietersen', matchState: 'NO_MATCH' },
  ]
  await page.route('**/accounts/validate', (route) =>
    route.fulfill({ json: { validation: { complete: false, accounts: matches } } }),
  )
  await page.route('**/fetch/connection/*', (route) => {
    const id = route.request().url().split('/').at(-1)
    const found = played.view.connections.find((one) => one.connectionId === id)
    if (!found) return route.fulfill({ status: 404, json: { error: 'connection_not_found' } })
    const { stage, fetchedCount, errorKey } = found
    return route.fulfill({ json: { finished: stage === 'finished', stage, fetchedCount, errorKey } })
  })
  await page.goto('/transacties-verzamelen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We halen je transacties op')
  const cards = page.locator('.account-card')
  for (const [index, words] of [
    'bunq Opgehaald',
    'ING Transacties ophalen',
    'Knab Verbinding maken met je bank',
    'Rabobank Staat klaar om te beginnen',
    'ABN AMRO Niet gelukt',
  ].entries()) {
    await expect(cards.nth(index).locator('.account-bank')).toHaveText(words)
    await expect(cards.nth(index).locator('.spinner')).toHaveCount(index === 0 || index === 4 ? 0 : 1)
  }
  await expect(cards.nth(1).locator('.fetched')).toHaveText('512 transacties')
  await expect(cards.nth(4)).toContainText('Deze bank is nu niet bereikbaar.')
  await expect(page.getByRole('button', { name: 'Ja, bereken mijn aanbod' })).toHaveCount(0)
  played.view = {
    ...played.view,
    connections: [
      connections[0]!,
      bankConnection({
        connectionId: '2',
        bankName: 'ING',
        bank: 'ING',
        accounts: [account('NL20INGB0001234567', null)],
      }),
      bankConnection({
        connectionId: '3',
        bankName: 'Knab',
        bank: 'KNAB',
        accounts: [account('NL43KNAB0001234567', 'P. Pietersen')],
      }),
    ],
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kloppen deze rekeningen?')
  for (const [index, label, words] of [
    [0, 'Naam klopt', 'De rekening staat op naam van Kadolijn Webwinkels B.V. Dat past bij Kadolijn Webwinkels B.V.'],
    [1, 'Naam onbekend', 'De bank geeft geen naam door die we met Kadolijn Webwinkels B.V. kunnen vergelijken.'],
    [
      2,
      'Andere naam',
      'De rekening staat op naam van P. Pietersen. Dat herkennen we niet als Kadolijn Webwinkels B.V.',
    ],
  ] as const) {
    await expect(cards.nth(index).locator('.account-iban .pill')).toHaveText(label)
    const explained = cards.nth(index).locator('details')
    if (index < 2) await explained.getByText('Wat betekent dit?').click()
    await expect(explained.getByText(words)).toBeVisible()
  }
  await expect(
    cards.nth(0).getByText('1.234 transacties, van 22 november 2025 tot en met 21 november 2026'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ja, bereken mijn aanbod' })).toBeVisible()
  await page.goto('/en/transacties-verzamelen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are these the right accounts?')
  await expect(cards.locator('.account-iban .pill')).toHaveText(['Name matches', 'Name unknown', 'Different name'])
  await expect(page.getByRole('button', { name: 'Yes, work out my offer' })).toBeVisible()
})

test('FLOW-9 an offer that is opened again asks for prices and months beside the application, not after it', async ({
  page,
}) => {
  await playOffers(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/vlot/v1/application', (route) => answered.then(() => route.fallback()))
  const asked = ['**/v3/offers', '**/v1/offers/range', '**/own-months-*.js'].map((one) =>
    page.waitForRequest(one, { timeout: 20_000 }),
  )
  await page.goto('/persoonlijk-aanbod')
  await Promise.all(asked)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Ons antwoord op je aanvraag')
  answer()
  await expect(heading).toHaveText('Dit kunnen we je bieden')
  await expect(page.getByRole('heading', { name: 'Zo past het in jouw maanden' })).toBeVisible()
})
