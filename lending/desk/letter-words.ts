import { byLanguage } from '#lending/by-language.ts'

/** The mails about an application, as its page names them. Older keys of stored mails have no part after the dot. */
const words = {
  'follow-up': ['Mail over de aanvraag', 'Email about the application'],
  'follow-up.choice': ['Keuze ontvangen', 'Choice received'],
  'follow-up.referral': ['Een medewerker kijkt', 'Under review'],
  'follow-up.yes': ['Antwoord: ja', 'Answer: yes'],
  'follow-up.yesAfterAll': ['Antwoord: toch ja', 'Answer: yes after all'],
  'follow-up.no': ['Antwoord: nee', 'Answer: no'],
  'follow-up.agreement': ['Goedgekeurd, overeenkomst komt', 'Approved, agreement on its way'],
  'follow-up.sent': ['Overeenkomst staat klaar', 'Agreement ready'],
  'follow-up.signed': ['Overeenkomst getekend', 'Agreement signed'],
  'follow-up.paid': ['Geld overgemaakt', 'Money transferred'],
  'follow-up.replaced': ['Nieuwe overeenkomst staat klaar', 'New agreement ready'],
  'follow-up.takenBack': ['Keuze teruggenomen', 'Choice taken back'],
  'follow-up.document': ['Document gevraagd', 'Document requested'],
  'follow-up.documentReminder': ['Herinnering: document', 'Reminder: document'],
  'follow-up.addressEnded': ['Mailadres is gewijzigd, aan het oude', 'Address changed, to the old one'],
  'follow-up.addressTaken': ['Mailadres is gewijzigd, aan het nieuwe', 'Address changed, to the new one'],
  'follow-up.documentReceived': ['Document ontvangen', 'Document received'],
  'desk-answer': ['Antwoord op een verzoek', 'Answer to a request'],
  'desk-answer.upheld': ['Opnieuw gekeken: besluit blijft', 'Looked again: decision stands'],
  'desk-answer.revised': ['Opnieuw gekeken: besluit herzien', 'Looked again: decision revised'],
  'desk-answer.privacy': ['Antwoord op een privacyverzoek', 'Answer to a privacy request'],
  'desk-answer.message': ['Antwoord op een bericht', 'Answer to a message'],
  'desk-answer.complaintReceived': ['Klacht ontvangen', 'Complaint received'],
  'desk-answer.complaint': ['Antwoord op een klacht', 'Answer to a complaint'],
  'contact-code': ['Code voor het adres', 'Code for the address'],
  'resume-code': ['Code om verder te gaan', 'Code to continue'],
  'erasure-code': ['Code om te wissen', 'Code to erase data'],
  'saved-link': ['Link om later verder te gaan', 'Link to continue later'],
  'asked-link': ['Gevraagde link', 'Link that was asked for'],
  reminder: ['Herinnering toestemming bank', 'Bank consent reminder'],
  'inbox.choice': ['Intern: aanbod gekozen', 'Internal: offer chosen'],
  'inbox.takenBack': ['Intern: keuze teruggenomen', 'Internal: choice taken back'],
  'inbox.referral': ['Intern: doorverwezen', 'Internal: referred'],
  review: ['Intern: verzoek om nog een keer te kijken', 'Internal: request to look again'],
  privacy: ['Intern: privacyverzoek', 'Internal: privacy request'],
} as const satisfies Readonly<Record<string, readonly [nl: string, en: string]>>

export type LetterKind = keyof typeof words
export const letterWords = byLanguage<LetterKind>(words)
