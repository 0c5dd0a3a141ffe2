import { expect, test } from 'vitest'
import { demonstration } from '#lending/lender.ts'
import { lenderFileText, readLenderFile } from './lender-file.ts'

const { mark: _mark, pictures: _pictures, ...facts } = demonstration
const payoutFrom = { name: 'Zuid & Zn', iban: 'NL93VLOT0300000001', bic: null }
const mail = { from: 'A <a@b.example>', inbox: 'c@b.example' }
const whole = { ...facts, mail, partners: [], payoutFrom, proof: [] }
const faultsOf = (changed: object): string[] => {
  const read = readLenderFile(JSON.stringify({ ...whole, ...changed }))
  return 'faults' in read ? read.faults : []
}

test('what is written with comments is read as it was', () => {
  const text = lenderFileText(whole)
  expect(text).toContain('  // The name that visitors read everywhere.')
  expect(readLenderFile(text)).toEqual({ lender: whole })
})

test.each([
  [{ name: undefined }, ['name is missing']],
  [{ nmae: 'x' }, ['nmae is no field of a lender']],
  [{ phoneHours: { from: 13, to: 17 } }, ['phoneHours must begin before noon and end after it']],
  [{ origin: 'http://geld.example' }, ['origin must be an address that begins with https://']],
  [{ origin: 'javascript:alert(1)' }, ['origin must be an address that begins with https://']],
  [
    { bankLink: { ...whole.bankLink, service: { nl: 'Brug', en: ' ' } } },
    ['bankLink.service.en must be a text of 1 to 200 characters'],
  ],
  [{ bankLink: { ...whole.bankLink, service: { nl: 'Brug' } } }, ['bankLink.service.en is missing']],
  [{ advisers: [{ name: 'Jo', picture: '../../key.svg' }] }, [/^advisers\[0\]\.picture must be the name of a file/]],
  [{ colours: { ...whole.colours, ink: '#ABC' } }, [/^colours\.ink must be # and six hexadecimal digits/]],
  [{ authority: { assessor: 2, senior: 1 } }, ['authority must not be higher for an assessor than for a senior']],
  [{ retention: { abandonedDays: 3 } }, [/^retention/]],
  [{ retention: { abandonedCaseDays: -1 } }, [/^retention\.abandonedCaseDays/]],
  [{ partners: [{ name: 'a', address: 'javascript:alert(1)' }] }, [/^partners\[0\]\.address/]],
  [{ proof: [{ title: 'a' }] }, ['proof[0].body must be a text, or { "nl": …, "en": … }']],
  [{ proof: Array(5).fill({ title: 'a', body: 'b' }) }, ['proof must be four at most']],
  [{ payoutFrom: { ...payoutFrom, iban: 'NL94VLOT0300000001' } }, [/^payoutFrom\.iban must be an IBAN/]],
  [{ payoutFrom: { ...payoutFrom, name: 'Ζέφυρος' } }, ['payoutFrom.name must be written in Latin letters']],
  [{ payoutFrom: { ...payoutFrom, bic: 'NEE' } }, [/^payoutFrom\.bic must be a BIC/]],
  [{ company: { legalName: 'A B.V.', address: 'Kade 1', kvkNumber: '1' } }, ['company.kvkNumber must be eight digits']],
])('%j is refused by its field and the reason', (changed, faults) => {
  expect(faultsOf(changed)).toEqual(
    faults.map((fault) => (fault instanceof RegExp ? expect.stringMatching(fault) : fault)),
  )
})

test('UI-6 colours that cannot be read beside each other are refused, each with its contrast', () => {
  expect(faultsOf({ colours: { ...whole.colours, accent: '#0b4525' } })).toEqual([
    'colours.ink cannot be read beside accent: a contrast of 1.38, where 4.5 is the least (WCAG 2.2 AA)',
    expect.stringMatching(/^colours\.accentDark cannot be read beside accent/),
    expect.stringMatching(/^colours\.accent cannot be read beside ink/),
  ])
  const other = { accent: '#2bb673', accentDark: '#0f6b3f', ink: '#1d1b3a', highlight: '#ffd166', ground: '#f7fbf8' }
  expect(faultsOf({ colours: other })).toEqual([])
})

test('what is no JSON is said to be none, and a link without words gets the name of its address', () => {
  expect(readLenderFile('{')).toEqual({ faults: [expect.stringMatching(/^cannot be read as JSON: /)] })
  const proof = [{ title: 'a', body: 'b', address: 'https://reviews.example/x' }]
  const read = readLenderFile(JSON.stringify({ ...whole, proof }))
  expect('lender' in read && read.lender.proof[0]!.nl.link).toBe('reviews.example')
})
