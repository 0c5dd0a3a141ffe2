import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AgreementTerms, agreementOf } from '#lending/agreement/agreement.ts'
import { agreementFaults } from '#lending/agreement/agreement-template.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import { agreementTermsWith, creditOffer } from '#lending/testing/agreement-terms.ts'

const languages = ['nl', 'en'] as const
const templates = Object.fromEntries(
  languages.map((language) => [language, readFileSync(new URL(`./agreement.${language}.md`, import.meta.url), 'utf8')]),
)
const made = (language: 'nl' | 'en', parts: Partial<AgreementTerms> = {}) =>
  agreementOf(templates[language]!, agreementTermsWith(parts), language)
const wordsOf = (language: 'nl' | 'en', parts: Partial<AgreementTerms> = {}) => {
  const { title, intro, sections } = made(language, parts)
  return [
    title,
    intro,
    ...sections.flatMap(({ table, ...section }) =>
      [section.title, section.parts.flat(), table?.rows.flat() ?? []].flat(),
    ),
  ]
    .join('\n')
    .replace(/(\p{Lu}\.)\u00a0/gu, '$1 ')
}
const company = agreementTermsWith().company

describe.each(languages)('the agreement in %s', (language) => {
  test('is the same document in both languages, without a brace, a tag or a bold mark left', () => {
    const shape = (of: typeof language) =>
      made(of).sections.map(({ parts, table }) => [parts.length, table?.rows.length, table?.heads.length])
    expect(shape(language)).toEqual(shape('nl'))
    for (const parts of [{}, { offer: creditOffer }, { guaranteeMostCents: 60_000_00 }])
      expect(wordsOf(language, parts)).not.toMatch(/[{}<>]|\*\*|undefined|\.\./)
  })

  test('DESK-122 has every amount of the offer to the cent, and an instalment for each month from the day it is made', () => {
    const { offer, madeOn } = agreementTermsWith()
    const euros = (cents: number) => formatEuros(cents, { locale: language, decimals: 2 })
    const tables = made(language).sections.flatMap(({ table }) => table ?? [])
    const [figures, schedule] = tables
    expect(figures!.rows.map(([, value]) => value)).toEqual([
      euros(offer.loanAmountCents),
      euros(offer.totalInterestCents),
      ...(offer.fees.length > 0
        ? offer.fees.map(({ amountCents }) => euros(amountCents))
        : [{ nl: 'geen', en: 'none' }[language]]),
      euros(offer.totalToRepayCents),
      euros(offer.firstInstalmentCents),
      formatRate(offer.clientRate, { locale: language }),
      euros(offer.totalCostCents),
      euros(offer.netPayoutCents),
      formatRate(offer.yearlyCostRate, { locale: language }),
    ])
    expect(schedule!.rows).toHaveLength(offer.termMonths)
    expect(schedule!.rows.map(([, , total]) => total)).toEqual(
      offer.schedule.map(({ totalCents }) => euros(totalCents)),
    )
    expect(madeOn).toBe('2026-11-30')
    const lastOfFebruary = { nl: '28 februari 2027', en: '28 February 2027' }[language]
    expect(schedule!.rows[2]![1]).toBe(lastOfFebruary)
  })

  test('says who is liable by legal form, and what a guarantee goes up to', () => {
    const [liable, limited, guarantee] = [
      wordsOf(language, { company: { ...company, isOwnerLiable: true } }),
      wordsOf(language),
      wordsOf(language, { guaranteeMostCents: 60_000_00 }),
    ]
    const ofEach = {
      nl: ['met je eigen geld', 'geen borg', 'persoonlijke borg'],
      en: ['with your own money', 'or a guarantee', 'personal guarantee'],
    }
    for (const [place, text] of [liable, limited, guarantee].entries())
      expect(ofEach[language].map((words) => text.includes(words))).toEqual([0, 1, 2].map((one) => one === place))
    expect(guarantee).toContain(formatEuros(60_000_00, { locale: language, decimals: 2 }))
  })

  test('names who signs alone, each alone or together as the check recorded it', () => {
    const names = ['A. de Vries', 'B. Bos']
    const all = [
      wordsOf(language),
      wordsOf(language, { signatories: { names, isJointly: false } }),
      wordsOf(language, { signatories: { names, isJointly: true } }),
    ]
    expect(new Set(all).size).toBe(3)
    const { each, together } = {
      nl: { each: 'A. de Vries of B. Bos', together: 'A. de Vries en B. Bos samen' },
      en: { each: 'A. de Vries or B. Bos', together: 'A. de Vries and B. Bos sign together' },
    }[language]
    expect(all[1]).toContain(each)
    expect(all[2]).toContain(together)
  })

  test('stays the same document with a name that looks like Markdown, a figure or a passage', () => {
    const name = '## 1 | {amount}\n- <credit>'
    const { sections } = made(language, {
      company: { ...company, name },
      payout: { iban: 'NL91ABNA0417164300', holder: name },
    })
    expect(sections.map(({ title }) => title)).toEqual(made(language).sections.map(({ title }) => title))
    expect(JSON.stringify(sections)).toContain('## 1 / {amount} - <credit>')
  })
})

test('a lender’s own text is refused with each figure that it lacks or that there is none of', () => {
  expect(languages.flatMap((language) => agreementFaults(templates[language]!))).toEqual([])
  const own = templates['nl']!.replace('{schedule}', '')
    .replace('{amount}', '{bedrag}')
    .replace(/\nintro: .*/, '')
  expect(agreementFaults(own)).toEqual([
    'does not begin with a title and an intro',
    'has {bedrag}, which is no figure of an agreement',
    'has no {schedule}',
  ])
})
