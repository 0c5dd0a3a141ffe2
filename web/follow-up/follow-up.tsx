import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import { dueOn } from '#lending/desk/due-times.ts'
import { longDate } from '#lending/long-date.ts'
import { followUpKey, useFollowUp } from '../application-state/queries.ts'
import { WhenLoaded } from '../screen/step-screen.tsx'
import { dutchDayOf } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { serverNow } from '../visitor/session-end.ts'
import { GiveDetails } from './give-details.tsx'
import { ChoiceFacts, FollowUpNews, FollowUpStages, PhoneLine } from './status.tsx'
import { TakeBack } from './take-back.tsx'
import { followUpTexts } from './text.ts'
import { ToDo } from './to-do.tsx'

/** Nothing for most: the agreement to read, and what is asked for. */
const Files = lazy(async () => ({ default: (await import('./files.tsx')).Files }))

/** After a choice or a referral: contact details first, then the status of the application. */
export function FollowUp({ kind, onConfirmed }: { kind: FollowUpKind; onConfirmed?: () => void }) {
  const text = followUpTexts[useLanguage()]
  const query = useFollowUp()
  const queries = useQueryClient()
  const [isFresh, setFresh] = useState(false)
  const confirm = () => {
    setFresh(true)
    onConfirmed?.()
  }
  return (
    <WhenLoaded query={query}>
      {({ contact, followUp }) => (
        <>
          <section className="card" aria-label={followUp ? text.status.title : text.contact.title}>
            {followUp === null ? (
              <Asking kind={kind} sentTo={contact?.sentTo ?? null} onConfirmed={confirm} />
            ) : (
              <>
                <StatusHeading isFresh={isFresh} />
                <ToDo followUp={followUp} isInCase />
                <ChoiceFacts followUp={followUp} />
                <FollowUpStages followUp={followUp} />
                <FollowUpNews followUp={followUp} isInCase />
                {followUp.mayTakeBack && <TakeBack onTakenBack={() => queries.invalidateQueries()} />}
                <PhoneLine />
                {contact && <p className="small">{text.status.mailed(contact.sentTo)}</p>}
              </>
            )}
          </section>
          {followUp && (followUp.hasAgreement || followUp.asked.length > 0 || followUp.loan !== null) && (
            <Suspense fallback={null}>
              <Files followUp={followUp} onChanged={() => void queries.invalidateQueries({ queryKey: followUpKey })} />
            </Suspense>
          )}
        </>
      )}
    </WhenLoaded>
  )
}

/** Takes the place of the code that was just confirmed, and the focus with it. */
function StatusHeading({ isFresh }: { isFresh: boolean }) {
  const text = followUpTexts[useLanguage()].status
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  return (
    <h2 className="section-title" tabIndex={-1} ref={heading}>
      {text.title}
    </h2>
  )
}

type AskingProps = { kind: FollowUpKind; sentTo: string | null; onConfirmed: () => void }

function Asking({ kind, sentTo, onConfirmed }: AskingProps) {
  const language = useLanguage()
  const text = followUpTexts[language].contact
  const by = longDate(dueOn('referral', dutchDayOf(serverNow())), language)
  return (
    <GiveDetails sentTo={sentTo} onConfirmed={onConfirmed}>
      <h2 className="section-title">{text.title}</h2>
      <p>{kind === 'choice' ? text.choiceIntro : text.referralIntro(by)}</p>
    </GiveDetails>
  )
}
