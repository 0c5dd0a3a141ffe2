import { describe, expect, test } from 'vitest'
import { details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf } from '#lending/testing/statement-text.ts'

const creditor = 'NL98ZZZ999999990000'
const nobody = { counterpartyName: null, counterpartyAccount: null }

/** A party of which no more than a number is known, of a person or of an organisation, as each version writes it. */
const numbered = (role: string, kind: string, version: string, number: string) => {
  const id = `<Id><${kind}>${number}</${kind}></Id>`
  return `<RltdPties><${role}>${version < '08' ? id : `<Pty>${id}</Pty>`}</${role}></RltdPties>`
}
const other = (number: string) => `<Othr><Id>${number}</Id></Othr>`
const forms = ['02', '08'].flatMap((version) => ['PrvtId', 'OrgId'].map((kind) => [version, kind] as const))

describe('CORE-3 a CAMT counterparty that is known by a number alone', () => {
  const read = (version: string, ...entries: string[]) => bookingsOf(document(statement(entries.join('')), version))
  const free = (text: string) => `<AddtlNtryInf>${text}</AddtlNtryInf>`

  test.each(forms)('001.%s, %s: a creditor identifier is one, and no name', (version, kind) => {
    const debit = (role: string) => entry(details(numbered(role, kind, version, other(creditor))), { mark: 'DBIT' })
    expect(read(version, debit('Cdtr'), debit('Dbtr'))).toMatchObject([
      { ...nobody, creditorId: creditor, description: '' },
      { ...nobody, creditorId: creditor, description: '' },
    ])
  })

  test.each(forms)('001.%s, %s: any other number names nobody', (version, kind) => {
    const numbers = ['12345678', 'NL001234567B01', '724500F4V7F2EXAMPLE0'].map(other)
    const entries = numbers.flatMap((number) =>
      ['Cdtr', 'Dbtr'].map((role) => entry(details(numbered(role, kind, version, number)))),
    )
    for (const booking of read(version, ...entries)) {
      expect(booking).toMatchObject({ ...nobody, creditorId: null, mandateId: null, description: '' })
    }
  })

  test.each(['<AnyBIC>INGBNL2A</AnyBIC>', '<BICOrBEI>INGBNL2A</BICOrBEI>', '<LEI>724500F4V7F2EXAMPLE0</LEI>'])(
    'nor does %s',
    (id) => {
      expect(read('08', entry(details(numbered('Dbtr', 'OrgId', '08', id))))).toMatchObject([
        { ...nobody, creditorId: null },
      ])
    },
  )

  test('what the free text of the booking says beside it is read, and takes nothing away', () => {
    const keys = `/TRTP/SEPA INCASSO/IBAN/NL20INGB0001234567/NAME/Gas Noord/MARF/M-1/REMI/termijn maart/EREF/E-9`
    for (const role of ['Cdtr', 'Dbtr']) {
      const one = details(numbered(role, 'PrvtId', '02', other(creditor)))
      expect(read('02', entry(one + free(keys)), entry(one + free('Termijn maart')))).toMatchObject([
        {
          counterpartyName: 'Gas Noord',
          counterpartyAccount: 'NL20INGB0001234567',
          creditorId: creditor,
          mandateId: 'M-1',
          endToEndId: 'E-9',
          description: 'termijn maart',
        },
        { ...nobody, creditorId: creditor, description: 'Termijn maart' },
      ])
    }
  })

  test('the party that has an account is the counterparty, and the number beside it the creditor’s', () => {
    const account = '<CdtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></CdtrAcct>'
    const parties = numbered('Cdtr', 'PrvtId', '08', other(creditor)).replace('</RltdPties>', `${account}</RltdPties>`)
    expect(read('08', entry(details(parties), { mark: 'DBIT' }))).toMatchObject([
      { counterpartyName: null, counterpartyAccount: 'NL20INGB0001234567', creditorId: creditor },
    ])
  })
})
