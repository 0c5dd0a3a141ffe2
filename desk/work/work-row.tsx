import { Link } from 'wouter'
import type { WorkItem } from '#contract/desk/work.ts'
import { closings } from '#lending/desk/closings.ts'
import { may } from '#lending/desk/roles.ts'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { useStaff } from '../session/session.ts'
import { ClaimButton } from './claim-button.tsx'
import { dueOf, kindOf, lineOf, ownerOf, reasonOf, toneOf, workAddress } from './shown.ts'
import { workTexts } from './text.ts'

type WorkRowProps = { item: WorkItem; today: string; isInCase?: boolean }

/** One thing to do: by when, what, whose case as far as one may see it, and who has it. */
export function WorkRow({ item, today, isInCase = false }: WorkRowProps) {
  const language = useLanguage()
  const { role } = useStaff()
  const reason = reasonOf(item, language)
  const isClosedHere = closings[item.kind] === undefined
  return (
    <li className="work-row">
      <span className="work-due">
        <Pill tone={toneOf(item, today)}>{dueOf(item, today, language)}</Pill>
      </span>
      <span className="work-what">
        {isInCase && isClosedHere ? (
          <strong>{kindOf(item, language)}</strong>
        ) : (
          <Link href={workAddress(item, language)}>{kindOf(item, language)}</Link>
        )}
        {reason !== null && <span className="work-reason">{reason}</span>}
      </span>
      <span className="work-about">{!isInCase && <CaseLink item={item} />}</span>
      <Owner item={item} />
      <ClaimButton item={item} mayTakeAway={isInCase && may(role, 'lead')} />
    </li>
  )
}

function Owner({ item }: { item: WorkItem }) {
  const language = useLanguage()
  const { id } = useStaff()
  if (item.owner === null) return <span className="work-owner work-nobody">{workTexts[language].nobody}</span>
  return <span className="work-owner">{ownerOf(item, id, language)}</span>
}

/** The case by its reference, with what may be said of it in a list. */
export function CaseLink({ item: { caseId, line } }: { item: WorkItem }) {
  const language = useLanguage()
  if (caseId === null) return null
  return (
    <>
      <Link href={deskAddress('case', language, { id: caseId })}>
        {line?.reference ?? workTexts[language].item.toCase}
      </Link>
      {line !== null && <span className="work-line">{lineOf(line, language)}</span>}
    </>
  )
}
