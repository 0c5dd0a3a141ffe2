/** A mail's words. Plain text only: what a visitor wrote is never markup, and never part of a header but the subject. */
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

type Review = {
  caseId: string
  company: string
  answerBy: string
  email: string
  explanation?: string | null | undefined
}

export function reviewMail({ caseId, company, answerBy, email, explanation }: Review): Letter {
  const words = explanation?.trim() || 'geen'
  return {
    subject: `Herbeoordeling gevraagd: ${oneLine(company)}`,
    textBody: `Aanvraag: ${caseId}\nBedrijf: ${oneLine(company)}\nAntwoorden aan: ${oneLine(email, 200)}\nUiterlijk: ${answerBy}\n\nToelichting:\n${words}\n`,
  }
}

type PrivacyRequest = {
  kind: 'correction' | 'question'
  subject: string | null
  caseId: string
  company: string
  answerBy: string
  email: string
  words: string
}

export function privacyRequestMail({ kind, subject, caseId, company, answerBy, email, words }: PrivacyRequest): Letter {
  const what = kind === 'correction' ? `Correctie gevraagd (${subject})` : 'Vraag over privacy'
  return {
    subject: `${what}: ${oneLine(company)}`,
    textBody: `Aanvraag: ${caseId}\nBedrijf: ${oneLine(company)}\nAntwoorden aan: ${oneLine(email, 200)}\nUiterlijk: ${answerBy}\n\n${words}\n`,
  }
}

/** To the lender's own people, since no program can clear their mailbox. It names nobody. */
export function erasureMail(caseId: string, reference: string | null): Letter {
  const named = reference === null ? '' : `Kenmerk: ${reference}\n`
  return {
    subject: 'Een aanvraag is gewist: verwijder ook de mails erover',
    textBody: `Aanvraag: ${caseId}\n${named}\nDe aanvrager heeft al zijn gegevens laten wissen. In onze systemen staat niets meer. Verwijder ook alle mails over deze aanvraag uit deze mailbox, en wat je zelf over de aanvrager hebt bewaard.\n`,
  }
}
