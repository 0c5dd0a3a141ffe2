import { longDate } from '#lending/long-date.ts'

/** A mail in plain text: a visitor's words are never markup, and reach no header but the subject. */
export type Letter = { subject: string; textBody: string; replyTo?: string }

/** One line of at most `max` characters without control characters, so that it cannot start its own header. */
export const oneLine = (text: string, max = 150): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)

/** The mails to the lender's inbox: each is a task, and is named by what asked for it. */
const inboxWords = {
  callBack: 'Terugbelverzoek',
  message: 'Bericht',
  review: 'Herbeoordeling gevraagd',
  question: 'Vraag over privacy',
  loan: 'Vraag over een lening',
  correction: 'Correctie gevraagd',
  complaint: 'Klacht',
  choice: 'Aanbod gekozen, te controleren',
  referral: 'Doorverwezen, een medewerker beslist',
} as const

/** `url`: where the desk shows it; null where this installation knows of no desk. */
type Work = { what: keyof typeof inboxWords; reference: string; dueOn: string; url: string | null }

/** A task, its day and place. Erasure does not reach a mailbox, so it has no name, number, address or words. */
export function inboxMail({ what, reference, dueOn, url }: Work): Letter {
  const words = inboxWords[what]
  const by = longDate(dueOn, 'nl')
  return {
    subject: `${words}: ${reference}`,
    textBody: `Kenmerk: ${reference}\nWat: ${words}\nUiterlijk: ${by}\n${url === null ? '' : `\n${url}\n`}`,
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

/** To the lender's staff, since no program can clear their mailbox. Without personal data. */
export function erasureMail(caseId: string, reference: string | null): Letter {
  const named = reference === null ? '' : `Kenmerk: ${reference}\n`
  return {
    subject: 'Een aanvraag is gewist: verwijder ook de mails erover',
    textBody: `Aanvraag: ${caseId}\n${named}\nDe aanvrager heeft al zijn gegevens laten wissen. In onze systemen staat niets meer. Verwijder ook alle mails over deze aanvraag uit deze mailbox, en wat je zelf over de aanvrager hebt bewaard.\n`,
  }
}
