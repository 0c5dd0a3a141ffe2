import { describe, expect, test } from 'vitest'
import { payoutFile, type PayoutOrder } from '#lending/payout/payout-file.ts'
import { payoutFileFaults } from '#lending/payout/payout-file-rules.ts'
import { hasSepaName, isSepaIdentifier, sepaText } from '#lending/payout/sepa-text.ts'

const long = `${'Wereldwijde Handelsonderneming '.repeat(3)}B.V.`
const payouts = [
  { endToEndId: 'VL-7K3M-9QXD-1', amountCents: 25_000_00, holder: 'Şahin & Müller Ĳzerwaren „Zuid” B.V.' },
  { endToEndId: 'VL-1111-2222-12', amountCents: 1, holder: long },
  { endToEndId: 'VL-3333-4444-1', amountCents: 999_999_999_99, holder: "d'Æbleskiver / <Łukasz>" },
].map((payout) => ({ ...payout, iban: 'NL20INGB0001234567' }))
const order: PayoutOrder = {
  id: 'VL-20261123-1',
  createdAt: new Date('2026-11-23T09:15:00.123Z'),
  executeOn: '2026-11-23',
  payer: { name: 'Vlot Zakelijk B.V.', iban: 'NL93VLOT0300000001', bic: null },
  payouts,
}
const file = payoutFile(order)

test('a payout file names each holder in the letters and lengths of SEPA, and its sum to the cent', () => {
  expect(payoutFileFaults(file)).toEqual([])
  expect([...file.matchAll(/<Cdtr><Nm>(.*)<\/Nm>/g)].map(([, name]) => name)).toEqual([
    "Sahin + Muller IJzerwaren 'Zuid' B.V.",
    'Wereldwijde Handelsonderneming Wereldwijde Handelsonderneming Wereldwi',
    "d'AEbleskiver / .Lukasz.",
  ])
  expect([...file.matchAll(/<InstdAmt Ccy="EUR">(.*?)</g)].map(([, euros]) => euros)).toEqual([
    ...['25000.00', '0.01', '999999999.99'],
  ])
  expect(file.match(/<NbOfTxs>3<\/NbOfTxs><CtrlSum>1000025000\.00<\/CtrlSum>/g)).toHaveLength(2)
  expect(file).toContain('<CreDtTm>2026-11-23T09:15:00Z</CreDtTm>')
  expect(payoutFile(structuredClone(order))).toBe(file)
  expect(payoutFileFaults(payoutFile({ ...order, payer: { ...order.payer, bic: 'ABNANL2A' } }))).toEqual([])
})

test.each([0, -1, 0.5, Number.NaN])('an amount of %d cents is none', (amountCents) => {
  expect(() => payoutFile({ ...order, payouts: [{ ...payouts[0]!, amountCents }] })).toThrow('No amount')
})

describe('the table of elements names', () => {
  test.each([
    ['<ChrgBr>SLEV</ChrgBr>', '', ['PmtInf/ChrgBr', 'PmtInf/CdtTrfTxInf']],
    ['<PmtMtd>TRF</PmtMtd>', '<PmtMtd>CHK</PmtMtd>', ['PmtInf/PmtMtd']],
    ['<BtchBookg>false', '<BtchBookg>true', ['PmtInf/BtchBookg']],
    ['<MsgId>VL-', '<MsgId>VL ', ['GrpHdr/MsgId']],
    ['<Dt>2026-11-23', '<Dt>23-11-2026', ['PmtInf/ReqdExctnDt/Dt']],
    ['NL93VLOT', 'NL94VLOT', ['PmtInf/DbtrAcct/Id/IBAN']],
    ['<IBAN>NL20INGB', '<IBAN>NL21INGB', ['PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN']],
    ['<Nm>Sahin', '<Nm>Şahin', ['PmtInf/CdtTrfTxInf/Cdtr/Nm']],
    ['Wereldwi<', 'Wereldwij<', ['PmtInf/CdtTrfTxInf/Cdtr/Nm']],
    ['>25000.00</Ins', '>25000.0</Ins', ['PmtInf/CdtTrfTxInf/Amt/InstdAmt', 'CtrlSum']],
    ['>25000.00</Ins', '>25000.01</Ins', ['CtrlSum']],
    ['EUR">0.01', 'USD">0.01', ['Ccy']],
    ['VL-1111-2222-12</End', 'VL-7K3M-9QXD-1</End', ['EndToEndId']],
    ['<NbOfTxs>3', '<NbOfTxs>2', ['NbOfTxs']],
    ['pain.001.001.09', 'pain.001.001.03', ['xmlns']],
  ])('%s as %j', (right, wrong, faults) => {
    expect(file).toContain(right)
    expect([...new Set(payoutFileFaults(file.replace(right, wrong)))]).toEqual(faults)
  })

  test('an address, which nobody asks for, and an element more', () => {
    const more = file.replace('</Nm></Cdtr>', '</Nm><PstlAdr><Ctry>NL</Ctry></PstlAdr></Cdtr>')
    expect(payoutFileFaults(more)).toContain('PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN')
  })
})

test.each([
  ['Ζέφυρος', false],
  ['Зефир B.V.', false],
  ['株式会社', false],
  ['123 – & !', false],
  ['Đorđević 24/7', true],
  ['ŁÓDŹ & Zn.', true],
])('a holder written %j can be named to a bank: %j', (holder, isNamed) => {
  expect(hasSepaName(holder)).toBe(isNamed)
})

test('a text has no space around it, also where it was cut; an identifier no space and no slash at an end', () => {
  expect(sepaText('  Jan  Zn en meer', 7)).toBe('Jan Zn')
  const identifiers = ['VL-7K3M-9QXD-1', 'x'.repeat(35), 'x'.repeat(36), '', 'a b', '/a', 'a/', 'a//b', 'ş']
  expect(identifiers.map(isSepaIdentifier)).toEqual([true, true, ...Array(7).fill(false)])
})
