import { lazy, Suspense, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import type { AnswerOf } from '#contract/calls.ts'
import type { TransactionsTab, BankAccount } from '../../application-state/application-state.ts'
import { actions, useApplicationState } from '../../application-state/store.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { collectionOf, doubtOf, isRunning } from '../collection.ts'
import { Loading, StepScreen } from '../../screen/step-screen.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useView } from '../../tracking/use-view.ts'
import { sharePace, useAccountMatches, useCollecting } from '../use-collecting.ts'
import { useStep } from '../use-step.ts'
import { bankCards, type BankCard } from './bank-cards.ts'
import { coveredMonths } from './covered-months.ts'
import { ConnectBank, VisitNotice } from './connect-bank.tsx'
import { transactionsUploadTexts } from './text.ts'
import { type BankVisitor, useBankVisit } from './use-bank-visit.ts'
import { api } from '../../api/api.ts'
import { BankMark } from '../../banks/bank-mark.tsx'
import { bankOfName } from '../../banks/bank-of-name.ts'
import type { Language } from '#lending/language.ts'
import { monthName } from '#lending/long-date.ts'
import { Dialog } from '#ui/dialog.tsx'
import { formatCount, formatIban, formatLongDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { CallFailure } from '../../call-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { TitledSection } from '../../titled-section.tsx'

/** Files are the other way, not loaded for a visitor who connects a bank. */
const UploadWay = lazy(async () => ({ default: (await import('./bookkeeper.tsx')).UploadWay }))
const HandedFiles = lazy(async () => ({ default: (await import('./bookkeeper.tsx')).HandedFiles }))

type ShareProps = { application: ApplicationView; limits: AnswerOf<'readLimits'> }

/** The shared accounts; each can be removed (FLOW-6). */
function AccountList({ cards }: { cards: readonly BankCard[] }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const [removing, setRemoving] = useState<string | null>(null)
  return (
    <TitledSection id="accounts-title" title={text.accountsTitle} className="step-part">
      <p className="visually-hidden" role="status">
        {spoken(cards, language)}
      </p>
      <ul className="account-list">
        {cards.map((card) => (
          <li className="account-card" key={card.key}>
            <BankMark bank={bankOfName(card.bankName)} />
            <div className="account-card-text">
              <p className="account-bank">
                <span className={bankOfName(card.bankName) === null ? undefined : 'visually-hidden'}>
                  {card.bankName}
                </span>{' '}
                <StagePill stage={card.stage} />
              </p>
              {card.accounts.length === 0 && card.stage === 'running' && <p>{text.noAccountsYet}</p>}
              {card.accounts.map((account) => (
                <AccountLine
                  key={account.iban}
                  account={account}
                  isRunning={card.stage === 'running'}
                  onRemove={() => setRemoving(account.iban)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <RemoveDialog iban={removing} onClose={() => setRemoving(null)} />
    </TitledSection>
  )
}

/** Read out on a change: the number of accounts, and a bank that failed. */
function spoken(cards: readonly BankCard[], language: Language): string {
  const text = transactionsUploadTexts[language]
  const count = cards.reduce((sum, { accounts }) => sum + accounts.length, 0)
  const failed = cards.filter(({ stage }) => stage === 'failed').map(({ bankName }) => `${bankName}: ${text.failed}.`)
  return [...(count > 0 ? [text.accountCount(formatCount(count, language), count === 1)] : []), ...failed].join(' ')
}

function StagePill({ stage }: Pick<BankCard, 'stage'>) {
  const text = transactionsUploadTexts[useLanguage()]
  if (stage === 'failed') return <Pill tone="error">{text.failed}</Pill>
  return stage === 'running' ? <Pill>{text.busy}</Pill> : null
}

type LineProps = { account: BankAccount; isRunning: boolean; onRemove: () => void }

function AccountLine({ account, isRunning, onRemove }: LineProps) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { iban, clientName, transactionCount = 0, from, to, covered = [] } = account
  return (
    <div className="account-line">
      <div>
        <p className="account-iban">{formatIban(iban)}</p>
        {clientName && <p className="small">{clientName}</p>}
        {(covered.length > 0 || isRunning) && <CoveredMonths covered={covered} />}
        {(transactionCount > 0 || isRunning) && (
          <p className="small account-facts">
            {transactionCount > 0 && text.transactionCount(formatCount(transactionCount, language))}
            {from && to && (
              <Unbroken>{`, ${text.period(formatLongDate(from, language), formatLongDate(to, language))}`}</Unbroken>
            )}
          </p>
        )}
      </div>
      <button type="button" className="link-button" aria-label={text.removeLabel(formatIban(iban))} onClick={onRemove}>
        {text.remove}
      </button>
    </div>
  )
}

/** The months that its files cover, as a bar; a gap between them is said. */
function CoveredMonths({ covered }: { covered: NonNullable<BankAccount['covered']> }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const months = coveredMonths(covered)
  const gaps = months.filter(({ state }) => state === 'gap').map(({ month }) => monthName(month, language))
  const seen = months.filter(({ state }) => state !== 'none').length
  return (
    <>
      <span
        className="covered-months"
        role="img"
        // Room for what is on its way, which would otherwise move the button.
        aria-hidden={seen === 0 || undefined}
        aria-label={text.months(formatCount(seen, language), formatCount(months.length, language))}
      >
        {months.map(({ month, state }) => (
          <span key={month} data-state={state} />
        ))}
      </span>
      {gaps.length > 0 && (
        <span className="covered-gap small">
          {text.gap(new Intl.ListFormat(language, { type: 'conjunction' }).format(gaps))}
        </span>
      )}
    </>
  )
}

function RemoveDialog({ iban, onClose }: { iban: string | null; onClose: () => void }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const sending = useSend()
  const { know } = useStep()
  const remove = async () => {
    if (iban === null) return
    const request = { iban }
    await sending.send(async (keys) => {
      await api('removeAccount', { request, keys })
      await know(() => actions.removeAccount(iban))
      onClose()
    })
  }
  return (
    <Dialog isOpen={iban !== null} onClose={onClose} title={text.removeTitle} closeText={journeyTexts[language].close}>
      <p>
        <Unbroken>{text.removeText(formatIban(iban ?? ''))}</Unbroken>
      </p>
      <CallFailure errorKey={sending.errorKey} />
      <div className="dialog-actions">
        <Button look="danger" isPending={sending.isPending} onClick={() => void remove()}>
          {text.removeConfirm}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {journeyTexts[language].cancel}
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * The shared accounts, filled while a bank collects, and two equal ways to share more. Going on confirms the accounts
 * too, unless there is a question about them. What is below them waits until they are known: a late row would move it.
 */
export function ShareTransactions({ application, limits }: ShareProps) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { refresh, leaveFor } = useStep()
  useView('transactions add account')
  const visitor = useBankVisit(application, limits.bankOrigin, refresh)
  const { waiting } = useCollecting(sharePace, collectionOf(application.connections).isRunning)
  const entries = useApplicationState((state) => state.transactions.connections)
  const cards = bankCards(entries, application.connections)
  const { matches, isFetching } = useAccountMatches(application.connections)
  const doubt = doubtOf(application.connections, matches)
  const isConfirming = doubt !== 'some'
  const hasShared = cards.length > 0
  const isChecking = visitor.state.stage === 'checking'
  const isListed = application.connections.every((one) => !isRunning(one) || one.accounts.length > 0)
  // While one bank is slow, the applicant can still share another account or a file.
  const isSlow = waiting !== 'waiting'
  const isKnown = !isChecking && (isSlow || (isListed && !(doubt === 'unknown' && isFetching)))
  // For a moment after a visit the application on the screen is the one before it, in which nothing is known.
  const isArrived = visitor.state.stage === 'connected' && isKnown && hasShared && doubt !== 'unknown'
  const words = hasShared && isConfirming ? text.shared : { title: text.title, intro: text.intro }
  const { handIn = null } = application
  const takeUpload = () => {
    visitor.letFailureGo()
    void refresh()
  }
  return (
    <StepScreen {...words} isArrived={isArrived}>
      <VisitNotice visitor={visitor} />
      {handIn !== null && handIn.files.length > 0 && (
        <Suspense fallback={<Loading />}>
          <HandedFiles files={handIn.files} />
        </Suspense>
      )}
      {hasShared && !isChecking && <AccountList cards={cards} />}
      {isKnown && hasShared && (
        <>
          <div className="form-actions">
            <Button onClick={() => void leaveFor('collectTransactions', { state: { isConfirmed: isConfirming } })}>
              {isConfirming ? text.confirm : journeyTexts[language].next}
            </Button>
            <p className="small">{text.continueHint}</p>
          </div>
          <h2 className="section-title section-title-apart">{text.addAnother}</h2>
        </>
      )}
      {isKnown && <Ways application={application} limits={limits} visitor={visitor} onUploaded={takeUpload} />}
    </StepScreen>
  )
}

type WaysProps = ShareProps & { visitor: BankVisitor; onUploaded: () => void }

function Ways({ application, limits, visitor, onUploaded }: WaysProps) {
  const text = transactionsUploadTexts[useLanguage()]
  const way = useApplicationState((state) => state.transactionsTab) ?? (application.handIn ? 'upload' : 'connect')
  return (
    <>
      <RadioCards<TransactionsTab>
        legend={text.way}
        isLegendHidden
        look="row"
        value={way}
        onValue={actions.setTransactionsTab}
        cards={[
          { value: 'connect', ...text.ways.connect },
          { value: 'upload', ...text.ways.upload },
        ]}
      />
      {way === 'connect' ? (
        <ConnectBank visitor={visitor} />
      ) : (
        <Suspense fallback={<Loading />}>
          <UploadWay application={application} limits={limits.statementFile} onUploaded={onUploaded} />
        </Suspense>
      )}
    </>
  )
}
