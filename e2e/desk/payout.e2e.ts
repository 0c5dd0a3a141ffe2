import type { AnswerOf } from '#contract/calls.ts'
import { expect, test } from '../support/page.ts'
import { beginAt, businesses, fresh } from '../support/prepared.ts'

type Accounts = AnswerOf<'listDisbursementAccounts'>

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** Adds accounts to the answer: a person first reviews a company whose accounts do not all match. */
function withRefused(accounts: Accounts): Accounts {
  const [own] = accounts.bankAccounts
  if (!own) throw new Error('The company has no account.')
  const refused = { ...own, allowed: false }
  return {
    ...accounts,
    bankAccounts: [
      ...accounts.bankAccounts,
      { ...refused, iban: 'NL91ABNA0417164300', accountName: 'P. Pietersen', proof: 'other_name' },
      { ...refused, iban: 'NL20INGB0001234567', accountName: null, proof: 'holder_unknown', source: 'upload' },
    ],
  }
}

test('FLOW-7 FLOW-10 the account for the money says what was compared with what, also where it cannot go', async ({
  page,
  audit,
}) => {
  await page.route('**/accounts/disbursement', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: withRefused((await answer.json()) as Accounts) })
  })
  await beginAt(page, 'decided')
  await page
    .getByRole('button', { name: /^Kies / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Op welke rekening wil je het geld?' })).toBeVisible()
  await expect(
    page.getByText(/De naam klopt: op de rekening staat .*Kadolijn.*, in het Handelsregister/).first(),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: /Zakelijke rekening, bunq\./ })).toBeVisible()
  const refused = page.getByRole('region', { name: 'Op deze rekeningen kunnen we niet uitbetalen' })
  await expect(refused).toContainText('NL 91 ABNA 0417 1643 00')
  await expect(refused).toContainText(
    'De naam is anders: op de rekening staat P. Pietersen, in het Handelsregister staat Kadolijn',
  )
  await expect(refused).toContainText('die staat niet in je bestand. Koppel deze rekening via je bank')
  await expect(page.getByRole('radio', { name: /NL 91 ABNA/ })).toHaveCount(0)
  await audit()
})

test('FLOW-10 of two accounts of the company the savings account stands last, by the name of the bank', async ({
  page,
}) => {
  await beginAt(page, 'decided', { business: fresh(businesses.bakery) })
  await page
    .getByRole('button', { name: /^Kies / })
    .first()
    .click()
  const accounts = page.getByRole('radio', { name: /rekening, Rabobank/ })
  await expect(accounts).toHaveCount(2)
  await expect(accounts.nth(0)).toHaveAccessibleName(/ Zakelijke rekening, Rabobank/)
  await expect(accounts.nth(1)).toHaveAccessibleName(/ Zakelijke spaarrekening, Rabobank/)
})
