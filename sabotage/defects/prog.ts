import type { Defects } from '../defect.ts'

/** The progress through the journey. */
export default {
  'PROG-1 the progress bar is missing on five pages': [
    'web/shell tabAt',
    "(original) => (path) => (stepAt(path) === 'about-you' ? original(path) : null)",
  ],
  'PROG-1 the English progress bar is called by the menu': [
    'web/shell shellTexts.en.progressLabel',
    "() => 'Main menu'",
  ],
  'PROG-2 a failed request is in no tab': [
    'web/shell tabAt',
    "(original) => (path) => (pageAt(path) === 'requestFailed' ? null : original(path))",
  ],
  'PROG-2 the tabs have changed names': [
    'web/shell shellTexts.nl.tabs',
    "(tabs) => ({ ...tabs, about_you: 'Transacties', transactions: 'Over jou' })",
  ],
  'PROG-3 every tab can be clicked': ['lending/journey isTabDisabled', '() => () => false'],
  'PROG-3 a tab that was reached is off': [
    'lending/journey isTabDisabled',
    '() => (tab, furthest) => firstStepOfTab(tab).number >= furthest',
  ],
  'PROG-4 the transactions stay on the server': ['web/shell coverScreen', '() => () => Promise.resolve()'],
  'PROG-4 going back leads to the first tab always': [
    'web/shell useGoingBack',
    "(original) => (...given) => ((back) => () => back('about_you'))(original(...given))",
  ],
} satisfies Defects
