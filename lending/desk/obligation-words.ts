import { daysLeft, type ObligationKind, type ObligationReason } from '#lending/desk/obligation-kinds.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Language } from '#lending/language.ts'

/** What has to be done, as a row in a list says it. */
export const kindWords: Record<Language, Readonly<Record<ObligationKind, string>>> = {
  nl: {
    referral: 'Doorverwezen: beslissen',
    review: 'Opnieuw kijken',
    complaintReceipt: 'Ontvangst van klacht bevestigen',
    complaint: 'Klacht beantwoorden',
    privacyRequest: 'Privacyverzoek beantwoorden',
    contact: 'Contact opnemen',
    chosenOffer: 'Gekozen aanbod controleren',
    agreement: 'Overeenkomst sturen',
    payout: 'Uitbetalen',
    document: 'Document bekijken',
    undeliveredMail: 'Mail niet aangekomen',
    consentEnds: 'Toestemming bij de bank voorbij',
    failedStep: 'Berekening mislukt',
  },
  en: {
    referral: 'Referred: decide',
    review: 'Look again',
    complaintReceipt: 'Confirm a complaint',
    complaint: 'Answer a complaint',
    privacyRequest: 'Answer a privacy request',
    contact: 'Get in touch',
    chosenOffer: 'Check a chosen offer',
    agreement: 'Send the agreement',
    payout: 'Pay out',
    document: 'Look at a document',
    undeliveredMail: 'Email did not arrive',
    consentEnds: 'Bank consent has ended',
    failedStep: 'Calculation failed',
  },
}

export const reasonWords: Record<Language, Readonly<Record<ObligationReason, string>>> = {
  nl: {
    callBack: 'terugbellen',
    message: 'bericht beantwoorden',
    afterYes: 'na een ja',
    afterReview: 'na opnieuw kijken',
    correction: 'correctie',
    question: 'vraag',
    secondPerson: 'wacht op een tweede persoon',
    sentBack: 'teruggestuurd',
  },
  en: {
    callBack: 'call back',
    message: 'answer a message',
    afterYes: 'after a yes',
    afterReview: 'after looking again',
    correction: 'correction',
    question: 'question',
    secondPerson: 'waiting for a second person',
    sentBack: 'sent back',
  },
}

/** `vandaag`, `over 3 dagen`, `2 dagen te laat`: how far off a due day is, in days of the calendar. */
export function dueDistance(dueOn: IsoDate, today: IsoDate, locale: Language): string {
  const left = daysLeft(dueOn, today)
  const days = Math.abs(left)
  if (locale === 'nl') {
    if (left === 0) return 'vandaag'
    if (left === 1) return 'morgen'
    return left > 0 ? `over ${days} dagen` : `${days} ${days === 1 ? 'dag' : 'dagen'} te laat`
  }
  if (left === 0) return 'today'
  if (left === 1) return 'tomorrow'
  return left > 0 ? `in ${days} days` : `${days} ${days === 1 ? 'day' : 'days'} late`
}
