import type { Defects } from '../defect.ts'

/** How figures are written. */
export default {
  'FMT-1 an IBAN is written in groups of four': ['ui ibanGroups', '() => [4, 4, 4, 4, 2]'],
  'FMT-1 a renewal is shown the last four of an account': [
    'lending maskIban',
    '(mask) => (iban) => mask(iban).slice(0, -4) + iban.slice(-4)',
  ],
  'FMT-2 dots stay in an amount that was typed': [
    'lending parseAmount',
    "(parse) => (text) => parse(text.replaceAll('.', ','))",
  ],
  'FMT-2 what is no number is one cent': ['lending parseAmount', '(parse) => (text) => parse(text) || 1'],
  'FMT-3 accents make two texts different': ['lending normaliseText', '() => (text) => text.trim().toLowerCase()'],
  'FMT-3 outer spaces make two texts different': [
    'lending normaliseText',
    '(plain) => (text) => /^ */.exec(text)[0] + plain(text)',
  ],
  'FMT-4 euros are shown with cents': [
    'lending formatEuros',
    '(format) => (cents, options) => format(cents, { decimals: 2, ...options })',
  ],
  'FMT-4 dates begin with the year': [
    'ui formatDate',
    "(format) => (date) => format(date).split('-').reverse().join('-')",
  ],
} satisfies Defects
