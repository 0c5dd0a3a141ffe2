import type { Defects } from '../defect.ts'

/** The footer, and the help beside the journey. */
export default {
  'FOOT-1 the disclaimer is gone from the footer': [
    'web/shell Links',
    "(Links) => ({ title, links }) => Links({ title, links: links.filter(([to]) => to !== 'disclaimer') })",
  ],
  'FOOT-1 the English footer has no demonstration in its line': [
    'web/shell shellTexts.en.footer.demonstration',
    "() => ''",
  ],
  'FOOT-2 one of the three portraits is missing': ['lending demonstration.advisers', '(all) => all.slice(1)'],
  'FOOT-2 the call-us block is gone': ['web/shell WaysToReachUs', '() => () => null'],
} satisfies Defects
