import type { Defect } from '../defect.ts'

export const navigation: readonly Defect[] = [
  {
    row: 'FMT-1',
    name: 'a masked IBAN shows its last seven figures',
    file: 'web/ui/format.ts',
    from: "'*'.repeat(ibanLength - 3) + plain.slice(-3)",
    to: "'*'.repeat(ibanLength - 7) + plain.slice(-7)",
  },
  {
    row: 'FOOT-2',
    name: 'the portraits of the advisers are gone',
    file: 'web/shell/help-panel.tsx',
    from: '<AdviserPortraits label={text.advisers} />',
    to: '',
  },
  {
    row: 'NAV-7',
    name: 'the link of the current page is not underlined',
    file: 'web/shell/page-link.tsx',
    from: 'aria-disabled="true" aria-current="page"',
    to: 'aria-disabled="true"',
  },
]
