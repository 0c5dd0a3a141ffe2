import type { IsoDate } from '#lending/days.ts'
import type { DigestSection } from '#lending/desk/digest.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { dueDistance, kindWords } from '#lending/desk/task-words.ts'
import { longDate } from '#lending/long-date.ts'
import type { Letter } from './letters.ts'

export type DigestLine = { kind: TaskKind; reference: string | null; dueOn: IsoDate; isClaimed: boolean }
export type Digest = Readonly<Record<DigestSection, { count: number; lines: readonly DigestLine[] }>>

const titles: Readonly<Record<DigestSection, string>> = { late: 'Te laat', today: 'Vandaag', new: 'Nieuw' }
const sections: readonly DigestSection[] = ['late', 'today', 'new']

/** The desk's open work, for the lender's inbox. It names no person: erasure does not reach a mailbox. */
export function digestMail(digest: Digest, today: IsoDate, deskUrl: string | null): Letter {
  const parts = sections.filter((section) => digest[section].count > 0)
  const short = parts.map((section) => `${digest[section].count} ${titles[section].toLowerCase()}`).join(', ')
  const texts = parts.map((section) => sectionText(section, digest[section], today))
  const where = deskUrl === null ? [] : [`Alles bij elkaar:\n${deskUrl}`]
  return {
    subject: `Werk van ${longDate(today, 'nl')}: ${short}`,
    textBody: `${[...texts, ...where].join('\n\n')}\n`,
  }
}

function sectionText(section: DigestSection, { count, lines }: Digest[DigestSection], today: IsoDate): string {
  const more = count > lines.length ? [`- en nog ${count - lines.length}`] : []
  return [`${titles[section]} (${count})`, ...lines.map((line) => lineText(line, today)), ...more].join('\n')
}

function lineText({ kind, reference, dueOn, isClaimed }: DigestLine, today: IsoDate): string {
  const parts = [kindWords.nl[kind], reference, dueDistance(dueOn, today, 'nl'), isClaimed ? null : 'nog van niemand']
  return `- ${parts.filter((part) => part !== null).join(', ')}`
}
