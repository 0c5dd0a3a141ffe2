import { describe, expect, test } from 'vitest'
import type { Company } from '#contract/application.ts'
import { nameSearchLimits, wordsOf } from '#lending/company-names.ts'
import { makeCompanyCache } from './company-cache.ts'
import { searchByName } from './kvk-client.ts'

const company = (name: string, kvkNumber: string): Company => ({
  ...{ id: kvkNumber, name, kvkNumber, street: null, homeNumber: null, postalCode: null, city: null },
  ...{ pilotBank: false, newToTheBank: false },
})
const bakery = company('Bakkerij De Korenaar', '00900001')
const painter = company('Schildersbedrijf Kleurrijk', '00900012')

/** As KVK: whole words only. It notes what it was asked. */
function openRegister() {
  const asked: string[] = []
  let nowMs = 0
  const kept = makeCompanyCache(() => new Date(nowMs))
  const ask = async (text: string) => {
    asked.push(text)
    const found = [bakery, painter].filter(({ name }) => wordsOf(text).every((word) => wordsOf(name).includes(word)))
    kept.keep(found)
    return found
  }
  const search = async (typed: string) => (await searchByName(typed, { ask, kept })).map(({ name }) => name)
  return { asked, search, kept, passHours: (hours: number) => (nowMs += hours * 3_600_000) }
}

describe('CORE-1 the search by name, of a register that knows whole words only', () => {
  test.each(['Bakkerij De Kor', 'Bakkerij d', 'bakerij korenaar', 'Bakkerij Korenarr', 'de korenaar bak'])(
    'FLOW-3 “%s” finds the bakery in the answers to its whole words',
    async (typed) => {
      const { search, asked } = openRegister()
      expect(await search(typed)).toEqual(['Bakkerij De Korenaar'])
      expect(asked.length).toBeLessThanOrEqual(nameSearchLimits.questionsMax)
    },
  )

  test('FLOW-3 half a word is found in earlier answers for a day, and then no more', async () => {
    const { search, passHours } = openRegister()
    expect(await search('Koren')).toEqual([])
    expect(await search('Bakkerij')).toEqual(['Bakkerij De Korenaar'])
    passHours(nameSearchLimits.keptHoursMax - 1)
    expect(await search('Koren')).toEqual(['Bakkerij De Korenaar'])
    expect(await search('0090 00')).toEqual(['Bakkerij De Korenaar'])
    passHours(1)
    expect(await search('Koren')).toEqual([])
    expect(await search('0090 00')).toEqual([])
  })

  test('a company is shown once, what the register says of the whole name first', async () => {
    const { search, kept } = openRegister()
    kept.keep([company('Bakkerij Anders', '00900099'), bakery])
    expect(await search('Bakkerij')).toEqual(['Bakkerij De Korenaar', 'Bakkerij Anders'])
  })

  test('no more companies are kept than the table says, the oldest go first', () => {
    const { kept } = openRegister()
    const many = Array.from({ length: nameSearchLimits.companiesKeptMax }, (_, at) => company(`Firma ${at}`, `x${at}`))
    kept.keep([bakery, ...many])
    expect(kept.find('Bakkerij')).toEqual([])
    expect(kept.find('Firma 0')[0]?.name).toBe('Firma 0')
  })
})
