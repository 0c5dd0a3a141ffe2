import { useState } from 'react'
import { api } from '../api/api.ts'
import { errorKeyOf } from '../api/api-failure.ts'
import type { MailedLink } from '../session/mailed-link.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLanguage } from '../use-language.ts'
import { reconsentErrorText } from './error-words.ts'
import { reconsentTexts } from './text.ts'

/** Without its case and connection a link says nothing that could be replaced. */
export const canBeReplaced = ({ caseId, connectionId }: MailedLink): boolean => caseId !== null && connectionId !== null

type Asking = { stage: 'open' | 'pending' | 'sent' } | { stage: 'failed'; errorKey: string }

/**
 * RECON-14: a link that is dead is replaced by a new one, mailed to the address that we know. The answer is the same
 * whether there is such a connection or not. `onSent` is called when it is on its way.
 */
export function NewLink({ link: { caseId, connectionId }, onSent }: { link: MailedLink; onSent: () => void }) {
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
