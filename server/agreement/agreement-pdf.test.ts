import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { agreementOf } from '#lending/agreement/agreement.ts'
import { agreementTermsWith, creditOffer, loanOver } from '#lending/testing/agreement-terms.ts'
import { readPdf, type Tag } from '../testing/read-pdf.ts'
import { agreementPdf } from './agreement-pdf.ts'

const at = new Date('2026-11-30T10:00:00Z')
const template = (language: 'nl' | 'en') =>
  readFileSync(new URL(`../../lending/agreement/agreement.${language}.md`, import.meta.url), 'utf8')
const agreementIn = (language: 'nl' | 'en', parts = {}) =>
  agreementOf(template(language), agreementTermsWith(parts), language)

/** Spaces apart, which lines and pages begin and end with. */
const bare = (text: string) => text.replace(/\s+/g, '')
const leaves = (tag: Tag): string[] => [tag.text, ...tag.children.flatMap(leaves)]
const ofType = (tags: readonly Tag[], type: string): Tag[] =>
  tags.flatMap((tag) => [...(tag.type === type ? [tag] : []), ...ofType(tag.children, type)])

test.each([
  ['nl', 'nl-NL', { offer: loanOver(60) }],
  ['en', 'en-GB', { offer: creditOffer }],
] as const)(
  'DESK-122 the PDF in %s says by its tags, in order, what the page says',
  async (language, locale, parts) => {
    const agreement = agreementIn(language, parts)
    const pdf = await readPdf((await agreementPdf(agreement, at))!)
    expect(pdf).toMatchObject({ isTagged: true, language: locale, title: `${agreement.title} ${agreement.reference}` })
    const { title, intro, sections } = agreement
    const expected = [
      title,
      intro,
      ...sections.flatMap(({ title: heading, parts: own, table }, place) => [
        `${place + 1}. ${heading}`,
        ...own.flatMap((part) => (typeof part === 'string' ? [part] : (part as string[]).map((point) => `•${point}`))),
        ...(table ? [table.caption, ...table.heads, ...table.rows.flat()] : []),
      ]),
    ]
    expect(bare(pdf.tags.flatMap(leaves).join(''))).toBe(bare(expected.join('')))
    const rows = sections.flatMap(({ table }) => table?.rows ?? [])
    expect(ofType(pdf.tags, 'TD').map(({ text }) => bare(text))).toEqual(
      rows.flatMap(([, ...cells]) => cells.map(bare)),
    )
    expect(ofType(pdf.tags, 'H1')).toHaveLength(1)
    expect(ofType(pdf.tags, 'H2')).toHaveLength(sections.length)
    expect(pdf.artifacts.filter((words) => words.includes(agreement.reference))).toHaveLength(pdf.pages)
  },
)

test('the same agreement gives the same bytes, and one cent more gives others', async () => {
  const pdfOf = (loanAmountCents: number) =>
    agreementPdf(agreementIn('nl', { offer: { ...loanOver(12), loanAmountCents } }), at)
  const [one, same, other] = [await pdfOf(10_000_00), await pdfOf(10_000_00), await pdfOf(10_000_01)]
  expect(one!.equals(same!)).toBe(true)
  expect(one!.equals(other!)).toBe(false)
})

test('DESK-122 a name of which the font lacks a letter gives no PDF, and one of the Latin letters of Europe does', async () => {
  const pdfOf = (name: string) =>
    agreementPdf(agreementIn('nl', { signatories: { names: [name], isJointly: false } }), at)
  expect(await pdfOf('Şahin Đorđević-Łukasz Ĳzerman')).not.toBeNull()
  expect(await pdfOf('Γιώργος')).toBeNull()
})
