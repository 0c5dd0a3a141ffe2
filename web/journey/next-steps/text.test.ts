import { expect, test } from 'vitest'
import { feedbackSuccessTexts } from '../feedback-success/text.ts'
import { nextStepsTexts } from './text.ts'

test.each([
  ['nl', 'niet verplicht', /rond je|afronden|is rond/],
  ['en', 'optional', /complete/],
] as const)(
  'FLOW-10 in %s the questions afterwards are no condition of the application',
  (language, optional, condition) => {
    const { feedbackTitle, feedbackIntro, button } = nextStepsTexts[language]
    expect(feedbackTitle).toContain(optional)
    for (const text of [feedbackTitle, feedbackIntro, button, feedbackSuccessTexts[language].intro]) {
      expect(text).not.toMatch(condition)
    }
  },
)
