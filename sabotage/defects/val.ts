import type { LiteralDefect } from '../defect.ts'

/** The fields of forms. */
const val: readonly LiteralDefect[] = [
  {
    row: 'VAL-1',
    name: 'an amount has no euro sign',
    file: 'ui/form/money-text.ts',
    from: 'return `€ ${whole.replace',
    to: 'return `${whole.replace',
  },
  {
    row: 'VAL-1',
    name: 'thousands have a comma',
    file: 'ui/form/money-text.ts',
    from: "`€ ${whole.replace(/\\B(?=(\\d{3})+$)/g, '.')}",
    to: "`€ ${whole.replace(/\\B(?=(\\d{3})+$)/g, ',')}",
  },
  {
    row: 'VAL-1',
    name: 'an amount with cents has three of them',
    file: 'ui/form/money-text.ts',
    from: "`${digits || '0'},${cents.slice(0, decimals)}`",
    to: "`${digits || '0'},${cents.slice(0, decimals + 1)}`",
  },
  {
    row: 'VAL-1',
    name: 'an English amount has Dutch dots',
    file: 'ui/form/money-text.ts',
    from: "mirrored(showDutch(canonical)).replace('€ ', '€')",
    to: 'showDutch(canonical)',
  },
  {
    row: 'VAL-1',
    name: 'whole euros take cents',
    file: 'ui/form/money-input.tsx',
    from: 'decimals = 0, ...frame',
    to: 'decimals = 2, ...frame',
  },
  {
    row: 'VAL-2',
    name: 'nine digits are a telephone number',
    file: 'contract/contact.ts',
    from: 'phone: z.string().check(z.regex(/^\\d{10}$/))',
    to: 'phone: z.string().check(z.regex(/^\\d{9,10}$/))',
  },
  {
    row: 'VAL-2',
    name: 'eleven digits are a telephone number',
    file: 'contract/contact.ts',
    from: 'phone: z.string().check(z.regex(/^\\d{10}$/))',
    to: 'phone: z.string().check(z.regex(/^\\d{10,11}$/))',
  },
  {
    row: 'VAL-3',
    name: 'a wrong field has no red border',
    file: 'ui/form/fields.css',
    from: '    border-color: var(--red);\n    box-shadow: inset 0 0 0 1px var(--red);\n',
    to: '    box-shadow: none;\n',
  },
  {
    row: 'VAL-3',
    name: 'an error appears without fading in',
    file: 'ui/form/fields.css',
    from: '    animation: fade-in var(--time-slow) ease-out;\n',
    to: '',
  },
  {
    row: 'VAL-3',
    name: 'an error stands above its field',
    file: 'ui/form/fields.css',
    from: '  .field-error {\n',
    to: '  .field-error {\n    order: -1;\n',
  },
  {
    row: 'VAL-4',
    name: 'dots in a kvk number are not forgiven',
    file: 'lending/kvk-number.ts',
    from: "text.replace(/[\\s.]/g, '')",
    to: "text.replace(/\\s/g, '')",
  },
  {
    row: 'VAL-4',
    name: 'seven digits are a kvk number',
    file: 'lending/kvk-number.ts',
    from: '/^\\d{8}$/.test(digits)',
    to: '/^\\d{7,8}$/.test(digits)',
  },
]

export default val
