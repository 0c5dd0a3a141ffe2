import type { ConnectionDetails } from '#contract/bank-data.ts'
import { BankMark } from '../banks/bank-mark.tsx'
import { bankOfName } from '../banks/bank-of-name.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { dutchDayOf, formatIban, formatLongDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { reconsentTexts } from './text.ts'
import type { Reconnector } from './bank-visit.ts'
import { errorText } from '#contract/error-text.ts'
import { consentValidity } from '#lending/consent-validity.ts'
import type { Language } from '#lending/language.ts'

type ConnectionCardProps = { connection: ConnectionDetails; reconnector: Reconnector; today: string }

/** RECON-7, RECON-8: gray with a button while consent is needed, green with a pill when it is not. */
export function ConnectionCard({ connection, reconnector, today }: ConnectionCardProps) {
  const { bankName, accounts, needReconsent } = connection
  const validity = cardValidity(connection, today)
  return (
    <li>
      <Card tone={needReconsent ? 'gray' : 'success'}>
        <div className="connection-head">
          <BankMark bank={bankOfName(bankName)} />
          <h3 className={bankOfName(bankName) === null ? undefined : 'visually-hidden'}>{bankName}</h3>
        </div>
        {accounts.map(({ iban, clientName }) => (
          <AccountLine key={iban} iban={iban} holder={clientName} />
        ))}
        <ValidityLine validity={validity} isPill={!needReconsent} />
        {needReconsent && <RenewActions connection={connection} reconnector={reconnector} />}
      </Card>
    </li>
  )
}

/** The IBAN comes masked from the server: the whole one never was on its way. */
function AccountLine({ iban, holder }: { iban: string; holder: string | null }) {
  const text = reconsentTexts[useLanguage()].overview
  return (
    <dl className="connection-account">
      <div>
        <dt>{text.holder}</dt>
        <dd>{holder ?? text.unknownHolder}</dd>
      </div>
      <div>
        <dt>{text.account}</dt>
        <dd className="connection-iban">{formatIban(iban)}</dd>
      </div>
    </dl>
  )
}

const tones = { expired: 'error', 'almost-expired': 'warning', valid: 'success' } as const

function ValidityLine({ validity, isPill }: { validity: CardValidity; isPill: boolean }) {
  const language = useLanguage()
  const text = reconsentTexts[language].overview
  if (validity === null) return <p className="connection-validity">{text.noDate}</p>
  const date = formatLongDate(validity.expiresOn, language)
  const words =
    validity.state === 'almost-expired'
      ? text.almostExpired(validity.daysLeft, date)
      : validity.state === 'expired'
        ? text.expired(date)
        : text.validUntil(date)
  if (isPill) return <Pill tone={tones[validity.state]}>{words}</Pill>
  return <p className={`connection-validity connection-${validity.state}`}>{words}</p>
}

function RenewActions({ connection, reconnector }: Omit<ConnectionCardProps, 'today'>) {
  const language = useLanguage()
  const text = reconsentTexts[language].overview
  const { state } = reconnector
  const own = state.stage !== 'none' && state.connectionId === connection.connectionId ? state : null
  return (
    <>
      <div className="connection-actions">
        <Button
          isPending={own?.stage === 'opening' || own?.stage === 'leaving'}
          aria-label={text.renewFor(connection.bankName)}
          onClick={() => reconnector.start(connection)}
        >
          {text.renew}
        </Button>
      </div>
      <div aria-live="polite" className="connection-news">
        {own?.stage === 'failed' && <p className="connection-error">{reconsentErrorText(own.errorKey, language)}</p>}
        {own?.stage === 'blocked' && (
          <p className="small">
            {text.blocked}{' '}
            <button type="button" className="link-button" onClick={() => void reconnector.leave(connection)}>
              {text.blockedHere}
            </button>
          </p>
        )}
      </div>
    </>
  )
}

type CardValidity =
  | { state: 'expired' | 'valid'; expiresOn: string }
  | { state: 'almost-expired'; expiresOn: string; daysLeft: number }
  | null

/** RECON-8: a consent's validity today; null when the bank shows no date. `consentExpiresAt` wins (CONST-2). */
export function cardValidity(
  { consentExpiresAt, expireAt }: Pick<ConnectionDetails, 'consentExpiresAt' | 'expireAt'>,
  today: string,
): CardValidity {
  const expires = consentExpiresAt ?? expireAt ?? null
  if (expires === null) return null
  const expiresOn = dutchDayOf(expires)
  const { state, daysLeft } = consentValidity(expiresOn, today)
  return state === 'almost-expired' ? { state, expiresOn, daysLeft } : { state, expiresOn }
}

/** RECON-10: the completion sheet is behind a fixed switch, and the switch is off. */
export const isCompletionSheetOn = false

type Overview = { connections: readonly Pick<ConnectionDetails, 'needReconsent'>[] | undefined; hasError: boolean }

/** Whether the completion sheet opens: all connections are fetched, none needs re-consent, and nothing went wrong. */
export const opensCompletionSheet = (isOn: boolean, { connections, hasError }: Overview): boolean =>
  isOn && !hasError && connections !== undefined && connections.every(({ needReconsent }) => !needReconsent)

/** An error for a business that renews its consent (ERR-4): here is no other bank to choose, and nothing to upload. */
export const reconsentErrorText = (errorKey: string, language: Language): string =>
  reconsentTexts[language].overview.errors[errorKey] ?? errorText(errorKey, language)
