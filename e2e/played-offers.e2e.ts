import type { Offer } from '#contract/offers.ts'
import { expect, test } from './page.ts'
import { account, bankConnection, playApplication, type Played, readyToShare } from './played-calls.ts'
import type { Page } from '@playwright/test'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const iban = 'NL06BUNQ0900003001'
const shared = {
  ...readyToShare,
  connections: [bankConnection({ accounts: [account(iban, 'Kadolijn Webwinkels B.V.')] })],
}
const confirmed = { ...shared, dataConfirmed: true }

type Price = [
  term: number,
  rate: number,
  interest: number,
  amortization: number,
  first: number,
  last: number,
  cost: number,
  repay: number,
  yearly: number,
]

/** Loans of 25,000 euros over one to five years, as grade B is priced, and the credit. */
const prices: readonly Price[] = [
  [1, 8.9, 1_205.21, 2_083.33, 226_875, 209_882, 120_521, 2_620_521, 9.27],
  [2, 9.1, 2_369.81, 1_041.66, 123_124, 104_972, 236_981, 2_736_981, 9.49],
  [3, 9.3, 3_584.4, 694.44, 88_819, 69_998, 358_440, 2_858_440, 9.71],
  [4, 9.5, 4_848.98, 520.83, 71_875, 52_511, 484_898, 2_984_898, 9.92],
  [5, 9.7, 6_163.68, 416.66, 61_874, 42_043, 616_368, 3_116_368, 10.14],
]

function offerOf([term, rate, interest, amortization, first, last, cost, repay, yearly]: Price): Offer {
  const termMonths = term * 12
  return {
    id: `loan-${term}`,
    productType: 'PBL',
    term,
    termMonths,
    loanAmount: 25_000,
    requestedAmount: 25_000,
    totalInterestCost: interest,
    linearMonthlyAmortization: amortization,
    clientRate: rate,
    creditProvision: 0,
    netPayoutCents: 2_500_000,
    firstInstalmentCents: first,
    lastInstalmentCents: last,
    yearlyCostPercentage: yearly,
    fees: [],
    totalCostCents: cost,
    totalToRepayCents: repay,
    schedule: Array.from({ length: termMonths }, (_, index) => ({
      number: index + 1,
      dueOn: '2026-12-21',
      principalCents: 100_000,
      interestCents: 10_000,
      totalCents: 110_000,
      outstandingCents: 0,
    })),
    earlyRepayment: [
      { afterMonths: 9, on: '2027-08-21', costCents: 18_750, outstandingCents: 1_875_004, interestSavedCents: 200_000 },
    ],
    stress: {
      monthlyRoomCents: 479_985,
      monthlyRoomStressedCents: -1_589_480,
      coversInstalment: true,
      coversInstalmentStressed: false,
    },
    securities: 'none',
    partnerCommissionCents: 0,
    validUntil: '2026-12-21',
  }
}
const credit: Offer = {
  ...offerOf([1, 7.7, 1_042.71, 2_083.33, 224_375, 209_674, 160_521, 2_660_521, 12.74]),
  id: 'credit',
  productType: 'PBC',
  creditProvision: 562.5,
  netPayoutCents: 2_443_750,
  fees: [{ code: 'provision', amountCents: 56_250 }],
}
const decision = {
  outcome: 'approved',
  grade: 'B',
  points: 614,
  modelVersion: 'scorecard-2026-11-2',
  decidedAt: '2026-11-21T10:00:00Z',
  reasons: [],
  change: null,
  facts: [{ code: 'yearlyTurnoverCents', value: 124_167_900, unit: 'cents' }],
  reviewRequestedAt: null,
  reviewAnswerBy: null,
}
const done = { TRANSACTION_ANALYSIS: 'SUCCESS', SCORECARD_RESULT: 'SUCCESS', OFFERS_AVAILABLE: 'SUCCESS' }

async function playOffers(page: Page, view = confirmed, answer: object = {}): Promise<Played> {
  const played = await playApplication(page, view, {
    'offers/select': { selectedOfferId: 'loan-3' },
    'accounts/disbursement': { disbursementIban: iban },
    'v3/feedback': { flowFinished: true },
  })
  const offers = [credit, ...prices.map(offerOf).toReversed()]
  const listed = { isEligibleForDls: true, scoreIsRed: false, decision, offers, ...answer }
  await page.route('**/dls-pbl-api/v3/offers', (route) => route.fulfill({ json: listed }))
  await page.route('**/case-state', (route) => route.fulfill({ json: { origin: null, journeyBlocks: done } }))
  await page.route('**/accounts/disbursement', (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const own = {
      iban,
      accountName: 'Kadolijn Webwinkels B.V.',
      bank: 'bunq',
      matchState: 'MATCH',
      source: 'bank',
      proof: 'name_matches',
      comparedWith: ['Kadolijn Webwinkels B.V.'],
      allowed: true,
    }
    return route.fulfill({
      json: { iban, accountName: own.accountName, bank: 'bunq', selectedAccount: null, bankAccounts: [own] },
    })
  })
  return played
}

test('FLOW-8 the three parts of the work are shown as they come, asked every second', async ({ page }) => {
  await playApplication(page, confirmed)
  const states = ['PENDING PENDING PENDING', 'SUCCESS PENDING PENDING', 'SUCCESS SUCCESS PENDING']
  let state = 0
  let polls = 0
  await page.route('**/case-state', (route) => {
    polls += 1
    const [TRANSACTION_ANALYSIS, SCORECARD_RESULT, OFFERS_AVAILABLE] = states[state]!.split(' ')
    return route.fulfill({
      json: { origin: null, journeyBlocks: { TRANSACTION_ANALYSIS, SCORECARD_RESULT, OFFERS_AVAILABLE } },
    })
  })
  await page.goto('/get-offers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We berekenen je aanbod')
  const steps = page.locator('.steps-item')
  const marks = [
    ['bezig', 'nog te doen', 'nog te doen'],
    ['klaar', 'bezig', 'nog te doen'],
    ['klaar', 'klaar', 'bezig'],
  ]
  for (const [index, expected] of marks.entries()) {
    state = index
    await expect(steps).toHaveText([
      new RegExp(`^.?Je transacties bekijken \\(${expected[0]}\\)`),
      new RegExp(`^.?Beoordelen of een lening bij je past \\(${expected[1]}\\)`),
      new RegExp(`^.?Bedragen en prijzen berekenen \\(${expected[2]}\\)`),
    ])
    await expect(steps.nth(index).locator('.spinner')).toBeVisible()
    await expect(steps.locator('.spinner')).toHaveCount(1)
  }
  const before = polls
  await page.waitForTimeout(2_500)
  expect(polls - before).toBeGreaterThanOrEqual(1)
  expect(polls - before).toBeLessThanOrEqual(3)
})

test('FLOW-9 five loans and a credit side by side, each with its amounts, and one in full with its plot', async ({
  page,
}) => {
  await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit kunnen we je bieden')
  await expect(page.getByText('Dit aanbod geldt tot en met 21-12-2026.')).toBeVisible()
  const group = page.getByRole('group', { name: 'Kies een lening of een krediet' })
  await expect(group.locator('.offer-card')).toHaveText([
    '€ 25.000€ 2.269, aflopend tot € 2.099 per maandRente per jaar: 8,90%JKP: 9,27%Kosten in totaal: € 1.205Laagste kosten in totaal',
    '€ 25.000€ 1.231, aflopend tot € 1.050 per maandRente per jaar: 9,10%JKP: 9,49%Kosten in totaal: € 2.370',
    '€ 25.000€ 888, aflopend tot € 700 per maandRente per jaar: 9,30%JKP: 9,71%Kosten in totaal: € 3.584',
    '€ 25.000€ 719, aflopend tot € 525 per maandRente per jaar: 9,50%JKP: 9,92%Kosten in totaal: € 4.849',
    '€ 25.000€ 619, aflopend tot € 420 per maandRente per jaar: 9,70%JKP: 10,14%Kosten in totaal: € 6.164Laagste maandbedrag',
    '€ 25.000€ 2.244, aflopend tot € 2.097 per maandRente per jaar: 7,70%JKP: 12,74%Kosten in totaal: € 1.605',
  ])
  for (const name of ['Lening 1 jaar', 'Lening 2 jaar', 'Lening 3 jaar', 'Lening 4 jaar', 'Lening 5 jaar', 'Krediet'])
    await expect(group.getByRole('radio', { name: new RegExp(`^${name}`) })).toHaveCount(1)
  // Side by side: loans and credit share a row where there is room.
  const [first, second] = [group.locator('.offer-card').nth(0), group.locator('.offer-card').nth(1)]
  expect((await second.boundingBox())!.y).toBeCloseTo((await first.boundingBox())!.y, 0)

  await group.getByRole('radio', { name: /^Lening 3 jaar/ }).check()
  const details = page.getByRole('region', { name: 'Lening 3 jaar: alle bedragen' })
  const rows = details.locator('dl.facts').first()
  await expect(rows.locator('dt')).toHaveText([
    'Bedrag',
    'Je ontvangt op je rekening',
    'Rente per jaar',
    'Maandbedrag',
    'Waarvan aflossing per maand',
    'Rente in totaal',
    'Eenmalige kosten',
    'Kosten in totaal',
    'Je betaalt in totaal terug',
    /^Jaarlijks kostenpercentage \(JKP\)/,
    'Zekerheid',
    'Geldig tot en met',
    'Vergoeding aan een partner',
  ])
  await expect(rows.locator('dd')).toHaveText([
    '€ 25.000',
    '€ 25.000,00',
    '9,30%',
    '€ 888,19, aflopend tot € 699,98',
    '€ 694,44',
    '€ 3.584,40',
    'Geen',
    '€ 3.584,40',
    '€ 28.584,40',
    '9,71%',
    'Geen onderpand en geen borg',
    '21-12-2026',
    'Geen',
  ])
  const plot = page.getByRole('region', { name: 'Past dit bij wat je overhoudt?' })
  await expect(plot.locator('rect.plot-principal')).toHaveCount(36)
  await expect(plot.locator('rect.plot-interest')).toHaveCount(36)
  await expect(plot.locator('.plot-key')).toHaveText([
    'Aflossing',
    'Rente',
    'Je houdt nu over: € 4.800',
    'Met 20% minder omzet, en dus minder inkoop, kom je € 15.895 tekort',
  ])
  await expect(plot.locator('line.plot-line')).toHaveCount(2)

  await group.getByRole('radio', { name: /^Krediet/ }).check()
  const creditRows = page.getByRole('region', { name: 'Krediet: alle bedragen' }).locator('dl.facts').first()
  await expect(creditRows.locator('dd').nth(1)).toHaveText('€ 24.437,50')
  await expect(creditRows.locator('dd').nth(6)).toHaveText('Kredietprovisie € 562,50')
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
    },
  })
  await page.goto('/persoonlijk-aanbod')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We kunnen je nu geen lening aanbieden')
  await expect(
    page.getByText('Dat is vast niet wat je hoopte. We leggen precies uit waarom, met je eigen cijfers.'),
  ).toBeVisible()
  const why = page.getByRole('region', { name: 'Waarom' }).getByRole('listitem')
  await expect(why).toHaveCount(2)
  await expect(why.nth(0)).toContainText('6')
  await expect(why.nth(1)).toContainText('65')
  await expect(page.getByRole('button', { name: 'Vraag om een tweede blik' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText('Deze aanvraag staat niet bij het BKR')).toBeVisible()
})

test('FLOW-10 an offer is chosen, an account, what comes next, and how it went; then the flow is finished', async ({
  page,
}) => {
  const played = await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await page.getByRole('radio', { name: /^Lening 3 jaar/ }).check()
  await page.getByRole('button', { name: 'Kies lening 3 jaar van € 25.000' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Op welke rekening wil je het geld?')
  await page.getByRole('radio', { name: /NL 06 BUNQ 0900 0030 01/ }).check()
  await page.getByRole('button', { name: 'Bevestig deze rekening' }).click()
  await page.waitForURL('**/volgende-stappen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, je keuze is bewaard')
  await expect(
    page.getByText('Je koos: lening 3 jaar van € 25.000. Uitbetaling op NL 06 BUNQ 0900 0030 01.'),
  ).toBeVisible()
  await expect(page.locator('ol.next-steps h2')).toHaveText([
    'Wij controleren je aanvraag',
    'Je tekent de overeenkomst',
    'Je krijgt het geld',
  ])
  await page.getByRole('button', { name: 'Mijn mening versturen' }).click()
  await expect(page.getByText('Kies hoe tevreden je bent.').first()).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('combobox').locator('option')).toHaveText([
    'Kies een antwoord',
    'Via een zoekmachine',
    'Via een bekende',
    'Via mijn boekhouder of accountant',
    'Via een partner of andere website',
    'Via sociale media',
    'Anders',
  ])
  await page.getByRole('radio', { name: /^4/ }).check()
  await page.getByRole('combobox').selectOption('acquaintance')
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
  await expect(cards.nth(0).getByText('1.234 transacties, van 22-11-2025 tot en met 21-11-2026')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ja, bereken mijn aanbod' })).toBeVisible()
})
