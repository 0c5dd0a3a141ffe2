import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Evidence, evidenceOf } from '#lending/agreement/evidence.ts'
import { evidenceWith } from '#lending/testing/evidence-facts.ts'

const languages = ['nl', 'en'] as const
const made = (language: 'nl' | 'en', parts: Partial<Evidence> = {}) =>
  evidenceOf(readFileSync(new URL(`./evidence.${language}.md`, import.meta.url), 'utf8'), evidenceWith(parts), language)
const wordsOf = (language: 'nl' | 'en', parts: Partial<Evidence> = {}) => JSON.stringify(made(language, parts))
const second = { secondChannel: { to: '+31 6 12345678', confirmed: '2026-11-29T10:00:00Z' } }

describe.each(languages)('the record of acceptance in %s', (language) => {
  test('is the same document in both languages, without a brace, a tag or an empty part left', () => {
    for (const parts of [{}, second, { tries: 3 }, { seal: 'made-up' }, { seal: 'none' }] as const) {
      const shape = (of: typeof language) =>
        made(of, parts).sections.map(({ parts: own, table }) => [own.length, table?.rows.map((row) => row.length)])
      expect(shape(language)).toEqual(shape('nl'))
      const { sections, ...head } = made(language, parts)
      const all = [Object.values(head), sections.map(({ title, parts: own, table }) => [title, own, table?.rows ?? []])]
      expect(all.flat(5).join('\n')).not.toMatch(/[{}<>|]|undefined|\.\.|\n\n/)
    }
  })

  test('DESK-129 names the PDF by its hash and length, who accepted what with which account, and who signed for us', () => {
    const words = wordsOf(language)
    const { nl, en } = {
      nl: ['€ 25.000,00', '€ 24.437,50', 'Anna de Vries', 'Daan Visser, beoordelaar', 'Şirin Kaya, senior beoordelaar'],
      en: ['€25,000.00', '€24,437.50', 'Anna de Vries', 'Daan Visser, assessor', 'Şirin Kaya, senior assessor'],
    }
    const all = [
      ...['VL-7K3M-9QXD', 'ab'.repeat(32), '61234 bytes', 'Bakkerij De Korenaar B.V.', '90000012', 'A. de Vries'],
      ...['anna@korenaar.example', 'ABN AMRO', 'Bakkerij De Korenaar BV', 'NL91 ABNA 0417 1643 00', '2001:db8::7'],
      ...['Mozilla/5.0 (Linux; Android 16)', 'Ik ga akkoord met deze overeenkomst.'],
      ...['Ik ga akkoord met de elektronische vorm.', ...{ nl, en }[language]],
    ]
    expect(all.filter((one) => !words.replace(/\u00a0/g, ' ').includes(one))).toEqual([])
  })

  test('DESK-129 has each moment in UTC and as it was in the Netherlands, where a day later may have begun', () => {
    const rows = (parts = {}) => made(language, parts).sections.flatMap(({ table }) => table?.rows ?? [])
    const day = { nl: '1 december 2026', en: '1 December 2026' }[language]
    expect(rows().map(([, utc]) => utc)).toEqual([
      ...['2026-11-21 08:15:00', '2026-11-21 08:31:09', '2026-11-30 22:58:02', '2026-11-30 23:04:10'],
      ...['2026-11-30 23:05:41', '2026-12-01 08:00:00', '2026-12-01 09:30:00'],
    ])
    expect(rows()[4]![2]).toBe(`${day} 00:05:41`)
    expect(rows(second).map(([, utc]) => utc)).toContain('2026-11-29 10:00:00')
    expect(wordsOf(language, second)).toContain('+31 6 12345678')
  })

  test('says of the seal and the tries what is true of them', () => {
    const words = {
      nl: ['bestand verzegeld', 'verzonnen is', 'geen elektronisch zegel', 'eerste poging', '3 pogingen'],
      en: ['file was sealed', 'was made up', 'no electronic seal', 'first try', '3 tries'],
    }[language]
    const found = (parts: Partial<Evidence>) => words.map((one) => wordsOf(language, parts).includes(one))
    expect(found({})).toEqual([true, false, false, true, false])
    expect(found({ seal: 'made-up', tries: 3 })).toEqual([true, true, false, false, true])
    expect(found({ seal: 'none' })).toEqual([false, false, true, true, false])
  })

  test('stays the same document with texts of strangers that look like Markdown, a figure or a passage', () => {
    const odd = '## 1 | {amount}\n- <second>'
    const { sections } = made(language, { typedName: odd, browser: `${odd}Δ`, consents: [odd] })
    const usual = made(language).sections
    expect(sections.map(({ title, parts }) => [title, parts.length])).toEqual(
      usual.map(({ title, parts }) => [title, parts.length]),
    )
    expect(JSON.stringify(sections)).toContain('- <second>?"')
    expect(JSON.stringify(sections)).toContain('## 1 / {amount} - <second>')
  })
})
