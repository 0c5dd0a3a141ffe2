import type { Browser, Page } from '@playwright/test'
import { another } from '#server/testing/applicant.ts'
import { addressOf } from '#web/addresses.ts'
import { applyFor } from '../support/applicant.ts'
import { mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import {
  choose,
  employeeAt,
  freshBrowser,
  giveDetails,
  goOnBy,
  type Mailed,
  openMailed,
  panel,
} from '../support/walk.ts'

// A refusal, the objection from its mail, and the two answers to that: by what a person has.

test.describe.configure({ timeout: 240_000 })

const refusal = 'We have reviewed your application'
const wrote = 'The figures do not carry a loan.'
const objection = 'We were closed in March.'

/** Applies, and is refused by Noor. */
async function refused(browser: Browser, who: Mailed, bankName: string) {
  const page = await freshBrowser(browser, 'en')
  await applyFor(page, { kvkNumber: who.kvkNumber, bankName, amount: '20000' }, 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'One of our team will review this' })).toBeVisible()
  const reference = await giveDetails(page, who)
  const noor = await employeeAt(browser, 'Noor Bakker', reference)
  const decide = panel(noor, 'Beslissen')
  await decide.getByRole('radio', { name: /^Nee/ }).check()
  await decide.getByLabel('Persoonlijke toelichting').fill(wrote)
  await decide.getByRole('group', { name: 'Welke redenen?' }).getByRole('checkbox').first().check()
  await decide.getByRole('button', { name: 'Verstuur het antwoord' }).click()
  await expect(noor.getByText('Het antwoord is verstuurd.')).toBeVisible()
  return { reference, noor }
}

/** From the mail with the refusal, in a browser that knows nothing else. */
async function object(browser: Browser, who: Mailed): Promise<void> {
  const page = await openMailed(browser, who, refusal)
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot offer you a loan at the moment' })).toBeVisible()
  await expect(page.getByText(wrote)).toBeVisible()
  await goOnBy(page, 'Ask us to look again', who)
  await expect(page.getByText('We will email our answer to')).toBeVisible()
  await page.getByLabel('What should we know?').fill(objection)
  await page.getByRole('button', { name: 'Send my request' }).click()
  await expect(page.getByText(/You will have an answer by email by \d+ \w+ \d{4}/)).toBeVisible()
  await mailWith(who.email, 'We are looking at your application again')
}

/** The one who refused does not look again; a colleague does. */
async function colleague(browser: Browser, { noor, reference }: { noor: Page; reference: string }): Promise<Page> {
  await noor.reload()
  await expect(panel(noor, 'Beslissen')).toHaveText(/Jij gaf dit antwoord\. Een collega kijkt opnieuw\.$/)
  const sanne = await employeeAt(browser, 'Sanne de Vries', reference)
  await expect(panel(sanne, 'Beslissen')).toContainText('de aanvrager vroeg om nog een keer te kijken')
  await expect(panel(sanne, 'Beslissen').getByRole('radio', { name: /^Nee/ })).toHaveCount(0)
  return sanne
}

test('CORE-5 ROUTE-20 DESK-25 DESK-83 a refused garage objects from the mail, and reads that the decision stands', async ({
  browser,
  audit,
}) => {
  const who: Mailed = { email: freshAddress('walk'), kvkNumber: another('00900015'), language: 'en' }
  const known = await refused(browser, who, 'SNS')
  await object(browser, who)
  const sanne = await colleague(browser, known)
  await panel(sanne, 'Wat er te doen is').getByRole('link', { name: 'Opnieuw kijken' }).click()
  await sanne.getByRole('button', { name: 'Pak op' }).click()
  await sanne.getByRole('button', { name: 'Open namen' }).click()
  await expect(sanne.getByText(objection)).toBeVisible()
  await audit(sanne)
  await sanne.getByLabel('We blijven bij het besluit').check()
  await sanne.getByLabel(/^Je antwoord/).fill('One month does not change it.')
  await sanne.getByRole('button', { name: 'Afronden' }).click()
  await expect(sanne.getByRole('heading', { level: 1 })).toHaveText('Werk')

  const { text } = await mailWith(who.email, 'We have looked at your application again')
  expect(text).toContain('One month does not change it.')
  const read = await openMailed(browser, who, refusal)
  await expect(read.getByText('We have looked again and our decision stands')).toBeVisible()
  await expect(read.getByText('One month does not change it.')).toBeVisible()
  await expect(read.getByRole('link', { name: 'Ask us to look again' })).toHaveCount(0)
  await audit(read)
  await read.getByRole('link', { name: 'Nederlands' }).click()
  await expect(read).toHaveURL(addressOf('myApplication'))
  await expect(read.getByText('We hebben opnieuw gekeken en blijven bij ons besluit')).toBeVisible()
})

test('DESK-48 DESK-83 a refused soap shop objects from the mail, gets a yes, and chooses from that mail', async ({
  browser,
}) => {
  const who: Mailed = { email: freshAddress('walk'), kvkNumber: another('00900018'), language: 'en' }
  const known = await refused(browser, who, 'Rabobank')
  await object(browser, who)
  const sanne = await colleague(browser, known)
  const decide = panel(sanne, 'Beslissen')
  await decide.getByLabel('Ja, zoals de computer zou aanbieden').check()
  await decide.getByLabel('Persoonlijke toelichting').fill('You were right about March.')
  await decide.getByRole('button', { name: 'Verstuur het antwoord' }).click()
  await expect(sanne.getByText('Het antwoord is verstuurd.')).toBeVisible()

  const page = await openMailed(browser, who, 'We are changing our decision: the answer is yes')
  await expect(page.getByText('You were right about March.')).toBeVisible()
  await goOnBy(page, 'Open your application and choose', who)
  await choose(page, who)
  await expect(page.getByRole('heading', { level: 1, name: 'Done! Your choice is saved' })).toBeVisible()
  await sanne.reload()
  await expect(panel(sanne, 'Wat er te doen is')).toContainText('Gekozen aanbod')
})
