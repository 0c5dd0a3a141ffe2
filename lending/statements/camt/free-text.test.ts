import { describe, expect, test } from 'vitest'
import { details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf } from '#lending/testing/statement-text.ts'

describe('CAMT.053', () => {
  test('where the details are empty the free text is read: /KEY/value or words', () => {
    const read = bookingsOf(
      document(
        statement(
          entry('<NtryDtls><TxDtls/></NtryDtls><AddtlNtryInf>Kosten   betaalrekening</AddtlNtryInf>') +
            entry(
              '<AddtlNtryInf>/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/NAME/De Wit/REMI/nota/EREF/E-4</AddtlNtryInf>',
            ),
        ),
      ),
    )
    expect(read).toMatchObject([
      { description: 'Kosten betaalrekening' },
      { counterpartyName: 'De Wit', counterpartyAccount: 'NL20INGB0001234567', description: 'nota', endToEndId: 'E-4' },
    ])
  })

  test('what ABN AMRO gives only in the free text completes the details', () => {
    const [direct] = bookingsOf(
      document(
        statement(
          entry(
            details('<Refs><EndToEndId>E-1</EndToEndId></Refs><RmtInf><Ustrd>nota</Ustrd></RmtInf>') +
              '<AddtlNtryInf>/TRTP/SEPA INCASSO/CSID/NL98ZZZ999999990000/NAME/Energie/MARF/M-1/REMI/anders/EREF/E-1</AddtlNtryInf>',
          ),
        ),
      ),
    )
    expect(direct).toMatchObject({
      description: 'nota',
      creditorId: 'NL98ZZZ999999990000',
      mandateId: 'M-1',
      counterpartyName: 'Energie',
    })
  })

  test('a creditor identifier has its own form; other numbers in its place are none', () => {
    const creditor = (id: string) =>
      entry(
        details(
          `<RltdPties><Cdtr><Nm>Energie</Nm><Id><PrvtId><Othr><Id>${id}</Id></Othr></PrvtId></Id></Cdtr></RltdPties>`,
        ),
        { mark: 'DBIT' },
      )
    expect(
      bookingsOf(document(statement(creditor('NL98 ZZZ 999999990000') + creditor('455454654')))).map(
        (one) => one.creditorId,
      ),
    ).toEqual(['NL98ZZZ999999990000', null])
  })

  test('a creditor identifier is found beside other numbers, and a number for VAT is none', () => {
    const party = (role: string, ...ids: string[]) =>
      details(
        `<RltdPties><${role}><Nm>Energie</Nm><Id><OrgId>${ids.map((id) => `<Othr><Id>${id}</Id></Othr>`).join('')}</OrgId></Id></${role}></RltdPties>`,
      )
    const creditors = [
      party('Cdtr', '12345678', 'NL98ZZZ999999990000'),
      party('Cdtr', 'NL001234567B01', 'GB98NFXSDDCHAS0123'),
      party('Cdtr', 'NL001234567B01'),
      party('Cdtr', 'BE0123456789'),
      party('Dbtr', 'NL98ZZZ999999990000'),
      party('Dbtr', 'GB98NFXSDDCHAS0123'),
    ]
    expect(
      bookingsOf(document(statement(creditors.map((creditor) => entry(creditor)).join('')))).map(
        (one) => one.creditorId,
      ),
    ).toEqual(['NL98ZZZ999999990000', 'GB98NFXSDDCHAS0123', null, null, 'NL98ZZZ999999990000', null])
  })

  test('without a counterparty the free text is read as the bank writes it in MT940', () => {
    const texts = [
      'BAKKER OOST UTRECHT NLD 02-03-2026 12:33 TERMINALID: CT1234 PASVOLGNR 001',
      '/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/Bos/REMI/Huur maart/EREF/E-9',
      'Rente eerste kwartaal',
    ]
    const remittance = texts.map((text) => entry(details(`<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`))).join('')
    expect(bookingsOf(document(statement(remittance)))).toMatchObject([
      {
        counterpartyName: 'BAKKER OOST UTRECHT NLD',
        description: '02-03-2026 12:33 TERMINALID: CT1234 PASVOLGNR 001',
      },
      {
        counterpartyName: 'Bos',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'Huur maart',
        endToEndId: 'E-9',
      },
      { counterpartyName: null, counterpartyAccount: null, description: 'Rente eerste kwartaal' },
    ])
  })

  test('free text and a payment reference are both in the description, and once', () => {
    const remittance = (free: string) =>
      entry(
        details(
          `<RmtInf><Ustrd>${free}</Ustrd><Strd><CdtrRefInf><Ref>8012345678901234</Ref></CdtrRefInf></Strd></RmtInf>`,
        ),
      )
    const texts = ['Aangifte maart', 'Kenmerk 8012345678901234 maart', ' ']
    expect(
      bookingsOf(document(statement(texts.map(remittance).join('')))).map(({ description }) => description),
    ).toEqual(['Aangifte maart 8012345678901234', 'Kenmerk 8012345678901234 maart', '8012345678901234'])
  })

  test('structured remittance: references, documents and remarks are the description where there is no free text', () => {
    const structured =
      '<RmtInf><Strd><RfrdDocInf><Nb>F-12</Nb></RfrdDocInf><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf><AddtlRmtInf>deel 2</AddtlRmtInf></Strd></RmtInf>'
    expect(bookingsOf(document(statement(entry(details(structured)))))).toMatchObject([
      { description: 'F-12 RF18539007547034 deel 2' },
    ])
  })
})
