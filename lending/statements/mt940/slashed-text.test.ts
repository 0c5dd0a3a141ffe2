import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseAccount } from '#lending/iban.ts'
import { creditorIdentifier } from '#lending/statements/narrative/narrative.ts'
import { isNoReference } from '#lending/statements/values.ts'
import { mt940Around } from '#lending/testing/mt940-text.ts'
import { bookingsOf } from '#lending/testing/statement-text.ts'

// One text must not run on into the next of its file, close to it in memory: so the texts of a test are one statement,
// and each is followed by a booking with other references.

const references = ['NONREF', '//B1', '/ID/', ' ']

function read(texts: readonly string[]) {
  const fields = texts.flatMap((text, place) => [
    `:61:2603020302D1,00NTRF${references[place % references.length]!}`,
    `:86:${text}`,
  ])
  return bookingsOf(mt940Around([], 'NL20INGB0001234567', fields))
}

const readOne = (text: string) => read([text, '/REMI/volgende'])[0]!

/** The rule once more, as plainly as it can be written. */
function plainly(text: string) {
  const values = new Map<string, string>()
  const found = [...text.matchAll(/\/(NAME|IBAN|BBAN|REMI|EREF|MARF|CSID|CNTP|ADDR|PURP|ISDT|BIC)\//g)]
  for (const [place, { 0: whole, 1: key, index }] of found.entries()) {
    const value = text.slice(index + whole.length, found[place + 1]?.index ?? text.length)
    if (!values.get(key!)) values.set(key!, value)
  }
  const [account, , name] = values.get('CNTP')?.split(/\/(?! )/) ?? []
  const own = values.get('CNTP')
    ? { account, name }
    : { account: values.get('IBAN') || values.get('BBAN'), name: values.get('NAME')?.split('/ID/')[0] }
  const accountNumber = stated(own.account)
  return {
    counterpartyAccount: accountNumber === null ? null : normaliseAccount(accountNumber),
    counterpartyName: stated(own.name),
    description: tidied(values.get('REMI')) ?? '',
    endToEndId: stated(values.get('EREF')),
    mandateId: stated(values.get('MARF')),
    creditorId: creditorIdentifier(stated(values.get('CSID'))),
  }
}

/** A value that may be a word for none: where `/NAME/` has nothing behind it but `MARF/`, that word is one. */
function stated(value: string | undefined): string | null {
  const text = tidied(value)
  return text === null || isNoReference(text) ? null : text
}

function tidied(value: string | undefined): string | null {
  const bare = (value ?? '').replace(/^\/+|\/+$/g, '').replace(/\s+/g, ' ')
  return bare.trim() || null
}

const keys = ['NAME', 'IBAN', 'BBAN', 'REMI', 'EREF', 'MARF', 'CSID', 'CNTP', 'ADDR', 'PURP', 'ISDT', 'BIC']
const nearKeys = [
  '/NAM/',
  '/NAMEN/',
  '/BIX/',
  '/BAC/',
  '/LIC/',
  '/BICS/',
  '/REMO/',
  '/bic/',
  '/NAMÉ/',
  '/ÉREF/',
  '/EÉEF/',
]
const words = ['Bos', 'de Wit', 'NL44RABO0123456789', 'NL44 RABO 0123 4567 89', '12.34.56.789', 'Café', 'X1', 'R&D']
const marks = [' ', '  ', '/', '//', '/ ', ' /', '\t', '\u00a0', ',', '/ID/', '/NAME', '/BIC', '/REMI']

const slashed = fc
  .tuple(
    fc.constantFrom(...keys),
    fc.array(
      fc.oneof(
        fc.constantFrom(...keys).map((key) => `/${key}/`),
        fc.constantFrom(...words),
        fc.constantFrom(...words),
        fc.constantFrom(...marks, ...nearKeys),
      ),
      { minLength: 1, maxLength: 24 },
    ),
  )
  .map(([first, rest]) => `/${first}/${rest.join('')}`.trimEnd())

test('CORE-3 any text in slashes is read as the plainest reading of it says', () => {
  fc.assert(
    fc.property(fc.array(slashed, { minLength: 1, maxLength: 8 }), (texts) => {
      expect(read(texts)).toMatchObject(texts.map(plainly))
    }),
    { numRuns: 400 },
  )
})

describe('CORE-3 where a value in slashes begins and ends', () => {
  test.each([
    ['the key of three letters, with nothing behind it', '/BIC//NAME/Bos/REMI/nota', { counterpartyName: 'Bos' }],
    ['a word that only begins as a key does', '/REMI/zie /NAMENLIJST/ en /REMITTANCE', null],
    ['words of three letters', '/REMI/via /LIC/ en /BAC/ en /BIX/ en /XYC/ en /ABC/', null],
    ['a key at the very end, without its slash', '/REMI/zie ook /NAME', null],
    ['the key of three letters at the very end', '/REMI/zie ook /BIC', null],
    ['a key in small letters', '/REMI/zie /name/bos', null],
    ['letters beyond ASCII in a key', '/REMI/zie /NÄME/ en /NAMÉ/ en /ŃAME/ en /BÍC/', null],
    ['a sign of the elements that ING and Rabobank write, inside a sentence', '/REMI/zie /CDTRREF/ 12', null],
    ['one that is cut off', '/REMI/USTD', { description: 'USTD' }],
    ['a purpose that has only its structure', '/EREF/E-1//REMI/USTD///PURP/SALA', { description: '' }],
    ['a space before the slash that ends it', '/NAME/De Wit /REMI/nota 12 /', { counterpartyName: 'De Wit' }],
    ['nothing but slashes', '/EREF/////NAME/ / /REMI/x', { endToEndId: null, counterpartyName: '/' }],
    ['a comma at the end of the account', '/ACCW/0123456789,/NAME/Bos', { counterpartyAccount: '123456789' }],
  ])('%s', (_, text, expected) => {
    expect(readOne(text)).toMatchObject(expected ?? { description: text.slice('/REMI/'.length).replace(/\/$/, '') })
  })

  test('a slash in the name of a party is its own when a space follows it', () => {
    const named = (name: string) => readOne(`/CNTP/NL44RABO0123456789/RABONL2U/${name}/Utrecht/REMI/x`).counterpartyName
    expect(['De Wit / Bos', 'De Wit/ Bos', 'A / B / C / D', 'De Wit/Bos', 'De Wit /Bos'].map(named)).toEqual([
      'De Wit / Bos',
      'De Wit/ Bos',
      'A / B / C / D',
      'De Wit',
      'De Wit',
    ])
  })

  test('of a second party only the first counts', () => {
    const text = '/CNTP/NL44RABO0123456789/RABONL2U/Bos//REMI/x/CNTP/NL20INGB0001234567/INGBNL2A/Wit//'
    expect(readOne(text)).toMatchObject({ counterpartyName: 'Bos', counterpartyAccount: 'NL44RABO0123456789' })
  })
})

describe('CORE-3 values in slashes are tidied', () => {
  test.each([
    ['a tab', 'Bos\tZonen'],
    ['a control character', 'Bos\u0001Zonen'],
    ['a delete character', 'Bos\u007fZonen'],
    ['a space of another width', 'Bos\u00a0Zonen'],
    ['two spaces', 'Bos  Zonen'],
    ['a space before the tab', 'Bos \tZonen'],
  ])('%s in a name becomes one space', (_, name) => {
    expect(readOne(`/NAME/${name}/REMI/nota`)).toMatchObject({ counterpartyName: 'Bos Zonen', description: 'nota' })
    expect(readOne(`/REMI/${name}`).description).toBe('Bos Zonen')
  })

  test.each([
    ['NL44RABO0123456789', 'NL44RABO0123456789'],
    ['nl44rabo0123456789', 'NL44RABO0123456789'],
    ['NL44 RABO 0123 4567 89', 'NL44RABO0123456789'],
    ['NL44.RABO-0123456789', 'NL44RABO0123456789'],
    ['NL44RABO012345678z', 'NL44RABO012345678Z'],
    ['N123', 'N123'],
    ['P001234567', '1234567'],
    ['0001234567', '1234567'],
    ['DE89370400440532013000', 'DE89370400440532013000'],
    ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ])('the account %s', (written, account) => {
    expect(readOne(`/IBAN/${written}/NAME/Bos`).counterpartyAccount).toBe(account)
    expect(readOne(`/CNTP/${written}/INGBNL2A/Bos//`).counterpartyAccount).toBe(account)
  })
})

describe('CORE-3 a card payment in the purpose', () => {
  const card = '02-03-2026 09:47 TERMINALID: AB12C3'

  test('names its shop, however wide the spaces in it are', () => {
    for (const text of [`Bakker Bos UTRECHT NLD ${card}`, `Bakker  Bos UTRECHT NLD ${card.replace(' T', '   T')}`]) {
      expect(readOne(`/REMI/${text}/`)).toMatchObject({
        counterpartyName: 'Bakker Bos UTRECHT NLD',
        description: card,
      })
    }
  })

  test('shows nothing of a name where there is one', () => {
    expect(readOne(`/NAME/Wit/REMI/Bakker Bos ${card}`)).toMatchObject({
      counterpartyName: 'Wit',
      description: `Bakker Bos ${card}`,
    })
  })
})
