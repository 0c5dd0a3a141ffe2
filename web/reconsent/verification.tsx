import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import { Button } from '#ui/button.tsx'
import { KvkInput } from '#ui/form/kvk-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { reconsentErrorText } from './connection-card.tsx'
import { reconsentTexts } from './text.ts'
import { api } from '../api/api.ts'
import { ApiFailure, errorKeyOf, type FailureKey } from '#contract/failure.ts'
import type { Ask } from '../api/client.ts'
import { forgetSecrets, type MailedLink, mailedLink } from '../visitor/mailed-link.ts'
import { actions } from '../application-state/store.ts'
import { type SessionStore, sessionStore } from '../visitor/storage.ts'
import { requireUsableToken, subjectOfToken } from '../visitor/token.ts'

/** RECON-1 to RECON-5: identification by one field, besides the link. */
export function Verification({ hasSessionEnded }: { hasSessionEnded: boolean }) {
  const language = useLanguage()
  const text = reconsentTexts[language].verification
  const form = useVerification()
  const [isLeft, setLeft] = useState(false)
  const submit = useRef<HTMLDivElement>(null)
  const isSubmitAway = useOutOfSight(submit)
  // The old link's error is void once a new one is requested.
  const [isReplaced, setReplaced] = useState(false)
  const defect = form.kvkText.trim() === '' ? text.required : form.kvkNumber === null ? text.invalid : null
  const send = (event: FormEvent) => {
    event.preventDefault()
    setReplaced(false)
    void form.submit()
  }
  return (
    <>
      <h1 className="step-title">{text.title}</h1>
      <p className="step-intro">
        <Unbroken>{text.subtitle}</Unbroken>
      </p>
      {hasSessionEnded && !isReplaced && (
        <Notice role="status" title={canBeReplaced(form.link) ? text.sessionEnded : text.sessionEndedWithout} />
      )}
      <form className="form form-short" noValidate onSubmit={send}>
        <KvkInput
          id="kvk-number"
          label={text.label}
          hint={text.hint}
          placeholder={text.placeholder}
          value={form.kvkText}
          onValue={form.setKvkText}
          onBlur={() => setLeft(true)}
          error={isLeft ? defect : null}
        />
        <div className="form-actions" ref={submit}>
          <Button type="submit" isPending={form.isPending} disabled={form.kvkNumber === null}>
            {text.submit}
          </Button>
        </div>
        {isSubmitAway && (
          // For touch only: keyboard and screen reader have one button, which scrolls into view by itself.
          <div className="reconsent-submit" aria-hidden="true">
            <Button type="submit" isWide tabIndex={-1} isPending={form.isPending} disabled={form.kvkNumber === null}>
              {text.submit}
            </Button>
          </div>
        )}
        <div className="send-failure" aria-live="assertive">
          {form.errorKey !== null && !isReplaced && (
            <Notice tone="error">
              <p>{reconsentErrorText(form.errorKey, language)}</p>
            </Notice>
          )}
        </div>
      </form>
      {(hasSessionEnded || form.errorKey === 'reconsent_kvk') && (
        <NewLink link={form.link} onSent={() => setReplaced(true)} />
      )}
    </>
  )
}

/** A link without case and connection cannot be replaced. */
const canBeReplaced = ({ caseId, connectionId }: MailedLink): boolean => caseId !== null && connectionId !== null

type Asking = { stage: 'open' | 'pending' | 'sent' } | { stage: 'failed'; errorKey: string }

/**
 * RECON-14: a link that is dead is replaced by a new one, mailed to the address that we know. The answer is the same
 * whether there is such a connection or not. `onSent` is called when it is on its way.
 */
function NewLink({ link: { caseId, connectionId }, onSent }: { link: MailedLink; onSent: () => void }) {
  const language = useLanguage()
  const text = reconsentTexts[language].verification
  const [state, setState] = useState<Asking>({ stage: 'open' })
  if (caseId === null || connectionId === null) return null
  const ask = () => {
    setState({ stage: 'pending' })
    api('requestReconsentLink', { request: { caseId, connectionId } }).then(
      () => {
        setState({ stage: 'sent' })
        onSent()
      },
      (error: unknown) => setState({ stage: 'failed', errorKey: errorKeyOf(error) }),
    )
  }
  return (
    <div className="new-link" aria-live="polite">
      {state.stage === 'sent' ? (
        <Notice tone="success">
          <p>{text.newLinkSent}</p>
        </Notice>
      ) : (
        <>
          <p>{text.newLinkQuestion}</p>
          <Button look="secondary" isPending={state.stage === 'pending'} onClick={ask}>
            {text.newLink}
          </Button>
          {state.stage === 'failed' && (
            <p className="connection-error">{reconsentErrorText(state.errorKey, language)}</p>
          )}
        </>
      )}
    </div>
  )
}

/** The verification form (RECON-1 to RECON-5). With the link's session, the whole page knows the KVK number. */
function useVerification() {
  const [link] = useState(mailedLink)
  const [kvkText, setKvkText] = useState(link.kvk ?? '')
  const [isPending, setPending] = useState(false)
  const [errorKey, setErrorKey] = useState<FailureKey | null>(null)
  const isBusy = useRef(false)
  const kvkNumber = parseKvkNumber(kvkText)

  const submit = async () => {
    if (kvkNumber === null || isBusy.current) return
    isBusy.current = true
    setPending(true)
    setErrorKey(null)
    try {
      await verify({ ask: api, session: sessionStore }, link, kvkNumber)
      forgetSecrets()
      actions.setRequester({ kvkNumber })
    } catch (error) {
      setErrorKey(verificationErrorKey(error))
      setPending(false)
    } finally {
      isBusy.current = false
    }
  }

  // RECON-2: with all four parts there is nothing to ask. Once, as the page is entered.
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current || !isComplete(link)) return
    isStarted.current = true
    void submit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { link, kvkText, setKvkText, kvkNumber, isPending, errorKey, submit }
}

/** The bar at the top lies over what scrolls below it (`styles/bar.css`). */
const barHeight = '72px'

/** Whether nothing of an element can be seen; false until the browser has looked. */
function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = (entries: readonly IntersectionObserverEntry[]) => setOut(entries.at(-1)?.isIntersecting === false)
    const observer = new IntersectionObserver(watch, { rootMargin: `-${barHeight} 0px 0px` })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}

type Visit = { ask: Ask; session: SessionStore }

/** RECON-4: what the link lacks, in the order of the requirement. */
export function defectOfLink(link: MailedLink): FailureKey | null {
  if (link.hash === null) return 'magic_link'
  return link.caseId === null ? 'caseIdNotFound' : null
}

/** RECON-2: hash, case, connection and kvk number are all there, so nothing needs to be asked. */
export const isComplete = (link: MailedLink): boolean =>
  link.hash !== null && link.caseId !== null && link.connectionId !== null && link.kvk !== null

/**
 * Proves the business by link and KVK number (RECON-5). The token's subject is the case; both are stored, and an
 * earlier session in this tab is cleared. Throws the call's error, or `ApiFailure` for an incomplete link.
 */
export async function verify({ ask, session }: Visit, link: MailedLink, kvkNumber: string): Promise<void> {
  const { hash, caseId, connectionId } = link
  const defect = defectOfLink(link)
  if (defect !== null || hash === null || caseId === null) throw new ApiFailure(defect ?? 'magic_link', 400)
  const { data } = await ask('createResumeToken', {
    params: { caseId },
    request: { passphrase: kvkNumber, hash, connectionId },
  })
  const token = requireUsableToken(data.token)
  session.clear()
  session.write('token', token)
  session.write('caseId', subjectOfToken(token) ?? caseId)
}

/** RECON-5: 401 is a wrong KVK number, other answers have their own key, no answer the generic one. */
export function verificationErrorKey(error: unknown): FailureKey {
  if (error instanceof ApiFailure && error.status === 401) return 'reconsent_kvk'
  return error instanceof ApiFailure && error.status !== null ? errorKeyOf(error) : 'generic'
}
