import type { Defects } from '../defect.ts'

/** Components. */
export default {
  'UI-1 a spinner without a size is large': [
    'ui Spinner',
    "(O) => ({ size = 'lg', ...props }) => O({ ...props, size })",
  ],
  'UI-1 the spinner stands still': ['ui css .spinner', 'animation: none'],
  'UI-2 a step to come is not dimmed': ['ui css .steps-item-upcoming .steps-label', 'color: var(--blue)'],
  'UI-2 the active step has no loader': ['ui StepsList', '(O) => (props) => O({ ...props, isLoading: false })'],
  'UI-3 an accordion takes 0.5 s': ['ui css .accordion', '--time: 500ms'],
  'UI-3 what is open at first is not scrolled to': [
    'web/plain openQuestion',
    "() => (_place, active) => document.getElementById(active)?.setAttribute('open', '')",
  ],
  'UI-4 the tooltip shows after 400 ms': ['ui showAfterMs', '() => 400'],
  'UI-4 the tooltip hides after 200 ms': ['ui hideAfterMs', '() => 200'],
  'UI-5 the content is 1900 px wide': ['ui css :root', '--content-max: 1900px'],
  'UI-5 windows move for 700 ms': ['ui css :root', '--time-slow: 700ms'],
  'UI-6 a warning looks like an error': ['ui css .notice-warning', 'background: var(--red-soft)'],
  'UI-6 quiet words are too pale to read': ['ui css :root', '--text-soft: #9aa5b5'],
} satisfies Defects
