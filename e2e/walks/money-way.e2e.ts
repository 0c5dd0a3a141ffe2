import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { another } from '#server/testing/applicant.ts'
import { addresses } from '#web/addresses.ts'
import { applyFor } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import { mailedCode, mailsTo, mailWith } from '../support/mails.ts'
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
  pdf,
} from '../support/walk.ts'

// From the first page to the last by what a person has: the screens, and the mails, whose links open in fresh browsers.

test.describe.configure({ timeout: 240_000 })

/** To the mobile that {@link giveDetails} gives. */
const texts = '31612345678@sms.sandbox.example'

type Audit = (page: Page) => Promise<void>
const stage = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })

/** Line by line by one employee, and the yes of another. */
async function check(noor: Page, sanne: Page, audit: Audit): Promise<void> {
  await openNames(noor, 'check')
  const settle = panel(noor, 'Overeenkomst en uitbetaling')
  for (const name of ['Uittreksel', 'Wie mag tekenen', 'Eigenaren', 'Sancties', 'De gekozen rekening', 'Het adres']) {
    const line = settle.getByRole('listitem').filter({ hasText: name })
    await line.getByText('Vink af').click()
    await line.getByRole('textbox').fill(name === 'Wie mag tekenen' ? 'T. Kadolijn' : 'Gezien op 23-11-2026')
    await line.getByRole('button', { name: 'Klopt, zet mijn naam erbij' }).click()
    await expect(line).toContainText('Klopt volgens Noor Bakker')
  }
  await expect(settle.getByRole('button', { name: 'Alles klopt' })).toHaveCount(0)
  await audit(noor)
  await sanne.reload()
  await panel(sanne, 'Overeenkomst en uitbetaling').getByRole('button', { name: 'Alles klopt' }).click()
}

async function sendAgreement(noor: Page, audit: Audit): Promise<void> {
  await noor.reload()
  const settle = panel(noor, 'Overeenkomst en uitbetaling')
  await settle.getByRole('button', { name: 'Mail deze overeenkomst' }).click()
  await expect(settle).toContainText('Bekijk de overeenkomst eerst.')
  await audit(noor)
  const looking = noor.waitForEvent('download')
  await settle.getByRole('link', { name: 'Bekijk het concept' }).click()
  expect((await readFile(await (await looking).path())).subarray(0, 8).toString()).toBe('%PDF-1.7')
  await settle.getByRole('button', { name: 'Mail deze overeenkomst' }).click()
  await expect(settle).toContainText('Is de overeenkomst getekend?')
  await audit(noor)
}

async function sign(browser: Browser, who: Mailed, audit: Audit): Promise<void> {
  const page = await openMailed(browser, who, 'Je overeenkomst staat klaar')
  await page.getByText('Lees de overeenkomst').click()
  const agreement = page.getByRole('article')
  await expect(agreement.getByRole('heading', { name: 'Wat je leent' })).toBeVisible()
  await expect(agreement.getByRole('row', { name: /^Geleend/ })).toContainText(/25\.000,00/)
  await audit(page)
  const mailCode = page.getByRole('button', { name: 'Mail me een code om te tekenen' })
  await mailCode.click()
  await expect(page.getByText('Vink dit aan als het klopt.').first()).toBeVisible()
  await audit(page)
  for (const agreed of await page.getByRole('checkbox').all()) await agreed.check()
  const [earlier, earlierTexts] = await Promise.all([mailsTo(who.email), mailsTo(texts)])
  await mailCode.click()
  await audit(page)
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(who.email, ...earlier))
  const { text } = await mailWith(texts, /\d{6}/, ...earlierTexts)
  await page.getByLabel('Code uit de sms').fill(/\b\d{6}\b/.exec(text)![0])
  await page.getByRole('button', { name: /^Teken voor € 25\.000/ }).click()
  await expect(page.getByText('Twee medewerkers van ons tekenen nu ook.')).toBeVisible()
  await audit(page)
}

/** Two employees sign for the lender, each on the card of money; the applicant then has the record. */
async function countersign(sanne: Page, noor: Page, audit: Audit): Promise<void> {
  for (const page of [sanne, noor]) {
    await page.reload()
    const settle = panel(page, 'Overeenkomst en uitbetaling')
    await expect(settle).toContainText('Getekend met een code')
    await expect(settle.getByRole('button', { name: 'Zet op uitbetaald' })).toHaveCount(0)
    const show = settle.getByRole('button', { name: 'Toon nummer en naam' })
    if (await show.isVisible()) await show.click()
    await expect(settle).toContainText(/25\.000/)
    await expect(settle).toContainText(/NL ?\d\d/)
    await expect(settle.getByRole('button', { name: 'Kopieer' })).toBeVisible()
    await settle.getByRole('button', { name: 'Teken mee' }).click()
    await expect(settle.getByRole('button', { name: 'Teken mee' })).toHaveCount(0)
    await audit(page)
  }
}

/** On paper: printed, signed and sent back as a scan, which an employee records. */
async function signOnPaper(browser: Browser, who: Mailed, noor: Page): Promise<void> {
  const page = await openMailed(browser, who, 'Your agreement is ready')
  const reading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the agreement' }).click()
  expect((await reading).suggestedFilename()).toMatch(/^VL-.*\.pdf$/)
  await page.locator('input[type=file]').setInputFiles({ ...pdf, buffer: Buffer.from('geen pdf') })
  await expect(page.getByText('We cannot use this file.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByText('We have your document.')).toBeVisible()
  await noor.reload()
  await expect(panel(noor, 'Documenten')).toContainText('Getekende overeenkomst: ontvangen')
  const settle = panel(noor, 'Overeenkomst en uitbetaling')
  await settle.getByLabel('Kenmerk', { exact: true }).fill('HT-118')
  await settle.getByLabel('Welk bestand is getekend?').selectOption({ index: 1 })
  await settle.getByRole('button', { name: 'Zet op getekend' }).click()
  await expect(settle).toContainText('Een collega legt de uitbetaling vast.')
}

/** By a file, which two people see. */
async function pay(daan: Page, sanne: Page, reference: string, audit: Audit): Promise<void> {
  for (const page of [daan, sanne]) await page.getByRole('link', { name: 'Uitbetalen', exact: true }).click()
  await daan.getByRole('button', { name: 'Toon nummers en namen' }).click()
  await expect(daan.getByRole('listitem').filter({ hasText: reference })).toContainText(/NL \d\d .*Bakkerij/)
  await audit(daan)
  await daan.getByRole('button', { name: /^Maak betaalbestand: / }).click()
  await expect(daan.getByText('Een collega kijkt of het controlegetal hetzelfde is')).toBeVisible()
  await sanne.reload()
  await sanne.getByRole('button', { name: 'Bevestig dit bestand' }).click()
  const downloading = sanne.waitForEvent('download')
  await sanne.getByRole('link', { name: 'Download voor de bank' }).click()
  const xml = await readFile(await (await downloading).path(), 'utf8')
  await audit(sanne)
  const buffer = Buffer.from(statementOfPayouts(xml))
  await sanne
    .getByLabel('Lees een bericht van de bank of betalingen in')
    .setInputFiles({ ...pdf, name: 'camt053.xml', buffer })
  await expect(sanne.getByRole('status')).toContainText('1 uitbetaald, 0 teruggekomen')
  await expect(sanne.getByRole('listitem').filter({ hasText: `${reference}-1` })).toContainText('Uitbetaald')
}

/** As the payer's bank books a file: each payout with its EndToEndId. */
function statementOfPayouts(xml: string): string {
  const payer = /<DbtrAcct>(.*)<\/DbtrAcct>/.exec(xml)?.[1]
  const day = /<ReqdExctnDt>(.*)<\/ReqdExctnDt>/.exec(xml)?.[1]
  const entries = [...xml.matchAll(/<CdtTrfTxInf>([^]*?)<\/CdtTrfTxInf>/g)].map(([, inner = '']) => {
    const [id, amount, account] = [
      /<EndToEndId>.*<\/EndToEndId>/,
      /">(.*)<\/InstdAmt>/,
      /<CdtrAcct>.*<\/CdtrAcct>/,
    ].map((shape) => shape.exec(inner)!)
    return `<Ntry><Amt Ccy="EUR">${amount![1]}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt>${day}</BookgDt><NtryDtls><TxDtls><Refs>${id![0]}</Refs><RltdPties>${account![0]}</RltdPties></TxDtls></NtryDtls></Ntry>`
  })
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct>${payer}</Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

/** The page is that of the loan now: what comes next, and a person to ask. */
async function askAboutLoan(page: Page, audit: Audit): Promise<void> {
  const loan = page.getByRole('region', { name: 'Je lening', exact: true })
  await expect(loan).toContainText(/Je volgende maandbedrag is €\s2\.\d{3},\d\d, op \d+ \w+ 2026\./)
  await loan.getByText('Al je maandbedragen').click()
  await expect(loan.getByRole('row')).toHaveCount(13)
  await loan.getByText('Iets regelen of vragen').click()
  await loan.getByRole('button', { name: 'Verstuur' }).click()
  await expect(loan.getByText('Kies waar het over gaat.')).toBeVisible()
  await loan.getByLabel('Ik kan niet betalen').check()
  await loan.getByLabel('Vertel het ons').fill('Een grote klant betaalt deze maand niet.')
  await audit(page)
  await loan.getByRole('button', { name: 'Verstuur' }).click()
  await expect(loan).toContainText(/Ik kan niet betalen: je krijgt uiterlijk \d+ \w+ 2026 antwoord/)
}

/** With a contract that runs: what the law and the loan need stays, and the page says so. */
async function eraseWhatMayGo(page: Page, who: Mailed, audit: Audit): Promise<void> {
  const toOwnData = page.getByRole('contentinfo').getByRole('link', { name: 'Jouw gegevens' })
  await toOwnData.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap naar je gegevens' })).toBeVisible()
  await audit(page)
  await goOnBy(page, 'Verder met een code', who)
  await expect(page).toHaveURL(addresses.nextSteps)
  await toOwnData.click()
  const held = page.getByRole('region', { name: 'Wat we van je hebben' })
  const kept = ['Wie je als klant bent', 'Je getekende overeenkomst']
  for (const name of [...kept, 'Je transacties']) await expect(held.getByRole('heading', { name })).toBeVisible()
  const erase = page.getByRole('region', { name: 'Alles wissen kan nu niet' })
  await expect(erase).toContainText(/Je overeenkomst loopt tot en met \d{1,2} \w+ \d{4}\./)
  await expect(page.getByRole('button', { name: 'Wis al mijn gegevens' })).toHaveCount(0)
  await audit(page)
  await erase.getByRole('button', { name: 'Wis wat niet nodig is voor mijn lening' }).click()
  await expect(erase.getByText('Dat is gewist.')).toBeVisible()
  await expect(held.getByRole('heading', { name: 'Je transacties' })).toHaveCount(0)
  for (const name of kept) await expect(held.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Toestemming bij je bank' })).toContainText('Ingetrokken')
  await audit(page)
}

test('FLOW-10 FLOW-20 FLOW-21 CORE-8 DESK-34 DESK-55 DESK-56 DESK-57 DESK-59 DESK-100 DESK-105 DESK-107 DESK-124 a bakery finds itself, takes an offer, signs with a code, is paid, and erases what its loan does not need', async ({
  browser,
  audit,
}) => {
  const who: Mailed = { email: freshAddress('walk'), kvkNumber: another('00900001'), language: 'nl' }
  const page = await freshBrowser(browser, 'nl')
  await applyFor(page, { kvkNumber: who.kvkNumber, bankName: 'Rabobank', amount: '25000' }, 'nl')
  await choose(page, who)
  await expect(page.getByRole('heading', { level: 1, name: /^Nog één stap/ })).toBeVisible()
  const reference = await giveDetails(page, who)
  await expect(page.getByRole('heading', { level: 1, name: 'Gelukt, je keuze is bewaard' })).toBeVisible()
  const received = await openMailed(browser, who, 'Je aanvraag bij Vlot is binnen')
  await expect(stage(received, 'Een medewerker controleert je aanvraag')).toContainText(/Uiterlijk \d+ \w+ \d{4}/)
  await received.reload()
  await expect(received.getByText('€ 25.000')).toBeVisible()

  const noor = await employeeAt(browser, 'Noor Bakker', reference)
  const sanne = await employeeAt(browser, 'Sanne de Vries', reference)
  await check(noor, sanne, audit)
  const approved = await openMailed(browser, who, 'Je aanvraag is goedgekeurd')
  await expect(stage(approved, 'We maken je overeenkomst')).toContainText('staat hij hier klaar')
  await sendAgreement(noor, audit)
  await sign(browser, who, audit)
  await openMailed(browser, who, 'Je overeenkomst is getekend')
  await countersign(sanne, noor, audit)
  await pay(await employeeAt(browser, 'Daan Visser', reference), sanne, reference, audit)
  const paid = await openMailed(browser, who, 'Het geld is overgemaakt')
  await expect(stage(paid, 'Je krijgt het geld')).toContainText('Overgemaakt op')
  await expect(paid.getByText('Deze overeenkomst heb je getekend. Bewaar hem goed.')).toBeVisible()
  await askAboutLoan(paid, audit)
  await sanne.getByRole('link', { name: 'Werk', exact: true }).click()
  await expect(sanne.getByRole('listitem').filter({ hasText: 'Vraag over een lening' }).first()).toBeVisible()
  await eraseWhatMayGo(paid, who, audit)
})

test('FLOW-14 DESK-24 DESK-46 DESK-59 DESK-102 a garage is referred, sends proof, gets a yes by two, and chooses from the mail and signs on paper', async ({
  browser,
  audit,
}) => {
  const who: Mailed = { email: freshAddress('walk'), kvkNumber: another('00900015'), language: 'en' }
  const page = await freshBrowser(browser, 'en')
  await applyFor(page, { kvkNumber: who.kvkNumber, bankName: 'SNS', amount: '20000' }, 'en')
  const reference = await giveDetails(page, who)

  const noor = await employeeAt(browser, 'Noor Bakker', reference)
  await askAndSend(browser, noor, who, { kind: 'loan-contract', note: 'Of the old loan, please.' })

  const decide = panel(noor, 'Beslissen')
  await decide.getByLabel('Ja, met een ander bedrag of een andere looptijd').check()
  await decide.getByLabel('Product en looptijd').selectOption('PBL-12')
  await decide.getByLabel('Bedrag', { exact: true }).fill('10000')
  await decide.getByLabel(/^Waarom telt deze niet: /).fill('De oude lening is afgelost.')
  await decide.getByRole('button', { name: 'Leg voor aan een collega' }).click()
  await expect(noor.getByText('Voorgelegd. Een collega kijkt ernaar.')).toBeVisible()
  const sanne = await employeeAt(browser, 'Sanne de Vries', reference)
  await expect(panel(sanne, 'Beslissen')).toContainText(/€\s10\.000/)
  await panel(sanne, 'Beslissen').getByRole('button', { name: 'Akkoord, verstuur' }).click()

  const chosen = await openMailed(browser, who, 'Good news: the answer is yes')
  await goOnBy(chosen, 'Open your application and choose', who)
  await choose(chosen, who)
  await expect(chosen.getByRole('heading', { level: 1, name: 'Done! Your choice is saved' })).toBeVisible()
  await noor.reload()
  await expect(panel(noor, 'Wat er te doen is')).toContainText('Gekozen aanbod')
  await check(noor, sanne, audit)
  await sendAgreement(noor, audit)
  await signOnPaper(browser, who, noor)
})
