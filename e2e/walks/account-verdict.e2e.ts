import { another } from '#server/testing/applicant.ts'
import { applyFor } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import {
  askAndSend,
  choose,
  employeeAt,
  freshBrowser,
  giveDetails,
  goOnBy,
  type Mailed,
  openMailed,
  openNames,
  panel,
} from '../support/walk.ts'

// An account in another name: two people judge whose it is on a document, and the money goes there.

test.describe.configure({ timeout: 240_000 })

const companies = [
  {
    who: 'a sole trader whose account is in a person’s name',
    kvkNumber: '00900019',
    bankName: 'ABN AMRO',
    whose: 'Van de eigenaar van de eenmanszaak',
    // It may well be the owner's.
    isAnothers: false,
    judged: 'Van de eigenaar, op een document, volgens Noor Bakker en Sanne de Vries.',
  },
  {
    who: 'a painter whose account somebody else holds',
    kvkNumber: '00900012',
    bankName: 'ING',
    whose: 'Van het bedrijf',
    isAnothers: true,
    judged: 'Van het bedrijf, op een document, volgens Noor Bakker en Sanne de Vries.',
  },
]

for (const { who: name, kvkNumber: like, bankName, whose, isAnothers, judged } of companies)
  test(`DESK-45 DESK-103 ${name} sends proof, and chooses it after two people judged it`, async ({ browser }) => {
    const kvkNumber = another(like)
    const who: Mailed = { email: freshAddress('walk'), kvkNumber, language: 'nl' }
    const page = await freshBrowser(browser, 'nl')
    await applyFor(page, { kvkNumber, bankName, amount: '15000' }, 'nl')
    await expect(page.getByRole('heading', { level: 1, name: 'Een medewerker kijkt met je mee' })).toBeVisible()
    const reference = await giveDetails(page, who)

    const noor = await employeeAt(browser, 'Noor Bakker', reference)
    const account = panel(noor, 'Van wie is de rekening?')
    await expect(account).toContainText('Er is nog geen document.')
    const warned = panel(noor, 'Beslissen').getByText('Een rekening staat op naam van een ander.')
    await expect(warned).toHaveCount(isAnothers ? 1 : 0)
    await askAndSend(browser, noor, who, { kind: 'account-holder', note: 'Bijvoorbeeld een rekeningafschrift.' })
    await openNames(noor, 'assess')
    const documents = panel(noor, 'Documenten')
    await documents.getByRole('button', { name: 'Bekijk Bewijs van de rekeninghouder' }).click()
    const drawn = noor.getByRole('dialog').getByRole('img', { name: 'Bladzijde 1 van 1' })
    await expect.poll(() => drawn.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(200)
    await noor.keyboard.press('Escape')
    await account.getByLabel('Document', { exact: true }).selectOption({ index: 1 })
    await account.getByRole('radio', { name: whose }).check()
    await account.getByLabel('Waar blijkt dat uit?').fill('Het afschrift noemt de houder.')
    await account.getByRole('button', { name: 'Leg voor aan een collega' }).click()
    await expect(account.getByRole('button', { name: 'Neem terug' })).toBeVisible()
    await expect(account.getByRole('button', { name: 'Bevestig en reken opnieuw' })).toHaveCount(0)

    const sanne = await employeeAt(browser, 'Sanne de Vries', reference)
    const versions = panel(sanne, 'Wat er gebeurde').getByText(/^Versie \d+, /)
    await expect(versions).toHaveCount(1)
    await panel(sanne, 'Van wie is de rekening?').getByRole('button', { name: 'Bevestig en reken opnieuw' }).click()
    const again = panel(sanne, 'Opnieuw berekend')
    await expect(again).toContainText('Sanne de Vries bevestigde van wie een rekening is')
    await expect(again.getByRole('row', { name: /^Uitkomst van de computer/ })).toContainText(
      /Doorverwezen.*Goedgekeurd/,
    )
    await expect(versions).toHaveCount(2)
    const decide = panel(sanne, 'Beslissen')
    await decide.getByLabel('Ja, zoals de computer zou aanbieden').check()
    await decide.getByRole('button', { name: 'Verstuur het antwoord' }).click()
    await expect(sanne.getByText('Het antwoord is verstuurd.')).toBeVisible()

    const chosen = await openMailed(browser, who, 'We hebben gekeken: het antwoord is ja')
    await goOnBy(chosen, 'Open je aanvraag en kies', who)
    await choose(chosen, who)
    await expect(chosen.getByRole('heading', { level: 1, name: 'Gelukt, je keuze is bewaard' })).toBeVisible()
    await noor.reload()
    await expect(panel(noor, 'Overeenkomst en uitbetaling')).toContainText(judged)
  })
