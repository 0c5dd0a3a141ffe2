import { type FormEvent, useState } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../../api/desk.ts'
import { useDraft } from '../../drafts.ts'
import { EngineGuarantee } from './guarantee.tsx'
import { MoneyCard } from '../money-card.tsx'
import { euros } from '../shown.ts'
import type { Sending } from '#ui/use-send.ts'
import {
  type Choices,
  isSecondKnown,
  isSecondNeeded,
  type Kind,
  missingIn,
  nothingTyped,
  type Priced,
  requestOf,
  rulesOf,
  type Typed,
  wantedOf,
} from './answer.ts'
import { OwnTerms } from './own-terms.tsx'
import { Reasons, SetAside } from './parts.tsx'
import { decideTexts } from './text.ts'
import { useQuery } from '@tanstack/react-query'

type FormProps = {
  view: DeskCaseView
  choices: Choices
  sending: Sending
  onSent: (state: 'done' | 'proposed') => void
}

/** Yes as the engine would offer, yes with other terms of its table, or no with its reasons. */
export function AnswerForm({ view, choices, sending, onSent }: FormProps) {
  const { caseId } = view
  const text = decideTexts[useLanguage()]
  const [words, setWords] = useDraft(`${caseId}/answer`)
  const [typed, setTyped] = useState<Typed>({ ...nothingTyped, words })
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    if (part.words !== undefined) setWords(part.words)
  }
  const priced = usePriced(caseId, choices, typed)
  const missing = missingIn(choices, typed, priced)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing.amount || missing.reasons || missing.words || missing.whys.length > 0) return
    await sending.send(async (keys) => {
      const request = requestOf(choices, typed, priced)
      const { state } = await askDesk('answerReferral', { params: { caseId }, request, keys })
      setWords('')
      onSent(state)
    })
  }
  const rules = rulesOf(choices, typed, priced)
  return (
    <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
      <KindChoice choices={choices} typed={typed} onKind={(kind) => change({ kind })} />
      {typed.kind === 'own' && (
        <OwnTerms
          view={view}
          choices={choices}
          typed={typed}
          priced={priced}
          onTyped={change}
          isMissing={isTried && missing.amount}
        />
      )}
      {typed.kind === 'engine' && <EngineGuarantee choices={choices} />}
      {typed.kind === 'engine' && <MoneyCard money={choices.asEngine} view={view} reason="assess" />}
      {rules.length > 0 && (
        <SetAside rules={rules} typed={typed} onTyped={change} missing={isTried ? missing.whys : []} />
      )}
      {typed.kind === 'no' && (
        <Reasons choices={choices} typed={typed} onTyped={change} isMissing={isTried && missing.reasons} />
      )}
      {typed.kind !== null && (
        <>
          <TextArea
            label={text.words}
            hint={choices.question === 'review' ? text.wordsHintReview : text.wordsHint}
            value={typed.words}
            onValue={(words) => change({ words })}
            lengthMax={2_000}
            isOptional={choices.question === 'referral'}
            error={isTried && missing.words ? text.wordsMissing : null}
          />
          <Sending
            isSecond={isSecondNeeded(choices, typed, priced)}
            isKnown={isSecondKnown(choices, typed, priced)}
            isPending={sending.isPending}
            typed={typed}
            choices={choices}
          />
        </>
      )}
    </form>
  )
}

type SendingProps = { isSecond: boolean; isKnown: boolean; isPending: boolean; typed: Typed; choices: Choices }

function Sending({ isSecond, isKnown, isPending, typed, choices }: SendingProps) {
  const language = useLanguage()
  const text = decideTexts[language]
  return (
    <>
      {typed.kind !== 'no' && choices.isOwnReading && <p className="case-soft">{text.ownReading}</p>}
      {typed.kind !== 'no' && (
        <p className="case-soft">
          {isSecond
            ? isKnown
              ? text.second
              : text.secondUnknown
            : text.alone(euros(choices.aloneUpToCents, language))}
        </p>
      )}
      <Button type="submit" isPending={isPending}>
        {isSecond ? text.propose : text.send}
      </Button>
    </>
  )
}

type KindProps = { choices: Choices; typed: Typed; onKind: (kind: Kind) => void }

function KindChoice({ choices, typed, onKind }: KindProps) {
  const language = useLanguage()
  const text = decideTexts[language]
  const { asEngine, isOwnAccount, options } = choices
  const most = euros(Math.max(0, ...asEngine.map(({ amountCents }) => amountCents)), language)
  const cards = [
    ...(isOwnAccount && asEngine.length > 0
      ? [{ value: 'engine' as const, label: text.asEngine, explanation: text.asEngineMore(asEngine.length, most) }]
      : []),
    ...(isOwnAccount && options.length > 0
      ? [{ value: 'own' as const, label: text.own, explanation: text.ownMore }]
      : []),
    // A refusal that is looked at again is left as it is by closing the review.
    ...(choices.question === 'review' ? [] : [{ value: 'no' as const, label: text.no, explanation: text.noMore }]),
  ]
  return (
    <>
      {isOwnAccount && asEngine.length === 0 && <p>{text.notAsEngine}</p>}
      {cards.length > 0 && (
        <RadioCards<Kind> legend={text.question} value={typed.kind} onValue={onKind} cards={cards} />
      )}
    </>
  )
}

/** The price of another amount and term; null without one, or while it loads. */
function usePriced(caseId: string, choices: Choices, typed: Typed): Priced | null {
  const wanted = typed.kind === 'own' ? wantedOf(choices, typed) : null
  const { data } = useQuery({
    queryKey: ['price', caseId, choices.dataVersion, wanted],
    queryFn: ({ signal }) => askDesk('priceWanted', { params: { caseId }, request: wanted!, signal }),
    enabled: wanted !== null,
  })
  return wanted === null ? null : (data ?? null)
}
