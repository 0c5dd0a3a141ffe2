import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { ConfirmAddress } from '../answer-address.tsx'
import { useFollowUp } from '../application-state/queries.ts'
import { Loading } from '../screen/step-screen.tsx'
import { accessTexts } from './access-text.ts'

/** Its words and fields come when somebody changes them. */
const GiveDetails = lazy(async () => ({ default: (await import('../follow-up/give-details.tsx')).GiveDetails }))

/** FLOW-13: contact details and address, changed by a code that is mailed to the new address. */
export function ContactPart() {
  const text = accessTexts[useLanguage()].contact
  const { data } = useFollowUp()
  const [state, setState] = useState<'shown' | 'changing' | 'changed'>('shown')
  if (!data?.answers) return null
  const { answers, contact } = data
  const isWaiting = !answers.isConfirmed
  return (
    <section className="your-data-part" aria-labelledby="contact-title">
      <h2 className="section-title" id="contact-title">
        {text.title}
      </h2>
      {!isWaiting && <p>{text.mailed(answers.sentTo)}</p>}
      {state === 'shown' && !isWaiting && (
        <p className="your-data-action">
          <Button look="secondary" onClick={() => setState('changing')}>
            {text.change}
          </Button>
        </p>
      )}
      {(state === 'changing' || isWaiting) &&
        (contact ? (
          <Suspense fallback={<Loading />}>
            <GiveDetails sentTo={isWaiting ? contact.sentTo : null} onConfirmed={() => setState('changed')}>
              <p>{text.how}</p>
            </GiveDetails>
          </Suspense>
        ) : (
          <ConfirmAddress {...(isWaiting ? {} : { intro: text.how })} />
        ))}
      {state === 'changed' && <Notice tone="success" role="status" title={text.changed} />}
    </section>
  )
}
