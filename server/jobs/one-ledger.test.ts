import { expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { type Applicant, connectBank, fillForm, newApplicant, untilCollected } from '../testing/applicant.ts'
import { knownLedgers } from '../testing/known-bookings.ts'
import { startSite } from '../testing/site.ts'

const { server: site } = await startSite({ environment: { LOG_LEVEL: 'silent' } })

const euros = (cents: number, sign = '.') => (Math.abs(cents) / 100).toFixed(2).replace('.', sign)
const compact = (day: string) => day.slice(2).replaceAll('-', '')
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Monday's bookings are valued on Saturday: the files say so, the link does not. */
const valueDay = ({ bookedOn }: Booking) =>
  new Date(`${bookedOn}T00:00:00Z`).getUTCDay() === 1 ? addDays(bookedOn, -2) : bookedOn

/** The bookings of a bank link as the same bank's files report them: in other words, and leaving out other things. */
const files: Readonly<Record<string, (iban: string, bookings: readonly Booking[]) => string>> = {
  /** Newest first, with the counterparty and without references. */
  csv: (iban, bookings) =>
    [
      'Date,Amount,Account,Counterparty,Name,Description',
      ...bookings
        .toReversed()
        .map(
          (one) =>
            `${one.bookedOn},${one.amountCents < 0 ? '-' : ''}${euros(one.amountCents)},${iban},${one.counterpartyAccount ?? ''},"NAAM","TEKST"`,
        ),
    ].join('\r\n'),
  /** References and value dates, names in capitals, no accounts of others. */
  camt: (iban, bookings) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${bookings
      .map(
        (one) =>
          `<Ntry><Amt Ccy="EUR">${euros(one.amountCents)}</Amt><CdtDbtInd>${one.amountCents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>` +
          `<BookgDt><Dt>${one.bookedOn}</Dt></BookgDt><ValDt><Dt>${valueDay(one)}</Dt></ValDt><NtryDtls><TxDtls>` +
          (one.endToEndId === null ? '' : `<Refs><EndToEndId>${inXml(one.endToEndId)}</EndToEndId></Refs>`) +
          `<RmtInf><Ustrd>${inXml(one.description.toUpperCase())}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`,
  /** Only the value date, and no counterparty. */
  mt940: (iban, bookings) =>
    [
      'BUNQNL2A',
      '940',
      'BUNQNL2A',
      ':20:1',
      `:25:${iban} EUR`,
      ':28:1',
      `:60F:C${compact(bookings[0]!.bookedOn)}EUR0,00`,
      ...bookings.flatMap((one) => [
        `:61:${compact(valueDay(one))}${one.amountCents < 0 ? 'D' : 'C'}${euros(one.amountCents, ',')}NMSC`,
        ':86:tekst',
      ]),
      `:62F:C${compact(addDays(bookings.at(-1)!.bookedOn, 5))}EUR0,00`,
      '-',
    ].join('\r\n'),
}

async function linked(): Promise<Applicant> {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, '00900003')
  await untilCollected(applicant, await connectBank(applicant, site.origin, 'BUNQ', '00900003'))
  return applicant
}

/** Of the account that the company is run from. */
async function bookingsOf(applicant: Applicant) {
  const ledgers = await knownLedgers(site.context, applicant.caseId)
  return ledgers.toSorted((one, other) => other.bookings.length - one.bookings.length)[0]!
}

test('a bank link and files of three formats of the same account count each booking once, at the balance of the link', async () => {
  const applicant = await linked()
  const { iban, closing, bookings: answer } = await bookingsOf(applicant)
  const sums = (all: readonly Booking[]) => [
    all.length,
    all.reduce((sum, { amountCents }) => sum + amountCents, 0),
    all.reduce((sum, { amountCents }) => sum + Math.max(amountCents, 0), 0),
  ]
  const part = answer.slice(Math.floor(answer.length / 3))
  for (const [format, write] of Object.entries(files)) {
    const { body } = await applicant.upload([{ name: format, bytes: Buffer.from(write(iban, part)) }])
    expect(body.files[0]).toMatchObject({ accepted: true, error: null })
    const now = await bookingsOf(applicant)
    expect(sums(now.bookings), format).toEqual(sums(answer))
    expect(now.closing).toEqual(closing)
  }
  expect(sums(answer)[0]).toBeGreaterThan(1_000)
})
