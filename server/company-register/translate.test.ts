import { describe, expect, test } from 'vitest'
import { profileAnswer, searchAnswer } from './kvk-types.ts'
import { keepAnswers } from './kvk-client.ts'
import { readCompanies, readProfile } from './translate.ts'

const profile = {
  kvkNummer: '00900099',
  naam: 'Bakkerij Voorbeeld B.V.',
  formeleRegistratiedatum: '20190102',
  materieleRegistratie: { datumAanvang: '20180600' },
  handelsnamen: [{ naam: 'Bakkerij Voorbeeld', volgorde: 0 }],
  sbiActiviteiten: [
    { sbiCode: '47240', sbiOmschrijving: 'Detailhandel in brood', indHoofdactiviteit: 'Nee' },
    { sbiCode: '10710', sbiOmschrijving: 'Vervaardiging van brood', indHoofdactiviteit: 'Ja' },
  ],
  _embedded: {
    eigenaar: {
      rechtsvorm: 'BeslotenVennootschap',
      uitgebreideRechtsvorm: 'Besloten vennootschap met gewone structuur',
    },
    hoofdvestiging: { eersteHandelsnaam: 'Voorbeeld', adressen: [{ type: 'bezoekadres', plaats: 'Lollum' }] },
  },
}

describe('CORE-1 the register, read', () => {
  test('a profile keeps every name, the unknown parts of a date, and which activity is the main one', () => {
    expect(readProfile(profileAnswer.parse(profile))).toMatchObject({
      name: 'Bakkerij Voorbeeld B.V.',
      tradeNames: ['Bakkerij Voorbeeld B.V.', 'Voorbeeld', 'Bakkerij Voorbeeld'],
      foundedOn: '2018-06-00',
      endedOn: null,
      city: 'Lollum',
      activities: [
        { code: '47240', isMain: false },
        { code: '10710', isMain: true },
      ],
    })
  })

  test('a profile without a main branch (a VvE) or a date is still one', () => {
    const bare = { kvkNummer: '00900098', naam: 'VvE', materieleRegistratie: { datumAanvang: '00000000' } }
    expect(readProfile(profileAnswer.parse(bare))).toMatchObject({ foundedOn: null, legalForm: null, activities: [] })
  })

  test('a search shows a company once, by its main branch', () => {
    const house = { huisnummer: 7, huisletter: 'a', huisnummerToevoeging: '2' }
    const row = (type: string, naam: string) => ({
      kvkNummer: '69599084',
      vestigingsnummer: '000038509520',
      naam,
      type,
      adres: { binnenlandsAdres: { straatnaam: 'Geneinde', ...house, plaats: 'Maastricht' } },
    })
    const answer = searchAnswer.parse({ resultaten: [row('nevenvestiging', 'Branch'), row('hoofdvestiging', 'Main')] })
    expect(readCompanies(answer)).toEqual([
      expect.objectContaining({ name: 'Main', kvkNumber: '69599084', homeNumber: '7 a 2', city: 'Maastricht' }),
    ])
  })

  test('an answer is asked for once while it is kept, and an error is not kept', async () => {
    let now = 0
    let asked = 0
    const keep = keepAnswers<number>(1_000, () => new Date(now))
    const ask = async () => {
      asked++
      if (asked === 1) throw new Error('down')
      return asked
    }
    await expect(keep('a', ask)).rejects.toThrow('down')
    expect(await Promise.all([keep('a', ask), keep('a', ask)])).toEqual([2, 2])
    now = 1_001
    expect(await keep('a', ask)).toBe(3)
  })

  test('the newest 500 answers are kept, and one more drops the oldest', async () => {
    const keep = keepAnswers<number>(1_000, () => new Date(0))
    const asked: number[] = []
    const read = (key: number) => keep(String(key), async () => asked.push(key))
    for (let key = 0; key < 500; key++) await read(key)
    await read(0)
    expect(asked).toHaveLength(500)
    await read(500)
    await read(1)
    expect(asked.slice(500)).toEqual([500])
    await read(0)
    expect(asked.slice(500)).toEqual([500, 0])
  })
})
