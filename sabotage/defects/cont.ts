import type { Defects } from '../defect.ts'

export default {
  'CONT-1 there is one partner instead of two': [
    'server/settings sandboxPartners',
    '(partners) => (sandbox) => partners(sandbox).slice(1)',
  ],
  'CONT-1 the block at the end of the contact page is gone': ['web/contact Before', '() => () => null'],
  'CONT-2 a telephone number of nine digits is taken': [
    'contract contactCalls.requestContact.request',
    '(request) => z.extend(request, { phone: z.string().check(z.regex(/^[0-9]{9,10}$/)) })',
  ],
  'CONT-2 a form that was sent is not thanked for': ['web/plain thank', '() => () => undefined'],
} satisfies Defects
