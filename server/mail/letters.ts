import type { correctionSubjects } from '#contract/privacy.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import { longDate } from '#lending/long-date.ts'

/** A mail in plain text: a visitor's words are never markup, and reach no header but the subject. */
export type Letter = { subject: string; textBody: string; replyTo?: string }

/** One line of at most `max` characters without control characters, so that it cannot start its own header. */
export function oneLine(text: string, max = 150): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
}

const moments = { morning: '’s ochtends', afternoon: '’s middags', any: 'maakt niet uit' }

export function callBackMail(asked: { name: string; phone: string; preferredMoment: keyof typeof moments }): Letter {
  return {
    subject: `Terugbelverzoek van ${oneLine(asked.name)}`,
    textBody: `Naam: ${oneLine(asked.name)}\nTelefoon: ${asked.phone}\nVoorkeur: ${moments[asked.preferredMoment]}\n`,
  }
}

export function messageMail(sent: { name: string; email: string; subject: string; message: string }): Letter {
  return {
    subject: `Bericht: ${oneLine(sent.subject)}`,
    textBody: `Van: ${oneLine(sent.name)} <${oneLine(sent.email, 200)}>\nOnderwerp: ${oneLine(sent.subject)}\n\n${sent.message}\n`,
  }
}

const followUpWords: Readonly<Record<FollowUpKind, string>> = {
  choice: 'Aanbod gekozen, te controleren',
  referral: 'Doorverwezen, een medewerker beslist',
}

type Work = { reference: string; kind: FollowUpKind; dueOn: string; caseUrl: string | null }

/** For a choice and a referral alike: where to look and until when, and nothing personal. */
export function workMail({ reference, kind, dueOn, caseUrl }: Work): Letter {
  const what = followUpWords[kind]
  return {
    subject: `${what}: ${reference}`,
    textBody: `Kenmerk: ${reference}\nWat: ${what}\nUiterlijk: ${longDate(dueOn, 'nl')}${caseUrl === null ? '' : `\n\n${caseUrl}`}\n`,
  }
}

/** The applicant has taken a choice back: nothing is to be done, and work on it stops. */
export function takenBackMail(reference: string, caseUrl: string | null): Letter {
  const link = caseUrl === null ? '' : `\n\n${caseUrl}`
  return {
    subject: `Keuze teruggenomen: ${reference}`,
    textBody: `Kenmerk: ${reference}\nWat: de aanvrager nam de keuze terug. Er is niets meer te doen.${link}\n`,
  }
}

/** `deskUrl`: where the desk shows who asked and what; null where this installation knows of none. */
type PersonRequest = { caseId: string; company: string; answerBy: string; email: string; deskUrl: string | null }

/**
 * A question that an applicant waits for an answer to. Erasure does not reach a mailbox, so it names no person; only
 * without a desk does it have name, address and words.
 */
function askedMail(what: string, { caseId, company, answerBy, email, deskUrl }: PersonRequest, words: string): Letter {
  const by = longDate(answerBy, 'nl')
  if (deskUrl !== null)
    return { subject: `${what}, uiterlijk ${by}`, textBody: `Wat: ${what}\nUiterlijk: ${by}\n\n${deskUrl}\n` }
  return {
    subject: `${what}: ${oneLine(company)}`,
    textBody: `Aanvraag: ${caseId}\nBedrijf: ${oneLine(company)}\nAntwoorden aan: ${oneLine(email, 200)}\nUiterlijk: ${by}\n\n${words}\n`,
  }
}

export const reviewMail = ({
  explanation,
  ...asked
}: PersonRequest & { explanation?: string | null | undefined }): Letter =>
  askedMail('Herbeoordeling gevraagd', asked, `Toelichting:\n${explanation?.trim() || 'geen'}`)

const subjectWords: Readonly<Record<(typeof correctionSubjects)[number], string>> = {
  company: 'het bedrijf',
  answers: 'de antwoorden',
  accounts: 'de rekeningen',
  bookings: 'de transacties',
  decision: 'het besluit',
  other: 'iets anders',
}

type PrivacyRequest = PersonRequest & { subject: keyof typeof subjectWords | null; words: string }

/** A question has no subject. */
export const privacyRequestMail = ({ subject, words, ...asked }: PrivacyRequest): Letter =>
  subject === null
    ? askedMail('Vraag over privacy', asked, words)
    : askedMail('Correctie gevraagd', asked, `Over: ${subjectWords[subject]}\n\n${words}`)

/** To the lender's staff, since no program can clear their mailbox. Without personal data. */
export function erasureMail(caseId: string, reference: string | null): Letter {
  const named = reference === null ? '' : `Kenmerk: ${reference}\n`
  return {
    subject: 'Een aanvraag is gewist: verwijder ook de mails erover',
    textBody: `Aanvraag: ${caseId}\n${named}\nDe aanvrager heeft al zijn gegevens laten wissen. In onze systemen staat niets meer. Verwijder ook alle mails over deze aanvraag uit deze mailbox, en wat je zelf over de aanvrager hebt bewaard.\n`,
  }
}
