import type { FileFault } from '#lending/decision/score-input.ts'
import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import { formatDifference } from '#lending/money.ts'
import { statementLimits } from '#lending/statements/limits.ts'

/** The parts that a sentence may name; null where the file does not say. */
type Parts = { account: string; day: string | null; sum: string | null }
type Words = {
  sourcesDiffer(parts: Parts): string
  balances(parts: Parts): string
  more(others: number): string
  /** One account is removed with all its sources, so that nothing is left to contradict. */
  wayOutOfDiffering: string
  wayOut: string
}

const said = (text: (part: string) => string, part: string | null): string => (part === null ? '' : text(part))

/** No more findings of one kind are kept. */
const isAll = (others: number): boolean => others + 1 < statementLimits.findings

const words: Readonly<Record<Language, Words>> = {
  nl: {
    sourcesDiffer: ({ account, day, sum }) =>
      `Twee bronnen van de rekening die eindigt op ${account} spreken elkaar tegen: ${sum ?? 'een bedrag'}${said((on) => ` van ${on}`, day)} staat in de ene en niet in de andere.`,
    balances: ({ account, day, sum }) =>
      `Een bestand van de rekening die eindigt op ${account} klopt niet: de saldi${said((on) => ` rond ${on}`, day)} passen niet bij de transacties.${said((much) => ` Het verschil is ${much}.`, sum)}`,
    more: (others) =>
      others === 1
        ? ' Er is nog één verschil.'
        : ` Er zijn nog ${isAll(others) ? '' : 'minstens '}${others} verschillen.`,
    wayOutOfDiffering:
      'Haal deze rekening weg en koppel alleen je bank, of stuur alleen bestanden zoals je bank ze gaf.',
    wayOut: 'Koppel je bank, of download het bestand opnieuw bij je bank en verander er niets in.',
  },
  en: {
    sourcesDiffer: ({ account, day, sum }) =>
      `Two sources of the account ending in ${account} contradict each other: ${sum ?? 'an amount'}${said((on) => ` of ${on}`, day)} is in one and not in the other.`,
    balances: ({ account, day, sum }) =>
      `A file of the account ending in ${account} does not add up: the balances${said((on) => ` around ${on}`, day)} do not match the transactions.${said((much) => ` The difference is ${much}.`, sum)}`,
    more: (others) =>
      others === 1
        ? ' There is one more difference.'
        : ` There are ${isAll(others) ? '' : 'at least '}${others} more differences.`,
    wayOutOfDiffering:
      'Remove this account and connect your bank alone, or send only files exactly as your bank gave them.',
    wayOut: 'Connect your bank, or download the file from your bank again and change nothing in it.',
  },
}

/** Which account, which day, how much, and the way out. Figures on the wire leave out what is null. */
export function fileFaultText(fault: FileFault, language: Language): string {
  const { finding, accountEnd: account, on, differenceCents, count } = fault
  const { sourcesDiffer, balances, more, wayOutOfDiffering, wayOut } = words[language]
  const parts: Parts = {
    account,
    day: on ? longDate(on, language) : null,
    sum: differenceCents ? formatDifference(differenceCents, language) : null,
  }
  const others = count - 1
  const isDiffering = finding === 'sources_differ'
  const what = isDiffering ? sourcesDiffer(parts) : balances(parts)
  return `${what}${others > 0 ? more(others) : ''} ${isDiffering ? wayOutOfDiffering : wayOut}`
}
