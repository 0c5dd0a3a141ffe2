/** By where it is typed: the company search on home, the amount under "about you", the kvk number of re-consent. */
const typedAt =
  <const Place extends string>(place: Place) =>
  <const Effect extends string>(value: string, effect: Effect, nl: string, en: string) => ({
    place,
    value,
    effect,
    nl,
    en,
  })
const company = typedAt('company')
const amount = typedAt('amount')
const reconsent = typedAt('reconsent')

/**
 * Every way to an error by typing. The KVK numbers start with 0090, which the register has not given out; those up to
 * 00900018 and from 00900051 mean the same in the sandbox, the others end on the HTTP status.
 */
export const testerInputs = [
  company('00900051', 'sector_refused', 'niet toegestaan: de sector', 'not eligible: `SBI_CODE_INVALID`'),
  company(
    '00900053',
    'legal_form_refused',
    'niet toegestaan: de sector en de rechtsvorm',
    'not eligible: `SBI_CODE_INVALID` and `LEGAL_STRUCTURE_INVALID`',
  ),
  company('00900005', 'too_young', 'niet toegestaan: nog te jong', 'not eligible yet: `FOUNDATION_DATE_CHECK`'),
  company('00900400', 'bad_request', 'fout 400 bij de controle', 'error 400 (`bad_request`) when it is checked'),
  company('00900401', 'unauthorised', 'fout 401: de sessie is verlopen', 'error 401: the session-expired modal'),
  company(
    '00900408',
    'no_answer',
    'geen antwoord, tot de time-out van 60 seconden',
    'no answer: the time-out of 60 seconds',
  ),
  company('00900413', 'too_big', 'fout 413 bij de controle', 'error 413 (`file.too_big`) when it is checked'),
  company('00900500', 'server_error', 'fout 500 bij de controle', 'error 500 (`generic`) when it is checked'),
  company('00900999', 'no_match', 'onbekend bij het register', 'unknown to the register: 9999 (`no_match`)'),
  company(
    '00900503',
    'bank_unavailable',
    'de bank is niet bereikbaar',
    'the bank cannot be reached (`bank_unavailable`)',
  ),
  company(
    '00900012',
    'other_holder',
    'de rekening staat op een andere naam',
    'the account is held by somebody else (`NO_MATCH`)',
  ),
  company('00900011', 'no_bookings', 'een rekening zonder transacties', 'an account without bookings'),
  company('00900004', 'red_score', 'afgewezen, met redenen', 'a red score: refused, with reasons'),
  amount('101000', 'red_score', 'afgewezen, met redenen', 'a red score: refused, with reasons'),
  amount('102000', 'referred', 'een medewerker kijkt ernaar', 'referred to a person'),
  amount('103000', 'no_offers', 'goedgekeurd, maar zonder aanbod', 'approved, but no offers'),
  amount(
    '104000',
    'decision_fails',
    'de berekening mislukt (TRANSACTION_STATUS)',
    'the decision fails: `TRANSACTION_STATUS`',
  ),
  amount(
    '105000',
    'decision_never_comes',
    'de berekening komt nooit af (TIMEOUT, na vier minuten)',
    'the decision never comes: `TIMEOUT`, after four minutes',
  ),
  amount('106000', 'offers_fail', 'fout 500 bij het ophalen van het aanbod', 'error 500 when the offers are fetched'),
  reconsent('00900401', 'wrong_kvk_number', 'verkeerd kvk-nummer (401)', 'wrong kvk number: 401 (`reconsent_kvk`)'),
  reconsent('00900400', 'bad_request', 'fout 400', 'error 400 (`bad_request`)'),
  reconsent(
    '00900408',
    'no_answer',
    'geen antwoord, tot de time-out van 60 seconden',
    'no answer: the time-out of 60 seconds',
  ),
  reconsent('00900500', 'server_error', 'fout 500', 'error 500 (`generic`)'),
  reconsent(
    '00900503',
    'bank_unavailable',
    'vernieuwen lukt niet, fout bij de bank',
    'renewing fails: an error on the bank’s card',
  ),
  reconsent(
    '00900104',
    'renewal_fails',
    'na het vernieuwen mislukt de controle (TRANSACTION_STATUS)',
    'after renewing, the check fails: `TRANSACTION_STATUS`',
  ),
  reconsent(
    '00900105',
    'renewal_never_comes',
    'de vernieuwing komt nooit door (TIMEOUT, na 240 keer vragen)',
    'the renewal never shows: `TIMEOUT`, after 240 polls',
  ),
]

export type TesterInput = (typeof testerInputs)[number]

/** The effect of a typed value in tester mode, besides its usual one. */
export type TesterEffect = TesterInput['effect']

export function effectOf(place: TesterInput['place'], value: string): TesterEffect | null {
  return testerInputs.find((input) => input.place === place && input.value === value)?.effect ?? null
}
