import { expect, test } from '../support/page.ts'
import { account, asked, bankConnection, begun, playApplication, readyToShare } from '../support/played-application.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const next = { name: 'Verder', exact: true } as const

test('FLOW-4 amount within the limits, one of nine goals, and a free description', async ({ page }) => {
  const played = await playApplication(page, begun, {
    'v3/loan-amount': { loanAmount: 40_000 },
    'v3/loan-goal': { loanGoal: 'equipment' },
  })
  await page.goto('/jouw-aanvraag')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoeveel geld heb je nodig?')
  const amount = page.getByLabel('Bedrag dat je wilt lenen')
  await expect(page.getByText('Hele euro’s, van € 5.000 tot en met € 250.000, in stappen van € 500.')).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Bedrag kiezen met een schuif' })
  for (const [name, value] of [
    ['min', '5000'],
    ['max', '250000'],
    ['step', '500'],
  ] as const)
    await expect(slider).toHaveAttribute(name, value)
  for (const [typed, words] of [
    ['4500', 'Kies een bedrag van € 5.000 tot en met € 250.000.'],
    ['250500', 'Kies een bedrag van € 5.000 tot en met € 250.000.'],
    ['10250', 'Kies een bedrag in stappen van € 500.'],
  ] as const) {
    await amount.fill('')
    await amount.pressSequentially(typed)
    await amount.blur()
    await expect(amount).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.').replaceAll(' ', '\\s')))
  }
  for (const allowed of ['5000', '250000']) {
    await amount.fill('')
    await amount.pressSequentially(allowed)
    await amount.blur()
    await expect(amount).not.toHaveAttribute('aria-invalid')
  }
  await page.getByRole('button', next).click()
  await expect(page.getByRole('link', { name: 'Kies waar je het geld voor nodig hebt.' })).toBeVisible()
  const goals = page.getByRole('group', { name: 'Waar heb je het geld voor nodig?' })
  await expect(goals.getByRole('radio')).toHaveCount(9)
  for (const goal of [
    'Werkkapitaal',
    'Voorraad',
    'Machines of inrichting',
    'Groei',
    'Marketing',
    'Personeel',
    'Belasting',
    'Overbrugging',
    'Iets anders',
  ])
    await expect(goals.getByRole('radio', { name: goal })).toHaveCount(1)
  expect(played.sent).toEqual([])
  await slider.fill('40000')
  await expect(amount).toHaveValue('€ 40.000')
  await goals.getByRole('radio', { name: 'Machines of inrichting' }).check()
  await page.getByLabel(/Wil je er iets over vertellen/).fill('Een tweede oven')
  await page.getByRole('button', next).click()
  await page.waitForURL('**/extra-uitgaven')
  expect(played.sent.toSorted()).toEqual([
    ['v3/loan-amount', { loanAmount: 40_000 }],
    ['v3/loan-goal', { loanGoal: 'equipment', description: 'Een tweede oven' }],
  ])
})

test('FLOW-4 the limits are those that the server gives, in English as well', async ({ page }) => {
  await playApplication(page, begun)
  await page.route('**/vlot/v1/limits', async (route) => {
    const answer = await route.fetch()
    const limits = (await answer.json()) as object
    const loanAmount = { minimum: 6_000, maximum: 90_000, step: 1_000 }
    await route.fulfill({ response: answer, json: { ...limits, loanAmount } })
  })
  await page.goto('/en/jouw-aanvraag')
  const goals = page.getByRole('group', { name: 'What is it for?' }).getByRole('radio')
  await expect(goals).toHaveCount(9)
  for (const [index, goal] of [
    'Working capital',
    'Stock',
    'Equipment',
    'Growth',
    'Marketing',
    'Staff',
    'Tax',
    'Bridge a quiet period',
    'Something else',
  ].entries())
    await expect(goals.nth(index)).toHaveAccessibleName(new RegExp(`^${goal}`))
  await expect(page.getByText('Whole euros, from €6,000 to €90,000, in steps of €1,000.')).toBeVisible()
  const amount = page.getByLabel('Amount you want to borrow')
  await amount.pressSequentially('5000')
  await amount.blur()
  await expect(page.getByText('Choose an amount from €6,000 to €90,000.').first()).toBeVisible()
})

test('FLOW-5 each question opens the next, and the three answers are sent', async ({ page }) => {
  const played = await playApplication(page, asked, { 'v3/expected-expenses': readyToShare })
  await page.goto('/extra-uitgaven')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Komt er een grote uitgave aan?')
  const yes = page.getByRole('button', { name: 'Ja, dat verwacht ik' })
  const second = page.getByRole('group', { name: 'Weet je ongeveer om hoeveel het gaat?' })
  const amount = page.getByLabel('Verwachte uitgaven in totaal')
  await expect(yes).toHaveAttribute('aria-expanded', 'false')
  await expect(second).toHaveCount(0)
  await yes.click()
  await expect(yes).toHaveAttribute('aria-expanded', 'true')
  await expect(second).toBeVisible()
  await page.getByRole('button', next).click()
  await expect(page.getByRole('link', { name: 'Kies een van de antwoorden.' })).toBeVisible()
  await expect(amount).toHaveCount(0)
  await second.getByRole('radio', { name: 'Nee, nog niet' }).check()
  await expect(page.getByText('Dat geeft niet. Maakt het bedrag uit voor je aanbod')).toBeVisible()
  await expect(amount).toHaveCount(0)
  await second.getByRole('radio', { name: 'Ja, ongeveer' }).check()
  await expect(page.getByText('Hele euro’s, bij elkaar opgeteld. Hoogstens € 1.000.000.')).toBeVisible()
  await page.getByRole('button', next).click()
  await expect(page.getByRole('link', { name: 'Vul in om hoeveel het ongeveer gaat.' })).toBeVisible()
  await amount.pressSequentially('1000001')
  await page.getByRole('button', next).click()
  await expect(page.getByRole('link', { name: 'Vul een bedrag in van hoogstens € 1.000.000.' })).toBeVisible()
  expect(played.sent).toEqual([])
  await amount.fill('')
  await amount.pressSequentially('1500')
  await page.getByRole('button', next).click()
  await page.waitForURL('**/transacties-uploaden')
  expect(played.sent).toEqual([['v3/expected-expenses', { hasExpenses: true, knowsAmount: true, amount: 1_500 }]])
})

test('FLOW-5 no large expenses is one press, which is sent and goes on', async ({ page }) => {
  const played = await playApplication(page, asked, { 'v3/expected-expenses': readyToShare })
  await page.goto('/en/extra-uitgaven')
  await expect(page.getByRole('button', { name: 'No, continue' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, I expect one' }).click()
  const second = page.getByRole('group', { name: 'Do you know roughly how much?' })
  await second.getByRole('radio', { name: 'No, not yet' }).check()
  await expect(page.getByLabel('Total expected costs')).toHaveCount(0)
  await second.getByRole('radio', { name: 'Yes, roughly' }).check()
  await expect(page.getByLabel('Total expected costs')).toBeVisible()
  await page.goto('/extra-uitgaven')
  await page.getByRole('button', { name: 'Nee, verder' }).click()
  await page.waitForURL('**/transacties-uploaden')
  expect(played.sent).toEqual([['v3/expected-expenses', { hasExpenses: false, knowsAmount: null, amount: null }]])
})

test('FLOW-6 consent is asked before anything, never given beforehand, and sent with its text', async ({ page }) => {
  const played = await playApplication(
    page,
    { ...readyToShare, consentGiven: false },
    { 'financials/consent': { consentGiven: true } },
  )
  await page.goto('/en/transacties-uploaden')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('May we look at your transactions?')
  await expect(page.locator('dt')).toHaveText([
    'Who sees them?',
    'What do we see?',
    'For how long?',
    'Why?',
    'How do you stop?',
  ])
  await expect(page.getByRole('checkbox', { name: /^Yes, Vlot may look at my transactions/ })).not.toBeChecked()
  await page.goto('/transacties-uploaden')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mogen we je transacties bekijken?')
  await expect(page.locator('dt')).toHaveText([
    'Wie kijkt mee?',
    'Wat zien we?',
    'Hoe lang?',
    'Waarom?',
    'Hoe stop je ermee?',
  ])
  const box = page.getByRole('checkbox', { name: 'Ja, Vlot mag mijn transacties bekijken voor deze aanvraag.' })
  await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: 'Akkoord en verder' }).click()
  await expect(page.getByText('Zonder toestemming kunnen we geen aanbod maken.').first()).toBeVisible()
  expect(played.sent).toEqual([])
  await box.check()
  await page.getByRole('button', { name: 'Akkoord en verder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deel je zakelijke transacties')
  expect(played.sent).toEqual([
    [expect.stringMatching(/financials\/consent$/), { consent: true, textVersion: expect.stringMatching(/-nl$/) }],
  ])
})

test('FLOW-6 nine banks to choose from, files of three kinds, and every account can be taken out by itself', async ({
  page,
}) => {
  const iban = 'NL91ABNA0417164300'
  const played = await playApplication(
    page,
    {
      ...readyToShare,
      connections: [
        bankConnection({
          connectionId: '1',
          accounts: [account('NL06BUNQ0900003001', 'Kadolijn Webwinkels B.V.'), account('NL76BUNQ0900003002', null, 0)],
        }),
        bankConnection({ connectionId: '2', bankName: 'ABN AMRO', bank: 'ABN', accounts: [account(iban, 'Kadolijn')] }),
      ],
    },
    { 'accounts/remove': {} },
  )
  await page.goto('/transacties-uploaden')
  const banks = page.locator('.bank-grid').getByRole('button')
  await expect(banks.locator('> span:last-child')).toHaveText([
    'Rabobank',
    'ING',
    'ABN AMRO',
    'Knab',
    'ASN Bank',
    'SNS',
    'RegioBank',
    'Triodos Bank',
    'bunq',
  ])
  await expect(banks.locator('.bank-mark')).toHaveCount(9)
  const shared = page.getByRole('region', { name: 'Gedeelde rekeningen' })
  await expect(shared.locator('.account-iban')).toHaveText([
    'NL 06 BUNQ 0900 0030 01',
    'NL 76 BUNQ 0900 0030 02',
    'NL 91 ABNA 0417 1643 00',
  ])
  await expect(
    shared.getByText('1.234 transacties, van 22 november 2025 tot en met 21 november 2026').first(),
  ).toBeVisible()
  await page.getByRole('radio', { name: /Upload een bestand/ }).check()
  await expect(page.getByText(/CAMT\.053, MT940, CSV of een zip daarvan\. Hoogstens 10 MB per bestand/)).toBeVisible()
  await expect(page.getByLabel(/^Kies je bestanden/)).toHaveAttribute('multiple', '')
  await shared.getByRole('button', { name: 'Rekening NL 91 ABNA 0417 1643 00 weghalen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deze rekening weghalen?' })
  await expect(dialog).toContainText('We wissen alle transacties van NL 91 ABNA 0417 1643 00 uit je aanvraag.')
  await dialog.getByRole('button', { name: 'Ja, haal weg' }).click()
  await expect.poll(() => played.sent).toEqual([['accounts/remove', { iban }]])
})
