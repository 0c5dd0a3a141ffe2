import { byLanguage, type Pairs } from '../by-language.ts'
import { daysLeft, type TaskKind, type TaskReason } from './task-kinds.ts'
import type { IsoDate } from '../days.ts'
import type { Language } from '../language.ts'

export const kindWords = byLanguage<Pairs<TaskKind>>({
  referral: ['Doorverwezen: beslissen', 'Referred: decide'],
  review: ['Opnieuw kijken', 'Look again'],
  complaintReceipt: ['Ontvangst van klacht bevestigen', 'Confirm a complaint'],
  complaint: ['Klacht beantwoorden', 'Answer a complaint'],
  privacyRequest: ['Privacyverzoek beantwoorden', 'Answer a privacy request'],
  loanQuestion: ['Vraag over een lening', 'Question about a loan'],
  contact: ['Contact opnemen', 'Get in touch'],
  chosenOffer: ['Gekozen aanbod controleren', 'Check a chosen offer'],
  agreement: ['Overeenkomst sturen', 'Send the agreement'],
  payout: ['Uitbetalen', 'Pay out'],
  document: ['Document bekijken', 'Look at a document'],
  undeliveredMail: ['Mail niet aangekomen', 'Email did not arrive'],
  consentEnds: ['Toestemming bij de bank voorbij', 'Bank consent has ended'],
  missed: ['Termijn gemist: bellen', 'Missed instalment: call'],
  failedStep: ['Berekening mislukt', 'Calculation failed'],
})

export const reasonWords = byLanguage<Pairs<TaskReason>>({
  callBack: ['terugbellen', 'call back'],
  message: ['bericht beantwoorden', 'answer a message'],
  afterYes: ['na een ja', 'after a yes'],
  afterReview: ['na opnieuw kijken', 'after looking again'],
  correction: ['correctie', 'correction'],
  question: ['vraag', 'question'],
  cannotPay: ['kan niet betalen', 'cannot pay'],
  withdraw: ['wil van de lening af', 'wants to withdraw'],
  settle: ['wil eerder aflossen', 'wants to repay early'],
  account: ['andere rekening', 'another account'],
  other: ['iets anders', 'something else'],
  secondPerson: ['wacht op een tweede persoon', 'waiting for a second person'],
  sentBack: ['teruggestuurd', 'sent back'],
  byLetterOrPhone: ['per brief of telefoon', 'by letter or telephone'],
})

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
