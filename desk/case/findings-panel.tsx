import type { DeskCaseView } from '#contract/desk/case.ts'
import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { formatDifference } from '#lending/money.ts'
import { formatLongDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { List, Panel } from './panel.tsx'

type Finding = DeskCaseView['findings'][number]

const texts = byLanguage({
  title: ['Wat er niet klopt', 'What does not add up'],
  why: [
    'De saldi, de transacties of de bronnen van een rekening spreken elkaar tegen. Het rekenmodel zegt dan geen ja.',
    'Balances, transactions or sources of an account contradict each other. The engine then does not say yes.',
  ],
  account: (end: string) => [`Rekening …${end}`, `Account …${end}`],
  balances: [
    'begin- en eindsaldo passen niet bij de transacties',
    'opening and closing balance do not match the transactions',
  ],
  row: ['het saldo per regel klopt niet', 'the balance on a line is wrong'],
  chain: ['saldi sluiten niet op elkaar aan', 'balances do not follow from each other'],
  sources: ['staat in de ene bron en niet in de andere', 'is in one source and not in the other'],
})

const kinds: Partial<Record<Finding['code'], 'balances' | 'row' | 'chain' | 'sources'>> = {
  balance_does_not_add_up: 'balances',
  running_balance_broken: 'row',
  chain_broken: 'chain',
  sources_differ: 'sources',
}

function lineOf({ code, accountEnd, on, differenceCents }: Finding, language: Language): string {
  const text = texts[language]
  const kind = kinds[code]
  const about = [
    ...(on === null ? [] : [formatLongDate(on, language)]),
    ...(differenceCents === null ? [] : [formatDifference(differenceCents, language)]),
  ]
  const parts = [text.account(accountEnd), ...about].join(', ')
  return kind === undefined ? parts : `${parts}: ${text[kind]}`
}

/** Before all else of a case: whether its files can be believed. */
export function FindingsPanel({ view: { findings } }: { view: Pick<DeskCaseView, 'findings'> }) {
  const language = useLanguage()
  const text = texts[language]
  if (findings.length === 0) return null
  return (
    <Panel title={text.title}>
      <p>{text.why}</p>
      <List lines={findings.map((finding) => lineOf(finding, language))} />
    </Panel>
  )
}
