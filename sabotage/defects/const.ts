import type { LiteralDefect } from '../defect.ts'

/** Constants of the specification. */
const constants: readonly LiteralDefect[] = [
  {
    row: 'CONST-1',
    name: 'a company is looked for with its legal form',
    file: 'server/company-register/kvk-client.ts',
    from: '{ naam: withoutLegalForm(text) }',
    to: '{ naam: text.trim() }',
  },
  {
    row: 'CONST-1',
    name: 'the suffix of a legal form is n.v.',
    file: 'lending/legal-suffix.ts',
    from: "'b.v.'",
    to: "'n.v.'",
  },
  {
    row: 'CONST-2',
    name: 'another wish than future consent is taken',
    file: 'contract/bank-data.ts',
    from: 'needFutureConsent: z.literal(true)',
    to: 'needFutureConsent: z.boolean()',
  },
  {
    row: 'CONST-2',
    name: 'expireAt alone shows no date',
    file: 'web/reconsent/connection-card.tsx',
    from: 'consentExpiresAt ?? expireAt ?? null',
    to: 'consentExpiresAt ?? null',
  },
]

export default constants
