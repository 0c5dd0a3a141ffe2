import { Link } from 'wouter'
import type { WorkItem } from '#contract/desk/work.ts'
import { Pill } from '#web/ui/pill.tsx'
import { useLanguage } from '#web/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { useStaff } from '../session/session.ts'
import { ClaimButton } from './claim-button.tsx'
import { dueOf, kindOf, reasonOf, toneOf } from './shown.ts'
import { workTexts } from './text.ts'

/** One thing to do: by when, what, whose company as far as one may see it, and who has it. */
export function WorkRow({ item, today }: { item: WorkItem; today: string }) {
  const language = useLanguage()
  const reason = reasonOf(item, language)
  const about = [item.companyName, item.reference].filter((part) => part !== null)
  return (
    <li className="work-row">
      <span className="work-due">
        <Pill tone={toneOf(item, today)}>{dueOf(item, today, language)}</Pill>
      </span>
      <span className="work-what">
        <Link href={deskAddress('workItem', language, { id: item.id })}>{kindOf(item, language)}</Link>
        {reason !== null && <span className="work-reason">{reason}</span>}
      </span>
      <span className="work-about">{about.join(' · ')}</span>
      <Owner item={item} />
      <ClaimButton item={item} />
    </li>
  )
}

function Owner({ item: { owner } }: { item: WorkItem }) {
  const text = workTexts[useLanguage()]
  const { id } = useStaff()
  if (owner === null) return <span className="work-owner work-nobody">{text.nobody}</span>
  return <span className="work-owner">{owner.id === id ? text.mine : owner.name}</span>
}
