import { expect, test } from 'vitest'
import { dateOfDayNumber, dayNumber } from '#lending/days.ts'
import { mockNow, mockVisitor, refusalOf } from './testing/mock-visitor.ts'

const iban = 'NL91ABNA0417164300'

/** A year of a shop's statement as a bank exports it: an entry every other day, up to the day before. */
function camt(holder: string, lastDay = '2026-11-20', count = 180): File {
  const days = Array.from({ length: count }, (_day, index) => dateOfDayNumber(dayNumber(lastDay) - 2 * index)).reverse()
  const entries = days.map(
    (day, index) =>
      `<Ntry><Amt Ccy="EUR">${400 + (index % 7)}.00</Amt><CdtDbtInd>${index % 4 === 3 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>Nota ${index}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  const text = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>${holder}</Nm></Ownr></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
  return new File([text], 'afschrift.xml')
}

test('API-8 CORE-3 a statement file is read by the real readers, and each file is answered separately', async () => {
  const { ask, fillForm } = mockVisitor()
  await fillForm()
  const files = [camt('Bakkerij De Korenaar B.V.'), new File(['geen afschrift'], 'brief.txt'), new File([], 'leeg.csv')]
  const answer = await ask('uploadStatements', { files })
  expect(answer.files.map(({ accepted, error }) => [accepted, error])).toEqual([
    [true, null],
    [false, 'file.unknown_format'],
    [false, 'file.empty'],
  ])
  expect(answer.files[0]?.accounts).toMatchObject([{ iban, transactionCount: 180, to: '2026-11-20' }])
  const { connections } = await ask('readApplication')
  expect(connections).toMatchObject([{ source: 'upload', bank: 'ABN', accounts: [{ iban }] }])
  expect((await ask('validateAccounts')).validation.accounts).toMatchObject([{ iban, matchState: 'MATCH' }])
})

test('ERR-3 two halves of a year are refused alone, and joined are one account with each booking once', async () => {
  const { ask, fillForm } = mockVisitor()
  await fillForm()
  const older = camt('Bakkerij De Korenaar B.V.', '2026-06-25', 75)
  const newer = camt('Bakkerij De Korenaar B.V.', '2026-11-20', 74)
  const codesOf = async (...files: File[]) =>
    (await ask('uploadStatements', { files })).files.map(({ code, accepted }) => (accepted ? 'accepted' : code))
  expect(await codesOf(older)).toEqual([5003])
  expect(await codesOf(newer)).toEqual([5004])
  expect(await codesOf(older, newer)).toEqual(['accepted', 'accepted'])
  // Again changes nothing: the account has them already.
  expect(await codesOf(newer)).toEqual(['accepted'])
  await ask('confirmFinancials')
  for (let poll = 0; poll < 9; poll++) await ask('readCaseState')
  expect((await ask('listCategories')).bookingCount).toBe(149)
})

test('TEST-4 an uploaded account can be taken out, and comes to the same decision as the server would', async () => {
  const { ask, fillForm } = mockVisitor({ now: () => mockNow })
  await fillForm()
  await ask('uploadStatements', { files: [camt('Bakkerij De Korenaar B.V.')] })
  await ask('confirmFinancials')
  for (let poll = 0; poll < 9; poll++) await ask('readCaseState')
  const { categories, bookingCount } = await ask('listCategories')
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(bookingCount)
  await ask('removeAccount', { request: { iban } })
  expect((await ask('readApplication')).connections).toEqual([])
  expect(await refusalOf(ask('listOffers'))).toEqual([409, 'offers_not_ready'])
})

test('CORE-4 a contested booking is worked out again, is listed as contested, and can be taken back', async () => {
  const { ask, decided } = mockVisitor()
  await decided()
  const [rent] = (await ask('listBookings', { query: { category: 'rent' } })).bookings
  const booking = rent?.booking ?? ''
  await ask('contestCategory', { request: { booking, category: 'supplier', explanation: 'Opslag' } })
  expect(await refusalOf(ask('listOffers'))).toEqual([409, 'offers_not_ready'])
  for (let poll = 0; poll < 9; poll++) await ask('readCaseState')
  const contested = await ask('listBookings', { query: { contested: 'true' } })
  expect(contested.bookings).toMatchObject([{ booking, category: 'supplier', insteadOf: { category: 'rent' } }])
  await ask('withdrawContest', { request: { booking } })
  for (let poll = 0; poll < 9; poll++) await ask('readCaseState')
  expect((await ask('listCategories')).contestedCount).toBe(0)
})

test('CORE-4 a contested fact is worked out again, stands under its fact, and can be taken back', async () => {
  const { ask, decided } = mockVisitor()
  await decided()
  const workedOut = async () => {
    for (let poll = 0; poll < 9; poll++) await ask('readCaseState')
  }
  const pay = async () => (await ask('listFacts')).facts.find(({ fact }) => fact === 'owner-pay')
  const [first] = (await ask('listBookings', { query: { fact: 'owner-pay' } })).bookings
  const request = { fact: 'owner-pay', reach: 'all', booking: null, explanation: ' Kosten van de zaak ' } as const
  await ask('contestFact', { request })
  expect(await refusalOf(ask('listOffers'))).toEqual([409, 'offers_not_ready'])
  await workedOut()
  const said = { reach: 'all', explanation: 'Kosten van de zaak', bookingCount: (await pay())?.bookingCount }
  expect((await pay())?.contests).toMatchObject([said])
  const [rent] = (await ask('listBookings', { query: { category: 'rent' } })).bookings
  const wrong = { ...request, reach: 'booking', booking: rent?.booking ?? null } as const
  expect(await refusalOf(ask('contestFact', { request: wrong }))).toEqual([404, 'booking_not_found'])
  await ask('contestFact', { request: { ...request, reach: 'booking', booking: first?.booking ?? null } })
  await workedOut()
  for (const { contest } of (await pay())?.contests ?? []) await ask('withdrawFactContest', { request: { contest } })
  await workedOut()
  expect((await pay())?.contests).toEqual([])
})
