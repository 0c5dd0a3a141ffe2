import { inGroups } from '#lending/agreement/consent-texts.ts'
import { seenOf } from '#contract/desk/money.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { Rows } from '../rows.tsx'
import type { StepProps } from './agreement-part.tsx'
import { settleTexts } from './settle-text.ts'
import { moment } from './shown.ts'

/** An agreement that was accepted by code, and the lender's two people who sign for it. */
export function AcceptedPart({ view: { caseId, agreement, money, mayMove }, sending }: StepProps) {
  const text = settleTexts[useLanguage()].settle.accepted
  const { accepted } = agreement
  if (!accepted) return null
  const sign = () => {
    const request = { seen: seenOf(money) }
    void sending.send((keys) => askDesk('countersign', { params: { caseId }, request, keys }))
  }
  const isClosed = !money.some(({ accounts }) => accounts.some(({ number }) => number !== null))
  return (
    <>
      <Rows
        rows={[
          [text.by, [accepted.by ?? text.closed, moment(accepted.at)].join(', ')],
          [text.hash, <code key="hash">{inGroups(accepted.sha256)}</code>],
          [text.ours, [accepted.first, accepted.second].filter(Boolean).join(text.and) || text.nobody],
        ]}
      />
      {accepted.second === null && <p>{mayMove.countersign ? text.how : text.other}</p>}
      {mayMove.countersign && isClosed && <p className="case-soft">{text.openFirst}</p>}
      {mayMove.countersign && !isClosed && (
        <Button isPending={sending.isPending} onClick={sign}>
          {text.button}
        </Button>
      )}
    </>
  )
}
