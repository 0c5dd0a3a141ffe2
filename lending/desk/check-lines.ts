import type { Language } from '#lending/language.ts'

/** The check of a chosen offer, line by line; a line `withNote` is recorded in words. */
export const checkLines = {
  register: { withNote: true },
  signers: { withNote: true },
  owners: { withNote: true },
  sanctions: { withNote: true },
  account: { withNote: false },
  address: { withNote: false },
} as const
export type CheckLine = keyof typeof checkLines
export const checkLineNames = Object.keys(checkLines) as readonly CheckLine[]

/** Reasons that are disclosed to the applicant. */
export const toldReasons = ['not-authorised', 'register-differs', 'account-differs', 'owners-unclear'] as const
export type ToldReason = (typeof toldReasons)[number]

/** Nobody is told of a suspicion (Wwft art. 23): the other reasons all read alike to the applicant. */
export const stopReasons = [...toldReasons, 'sanctions', 'fraud', 'other'] as const
export type StopReason = (typeof stopReasons)[number]

export const asTold = (reason: StopReason): ToldReason | null => toldReasons.find((told) => told === reason) ?? null

type Ticked = { line: CheckLine; by: string }

/** Four eyes: each line has a name at it, and the yes is that of a colleague who ticked none of them. */
export function refusalOfCheck(ticked: readonly Ticked[], by: string): 'check_incomplete' | 'check_own' | null {
  if (!checkLineNames.every((name) => ticked.some(({ line }) => line === name))) return 'check_incomplete'
  return ticked.some((one) => one.by === by) ? 'check_own' : null
}

/** As the applicant reads it after "we cannot complete this application". */
export const toldWords: Record<ToldReason, Record<Language, string>> = {
  'not-authorised': {
    nl: 'Volgens het Handelsregister mag wie de aanvraag deed, niet voor het bedrijf tekenen.',
    en: 'According to the company register, the person who applied may not sign for the company.',
  },
  'register-differs': {
    nl: 'De gegevens van de aanvraag zijn anders dan die in het Handelsregister.',
    en: 'The details of the application differ from those in the company register.',
  },
  'account-differs': {
    nl: 'We konden niet vaststellen dat de gekozen rekening van het bedrijf is.',
    en: 'We could not establish that the chosen account belongs to the company.',
  },
  'owners-unclear': {
    nl: 'We konden niet vaststellen wie de uiteindelijke eigenaren van het bedrijf zijn.',
    en: 'We could not establish who ultimately owns the company.',
  },
}
