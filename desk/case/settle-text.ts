import type { DocumentReason } from '#lending/desk/desk-reasons.ts'
import type { Texts } from '#web/language.ts'

type SettleText = {
  documents: {
    title: string
    ask: string
    reason: string
    reasonEmpty: string
    reasonMissing: string
    words: string
    button: string
    until: (day: string) => string
    received: string
    ended: string
    download: string
    agreement: string
    document: string
    reasons: Readonly<Record<DocumentReason, string>>
  }
  settle: {
    title: string
    nothing: string
    check: string
    checkButton: string
    agreement: string
    agreementButton: string
    agreementHint: string
    signed: string
    paid: string
    on: string
    reference: string
    referenceHint: string
    referenceMissing: string
    signedButton: string
    paidButton: string
    otherPerson: string
    otherCheck: string
    done: string
  }
}

/** Documents, agreement and payout. */
export const settleTexts: Texts<SettleText> = {
  nl: {
    documents: {
      title: 'Documenten',
      ask: 'Vraag een document',
      reason: 'Wat heb je nodig?',
      reasonEmpty: 'Kies een document',
      reasonMissing: 'Kies wat je nodig hebt.',
      words: 'Toelichting voor de aanvrager',
      button: 'Vraag het op',
      until: (day) => `gevraagd, uiterlijk ${day}`,
      received: 'ontvangen',
      ended: 'gestopt',
      download: 'Downloaden',
      agreement: 'Overeenkomst',
      document: 'Ingestuurd document',
      reasons: {
        'account-holder': 'Bewijs van de rekeninghouder',
        'annual-accounts': 'Jaarrekening',
        'tax-plan': 'Brief over betalingsregeling belasting',
        'loan-contract': 'Contract van een bestaande lening',
        identity: 'Bewijs dat iemand mag tekenen',
        'signed-agreement': 'Getekende overeenkomst',
        other: 'Iets anders',
      },
    },
    settle: {
      title: 'Overeenkomst en uitbetaling',
      nothing: 'Hier is nu niets te doen.',
      check: 'De aanvrager koos een aanbod. Klopt alles?',
      checkButton: 'Alles klopt',
      agreement: 'Zet de overeenkomst klaar als PDF. De aanvrager leest hem op de statuspagina.',
      agreementButton: 'Kies de PDF',
      agreementHint: 'Een PDF van hoogstens 10 MB.',
      signed: 'Is de overeenkomst getekend?',
      paid: 'Is het geld overgemaakt?',
      on: 'Op welke dag?',
      reference: 'Kenmerk',
      referenceHint: 'Van de handtekening of de betaling, om later terug te vinden.',
      referenceMissing: 'Vul een kenmerk in.',
      signedButton: 'Zet op getekend',
      paidButton: 'Zet op uitbetaald',
      otherPerson: 'Jij legde de handtekening vast. Een collega legt de uitbetaling vast.',
      otherCheck: 'Jij keurde dit aanbod goed. Een collega controleert het.',
      done: 'Uitbetaald. Er is niets meer te doen.',
    },
  },
  en: {
    documents: {
      title: 'Documents',
      ask: 'Ask for a document',
      reason: 'What do you need?',
      reasonEmpty: 'Choose a document',
      reasonMissing: 'Choose what you need.',
      words: 'Explanation for the applicant',
      button: 'Ask for it',
      until: (day) => `asked for, by ${day}`,
      received: 'received',
      ended: 'ended',
      download: 'Download',
      agreement: 'Agreement',
      document: 'Document',
      reasons: {
        'account-holder': 'Proof of the account holder',
        'annual-accounts': 'Annual accounts',
        'tax-plan': 'Letter about a tax payment plan',
        'loan-contract': 'Contract of an existing loan',
        identity: 'Proof of authority to sign',
        'signed-agreement': 'Signed agreement',
        other: 'Something else',
      },
    },
    settle: {
      title: 'Agreement and payout',
      nothing: 'There is nothing to do here now.',
      check: 'The applicant chose an offer. Is everything in order?',
      checkButton: 'Everything is in order',
      agreement: 'Add the agreement as a PDF. The applicant reads it on the status page.',
      agreementButton: 'Choose the PDF',
      agreementHint: 'A PDF of 10 MB at most.',
      signed: 'Has the agreement been signed?',
      paid: 'Has the money been transferred?',
      on: 'On which day?',
      reference: 'Reference',
      referenceHint: 'From the signature or the payment, so that it can be found again.',
      referenceMissing: 'Fill in a reference.',
      signedButton: 'Record as signed',
      paidButton: 'Record as paid out',
      otherPerson: 'You recorded the signature. A colleague records the payout.',
      otherCheck: 'You approved this offer. A colleague checks it.',
      done: 'Paid out. There is nothing left to do.',
    },
  },
}
