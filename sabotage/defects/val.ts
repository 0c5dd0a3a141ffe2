import type { Defects } from '../defect.ts'

/** The fields of forms. */
export default {
  'VAL-1 an amount has no euro sign': ['ui/form showDutch', "(f) => (amount) => f(amount).replace('€ ', '')"],
  'VAL-1 whole euros take cents': [
    'ui/form MoneyInput',
    '(O) => ({ decimals = 2, ...props }) => O({ ...props, decimals })',
  ],
  'VAL-2 nine digits are a telephone number': [
    'contract contactCalls.requestContact.request',
    '(form) => z.extend(form, { phone: z.string().check(z.regex(/^\\d{9,10}$/)) })',
  ],
  'VAL-2 eleven digits are a telephone number': [
    'contract contactCalls.requestContact.request',
    '(form) => z.extend(form, { phone: z.string().check(z.regex(/^\\d{10,11}$/)) })',
  ],
  'VAL-3 a wrong field has no red border': [
    'ui/form css .field-invalid .control',
    'border-color: var(--line-control); box-shadow: none',
  ],
  'VAL-3 an error stands above its field': ['ui/form css .field-error', 'order: -1'],
  'VAL-4 dots in a kvk number are not forgiven': [
    'lending parseKvkNumber',
    "(original) => (text) => (text.includes('.') ? null : original(text))",
  ],
  'VAL-4 seven digits are a kvk number': [
    'lending parseKvkNumber',
    '(original) => (text) => (/^\\d{7}$/.test(text) ? text : original(text))',
  ],
} satisfies Defects
