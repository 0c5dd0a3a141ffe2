import { byLanguage } from '../by-language.ts'
import { kindWords } from './task-words.ts'
import { taskKinds, type TaskKind } from './task-kinds.ts'
import type { Language } from '#lending/language.ts'

/** The actions of the audit trail in words; an action without words does not compile. */
const words = byLanguage({
  'account.removed': ['verwijderde een rekening', 'removed an account'],
  'bank.collected': ['boekingen opgehaald bij de bank', 'bookings fetched from the bank'],
  'bank.collection-failed': ['ophalen bij de bank mislukt', 'fetching from the bank failed'],
  'bank.connected': ['koppelde een bank', 'connected a bank'],
  'bank.consent-withdrawn': ['trok de toestemming bij een bank in', 'withdrew the consent at a bank'],
  'bank.joined': ['nieuwe boekingen toegevoegd', 'new bookings added'],
  'bank.reconnected': ['koppelde een bank opnieuw', 'connected a bank again'],
  'case.began': ['begon een aanvraag', 'began an application'],
  'case.company-checked': ['vroeg het bedrijf op bij KVK', 'looked the company up at KVK'],
  'case.erased': ['aanvraag gewist', 'application erased'],
  'case.erasure-asked': ['vroeg om alles te wissen', 'asked to have everything erased'],
  'case.unneeded-erased': [
    'wiste alles wat de lening niet nodig heeft',
    'erased everything that the loan does not need',
  ],
  'case.exported': ['downloadde de gegevens', 'downloaded the data'],
  'cases.removed': ['oude gegevens verwijderd', 'old data removed'],
  'category.contest-withdrawn': ['trok tegenspraak van een soort boekingen in', 'withdrew a contest of a category'],
  'category.contested': ['sprak een soort boekingen tegen', 'contested a category'],
  'choice.taken-back': ['nam de keuze terug', 'took the choice back'],
  'complaint.entered': ['voerde een klacht in', 'entered a complaint'],
  'consent.given': ['gaf toestemming voor de analyse', 'consented to the analysis'],
  'consent.withdrawn': ['trok de toestemming voor de analyse in', 'withdrew the consent to the analysis'],
  'address.proven': ['bevestigde een mailadres', 'confirmed an email address'],
  'contact-details.confirmed': ['bevestigde de contactgegevens', 'confirmed the contact details'],
  'contact-details.given': ['gaf contactgegevens', 'gave contact details'],
  'contact.saved': ['gaf een mailadres om later verder te gaan', 'gave an email address to go on later'],
  'customer-check.kept': ['legde vast wie de klant is', 'recorded who the customer is'],
  'customer-check.opened': ['opende wie de klanten zijn', 'opened who the customers are'],
  'data.confirmed': ['bevestigde de gegevens', 'confirmed the data'],
  'decision.made': ['uitkomst berekend', 'outcome computed'],
  'desk.account-confirmed': ['bevestigde van wie een rekening is', 'confirmed whose account it is'],
  'desk.account-judged': ['stelde vast van wie een rekening is', 'established whose account it is'],
  'desk.account-sent-back': ['stuurde een oordeel over een rekening terug', 'sent a judgement of an account back'],
  'desk.answer-done': ['gaf een antwoord', 'gave an answer'],
  'desk.answer-proposed': ['stelde een antwoord voor', 'proposed an answer'],
  'desk.answer-seconded': ['keurde het voorstel van een collega goed', 'approved a colleague’s proposal'],
  'desk.answer-sent-back': ['stuurde een voorstel terug', 'sent a proposal back'],
  'desk.act-proposed': ['stelde een correctie of intrekking voor', 'proposed a correction or withdrawal'],
  'desk.act-sent-back': ['stuurde een correctie of intrekking terug', 'sent a correction or withdrawal back'],
  'desk.agreement-put': ['zette een overeenkomst in concept klaar', 'put in a draft of the agreement'],
  'desk.check-ticked': ['vinkte een regel van de controle af', 'ticked a line of the check'],
  'desk.document-asked': ['vroeg een document', 'asked for a document'],
  'desk.document-put': ['zette een document in de zaak', 'put a document in the case'],
  'desk.file-opened': ['downloadde een document', 'downloaded a document'],
  'desk.names-opened': ['opende de namen', 'opened the names'],
  'desk.reassessed': ['liet opnieuw berekenen', 'had it computed again'],
  'desk.role-changed': ['kreeg een andere rol', 'was given another role'],
  'desk.search-stopped': ['zocht te vaak en werd gestopt', 'searched too often and was stopped'],
  'desk.searched': ['zocht een aanvraag', 'searched for an application'],
  'desk.signed-in': ['logde in', 'signed in'],
  'desk.signed-out': ['logde uit', 'signed out'],
  'disbursement.chosen': ['koos de rekening voor de uitbetaling', 'chose the account for the payout'],
  'document.not-sent': ['gevraagd document niet gekomen', 'requested document did not come'],
  'document.received': ['stuurde een document', 'sent a document'],
  'document.reminded': ['aan het document herinnerd', 'reminded of the document'],
  'fact.contest-withdrawn': ['trok tegenspraak van een cijfer in', 'withdrew a contest of a figure'],
  'fact.contested': ['sprak een cijfer tegen', 'contested a figure'],
  'feedback.given': ['gaf een oordeel over de aanvraag', 'rated the application'],
  'flow.finished': ['rondde de aanvraag af', 'finished the application'],
  'follow-up.agreement': ['controleerde het gekozen aanbod', 'checked the chosen offer'],
  'follow-up.answered': ['beantwoordde de doorverwijzing', 'answered the referral'],
  'follow-up.began': ['vroeg om contact over de aanvraag', 'asked to be contacted about the application'],
  'follow-up.looked-at': ['bekeek de contactgegevens', 'looked at the contact details'],
  'follow-up.paid': ['legde de uitbetaling vast', 'recorded the payout'],
  'follow-up.corrected': ['verbeterde een stap, als tweede', 'corrected a step, as the second person'],
  'follow-up.stopped': ['stopte de aanvraag', 'ended the application'],
  'follow-up.replaced': ['mailde een nieuwe overeenkomst', 'emailed a new agreement'],
  'follow-up.sent': ['mailde de overeenkomst', 'emailed the agreement'],
  'follow-up.signed': ['legde de handtekening vast', 'recorded the signature'],
  'leave.ended': ['haalde afwezigheid weg', 'removed an absence'],
  'leave.set': ['zette wie er afwezig is', 'set who is away'],
  'keys.rotated': ['verving de sleutel van de database', 'replaced the key of the database'],
  'link.mailed': ['kreeg een link gemaild', 'was mailed a link'],
  'offer.decided-again': ['koos een aanbod, en er wordt opnieuw beslist', 'chose an offer, and it is decided again'],
  'offer.priced': ['paste bedrag of looptijd aan', 'changed amount or term'],
  'policy.in-force': ['begon met een ander kredietbeleid', 'began with another credit policy'],
  'policy.rehearsed': [
    'probeerde een ander kredietbeleid op aanvragen van eerder',
    'tried another credit policy on earlier applications',
  ],
  'offer.selected': ['koos een aanbod', 'chose an offer'],
  'offers.made': ['aanbod gemaakt', 'offers made'],
  'privacy.correction-asked': ['vroeg om een correctie', 'asked for a correction'],
  'privacy.question-asked': ['stelde een vraag over privacy', 'asked a question about privacy'],
  'reminder.sent': ['herinnering gestuurd', 'reminder sent'],
  'reminders.ended': ['zette herinneringen uit', 'turned reminders off'],
  'review.requested': ['vroeg om opnieuw te kijken', 'asked to look again'],
  'session.ended': ['ging uit de aanvraag', 'left the application'],
  'session.ended-at-desk': ['beëindigde de sessies van de aanvrager', 'ended the sessions of the applicant'],
  'session.others-ended': ['beëindigde andere sessies', 'ended other sessions'],
  'session.from-link': ['ging verder met een gemailde link', 'went on by a mailed link'],
  'statements.kept': ['gaf afschriften', 'gave statements'],
  'trail.restored': ['zette een back-up terug', 'restored a backup'],
  'transactions.removed': ['verwijderde boekingen', 'removed bookings'],
  'work.call-tried': ['belde en bereikte niemand', 'called and reached nobody'],
  'work.claimed': ['pakte werk op', 'took work on'],
  'work.handed-over': ['gaf werk over', 'handed work over'],
  'work.taken-over': ['nam werk van een collega over', 'took over a colleague’s work'],
  'work.released': ['gaf werk vrij', 'released work'],
})

const actors = byLanguage({
  status: ['Wie de link naar de status had', 'The holder of the status link'],
  applicant: ['aanvrager', 'applicant'],
  visitor: ['bezoeker', 'visitor'],
  worker: ['computer', 'computer'],
  operator: ['beheerder', 'operator'],
})

export type TrailAction = keyof (typeof words)['nl'] | `work.${TaskKind}-closed`

/** A line of the trail, with an employee's name. Unknown actions of older versions are shown as they are. */
export function trailLine({ actor, action }: { actor: string; action: string }, language: Language): string {
  const actions: Readonly<Record<string, string>> = words[language]
  const names: Readonly<Record<string, string>> = actors[language]
  const closed = taskKinds.find((kind) => action === `work.${kind}-closed`)
  const done = language === 'nl' ? 'klaar' : 'done'
  const what = closed ? `${done}: ${kindWords[language][closed].toLowerCase()}` : (actions[action] ?? action)
  return `${names[actor] ?? actor}, ${what}`
}
