import type { LiteralDefect } from '../defect.ts'

/** How values are shown and read. */
const fmt: readonly LiteralDefect[] = [
  {
    row: 'FMT-1',
    name: 'an IBAN is written in groups of four',
    file: 'ui/format.ts',
    from: 'const ibanGroups = [2, 2, 4, 4, 4, 2]',
    to: 'const ibanGroups = [4, 4, 4, 4, 2]',
  },
  {
    row: 'FMT-1',
    name: 'an IBAN of another length is masked without its ellipsis',
    file: 'ui/format.ts',
    from: '`…${plain.slice(-3)}`',
    to: 'plain.slice(-3)',
  },
  {
    row: 'FMT-1',
    name: 'a masked IBAN of another length shows four characters',
    file: 'ui/format.ts',
    from: '`…${plain.slice(-3)}`',
    to: '`…${plain.slice(-4)}`',
  },
  {
    row: 'FMT-1',
    name: 'a masked IBAN shows its last seven figures',
    file: 'ui/format.ts',
    from: "'*'.repeat(ibanLength - 3) + plain.slice(-3)",
    to: "'*'.repeat(ibanLength - 7) + plain.slice(-7)",
  },
  {
    row: 'FMT-2',
    name: 'dots stay in an amount that was typed',
    file: 'lending/money.ts',
    from: ".replaceAll('.', '').replace(',', '.')",
    to: ".replace(',', '.')",
  },
  {
    row: 'FMT-2',
    name: 'the comma is left out of an amount instead of parting the cents',
    file: 'lending/money.ts',
    from: ".replaceAll('.', '').replace(',', '.')",
    to: ".replaceAll('.', '').replace(',', '')",
  },
  {
    row: 'FMT-2',
    name: 'what is no number is one cent',
    file: 'lending/money.ts',
    from: '$/.test(plain)) return 0',
    to: '$/.test(plain)) return 1',
  },
  {
    row: 'FMT-3',
    name: 'accents make two texts different',
    file: 'lending/normalise-text.ts',
    from: ".replace(/\\p{Mn}/gu, '')",
    to: '',
  },
  {
    row: 'FMT-3',
    name: 'outer spaces make two texts different',
    file: 'lending/normalise-text.ts',
    from: '.trim()',
    to: '',
  },
  {
    row: 'FMT-3',
    name: 'capitals make two texts different',
    file: 'lending/normalise-text.ts',
    from: '.toLowerCase()',
    to: '.normalize()',
  },
  {
    row: 'FMT-4',
    name: 'euros are shown with cents',
    file: 'lending/money.ts',
    from: "{ locale = 'nl', decimals = 0 }: EuroFormat",
    to: "{ locale = 'nl', decimals = 2 }: EuroFormat",
  },
  {
    row: 'FMT-4',
    name: 'dates begin with the year',
    file: 'ui/format.ts',
    from: '`${dayOfMonth}-${month}-${year}`',
    to: '`${year}-${month}-${dayOfMonth}`',
  },
  {
    row: 'FMT-4',
    name: 'a percentage has one decimal',
    file: 'lending/money.ts',
    from: "{ locale = 'nl', decimals = 2 }: { locale?",
    to: "{ locale = 'nl', decimals = 1 }: { locale?",
  },
  {
    row: 'FMT-4',
    name: 'Dutch euros have a comma between the thousands',
    file: 'lending/money.ts',
    from: "/\\B(?=(\\d{3})+$)/g, locale === 'nl' ? '.' : ','",
    to: "/\\B(?=(\\d{3})+$)/g, locale === 'nl' ? ',' : ','",
  },
  {
    row: 'FMT-1',
    name: 'a renewal is shown the last four of an account',
    file: 'server/routes/bank/shown-iban.ts',
    from: 'iban.slice(-3)',
    to: 'iban.slice(-4)',
  },
]

export default fmt
