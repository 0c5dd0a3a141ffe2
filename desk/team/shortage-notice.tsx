import type { ReactNode } from 'react'
import type { Shortage } from '#lending/desk/leave.ts'
import { longDate } from '#lending/long-date.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { teamTexts } from './text.ts'

type ShortageNoticeProps = { shortages: readonly Shortage[]; children?: ReactNode }

/** The days on which a yes lacks people; nothing where it never does. */
export function ShortageNotice({ shortages, children }: ShortageNoticeProps) {
  const language = useLanguage()
  const text = teamTexts[language]
  if (shortages.length === 0) return null
  return (
    <div className="team-short">
      <Notice tone="warning" title={text.shortTitle}>
        <ul className="team-shortages">
          {shortages.map(({ fromDay, untilDay, lack }) => (
            <li key={fromDay}>
              {text.days(longDate(fromDay, language), longDate(untilDay, language))}: {text.lacks[lack]}
            </li>
          ))}
        </ul>
        {children}
      </Notice>
    </div>
  )
}
