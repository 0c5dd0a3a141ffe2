import { describe, expect, test } from 'vitest'
import { bankNames } from '#contract/values.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { retentionTimes } from '#lending/retention.ts'
import { idleMs } from '#server/store/session/session.ts'
import { priceTable } from '#lending/policy/price-table.ts'
import type { Language } from '#lending/language.ts'
import { activeQuestion, faqCategories, type QuestionId, questionText } from './questions.ts'

const questionsOf = (language: Language) => faqCategories(language).flatMap((category) => category.questions)

function answerTo(id: QuestionId, language: Language = 'nl'): string {
  return (
    questionsOf(language)
      .find((question) => question.id === id)
      ?.answer.join(' ') ?? ''
  )
}

describe('the questions page', () => {
  test('FAQ-1 there are four categories with at least six finished questions each', () => {
    for (const language of ['nl', 'en'] as const) {
      const categories = faqCategories(language)
      expect(categories.map(({ id }) => id)).toEqual(['borrowing', 'applying', 'transactions', 'cost'])
      for (const { questions } of categories) {
        expect(questions.length).toBeGreaterThanOrEqual(6)
        for (const { question, answer } of questions) {
          expect(question).toMatch(/^[A-Z].+\?$/)
          for (const paragraph of answer) expect(paragraph).toMatch(/^[A-Z].{20,}\.$/)
        }
      }
    }
  })

  test('FAQ-2 ROUTE-20 both languages ask the same questions in the same order, each id once, and none the same text', () => {
    const [dutch, english] = [questionsOf('nl'), questionsOf('en')]
    const ids = dutch.map(({ id }) => id)
    expect(english.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id)
    dutch.forEach(({ question, answer }, index) => {
      expect(english[index]?.question).not.toBe(question)
      expect(english[index]?.answer).toHaveLength(answer.length)
    })
  })

  test('FAQ-2 a link to a question carries its id and shows it as it is asked', () => {
    expect(activeQuestion('bkr')).toBe('?active=bkr')
    expect(questionText('bkr', 'nl')).toBe('Komt mijn aanvraag bij het BKR?')
    expect(() => questionText('no-such' as QuestionId, 'nl')).toThrow(/No question/)
  })
})

describe('what the answers promise is what the product does', () => {
  test('amounts and limits are those of the lending table', () => {
    expect(answerTo('how-much')).toContain('€\u00a05.000 tot €\u00a0250.000')
    expect(answerTo('how-much', 'en')).toContain('€5,000 to €250,000')
    expect(answerTo('who-can-borrow')).toContain(`${lendingLimits.companyAgeMinMonths} maanden`)
    expect(answerTo('what-do-i-need')).toContain(`${lendingLimits.statementCoverageMinDays} dagen`)
    expect(answerTo('upload-instead')).toContain(`${lendingLimits.statementSpanMaxDays} dagen`)
    expect(answerTo('refused')).toContain('binnen tien werkdagen antwoord')
    expect(answerTo('refused', 'en')).toContain('within ten working days')
  })

  test('shares are shown with no more decimals than they have', () => {
    expect(priceTable.creditProvisionShare).toBe(0.0225)
    expect(answerTo('credit-fees')).toContain('2,25%')
    expect(answerTo('early-repayment')).toContain('1%')
    expect(answerTo('early-repayment', 'en')).toContain('0.5%')
    expect(answerTo('monthly-amount')).toContain('20%')
  })

  test('a loan has no arrangement fee and early repayment of a credit is free, as the answers say', () => {
    expect(priceTable.loanFeeShare).toBe(0)
    expect(answerTo('what-does-it-cost')).toContain('geen afsluitkosten')
  })

  test('every bank that can be connected is named', () => {
    for (const name of Object.values(bankNames)) expect(answerTo('which-banks')).toContain(name)
  })

  test('what is kept is kept as long as the server keeps it', () => {
    expect(answerTo('how-long-kept')).toContain(`${retentionTimes.abandonedCaseDays} dagen`)
    expect(answerTo('how-long-kept')).toContain(`je transacties na ${retentionTimes.bookingsWithoutContractDays} dagen`)
    expect(answerTo('how-long-kept')).toContain(`${Math.floor(retentionTimes.decisionWithoutContractDays / 365)} jaar`)
    expect(idleMs).toBe(30 * 60_000)
    expect(answerTo('pause')).toContain('een half uur')
  })
})
