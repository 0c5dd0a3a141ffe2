import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PrivacyView } from '#contract/privacy.ts'
import type { Language } from '#lending/language.ts'
import { api } from '../api/api.ts'
import { applicationKey } from '../application-state/follow-server.ts'
import { CallFailure } from '../call-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { bankConsentsTexts } from './bank-consents-text.ts'
import { privacyKey } from './queries.ts'
import { privacyTexts } from './text.ts'
import { TitledSection } from '../titled-section.tsx'

type BankConsent = PrivacyView['bankConsents'][number]
type Wish = { connectionId: string | null; title: string }

const tones = { active: 'success', unusable: 'warning', ended: 'neutral' } as const

/** GDPR art. 7(3): each consent at a bank with a button that takes it back. */
export function BankConsents({ view }: { view: PrivacyView }) {
  const text = bankConsentsTexts[useLanguage()]
  const [wish, setWish] = useState<Wish | null>(null)
  const [isDone, setDone] = useState(false)
  const active = view.bankConsents.filter(({ status }) => status === 'active')
  return (
    <TitledSection id="banks-title" title={text.title} className="your-data-part">
      <p>{text.intro}</p>
      <ul className="held-data">
        {view.bankConsents.map((consent) => (
          <BankRow key={consent.connectionId} consent={consent} onWithdraw={setWish} />
        ))}
      </ul>
      {active.length > 1 && (
        <p className="your-data-action">
          <Button look="secondary" onClick={() => setWish({ connectionId: null, title: text.sureTitleAll })}>
            {text.withdrawAll}
          </Button>
        </p>
      )}
      <div aria-live="polite">{isDone && <Notice tone="success" title={text.done} />}</div>
      <WithdrawDialog wish={wish} onClose={() => setWish(null)} onDone={() => setDone(true)} />
    </TitledSection>
  )
}

function BankRow({ consent, onWithdraw }: { consent: BankConsent; onWithdraw: (wish: Wish) => void }) {
  const language = useLanguage()
  const text = bankConsentsTexts[language]
  const { connectionId, bankName, status } = consent
  return (
    <li className="held-category bank-consent">
      <div>
        <h3 className="sub-title">
          {bankName} <Pill tone={tones[status]}>{text.states[status]}</Pill>
        </h3>
        <p className="small">{datesOf(consent, language)}</p>
      </div>
      {status === 'active' && (
        <Button
          look="secondary"
          aria-label={text.withdrawFrom(bankName)}
          onClick={() => onWithdraw({ connectionId, title: text.sureTitle(bankName) })}
        >
          {text.withdraw}
        </Button>
      )}
    </li>
  )
}

function datesOf({ accountCount, givenAt, expiresAt, endedAt }: BankConsent, language: Language): string {
  const text = bankConsentsTexts[language]
  const long = (day: string) => formatLongDate(day, language)
  const end = endedAt ? text.ended(long(endedAt)) : expiresAt === null ? null : text.until(long(expiresAt))
  return `${[text.since(long(givenAt)), end, text.accounts(accountCount)].filter(Boolean).join(', ')}.`
}

type WithdrawDialogProps = { wish: Wish | null; onClose: () => void; onDone: () => void }

function WithdrawDialog({ wish, onClose, onDone }: WithdrawDialogProps) {
  const language = useLanguage()
  const text = bankConsentsTexts[language]
  const queries = useQueryClient()
  const sending = useSend()
  const withdraw = async () => {
    if (!wish) return
    const request = { connectionId: wish.connectionId }
    const isDone = await sending.send(async (keys) => {
      await api('withdrawBankConsent', { request, keys })
      await queries.invalidateQueries({ queryKey: privacyKey })
      await queries.invalidateQueries({ queryKey: applicationKey })
    })
    if (!isDone) return
    onDone()
    onClose()
  }
  return (
    <Dialog isOpen={wish !== null} onClose={onClose} title={wish?.title} closeText={privacyTexts[language].close}>
      <p>{text.sure}</p>
      <CallFailure errorKey={sending.errorKey} />
      <p className="dialog-actions">
        <Button isPending={sending.isPending} onClick={() => void withdraw()}>
          {text.confirm}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {text.keep}
        </Button>
      </p>
    </Dialog>
  )
}
