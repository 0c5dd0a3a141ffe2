import type { AgreementProblem } from '#lending/agreement/agreement.ts'
import type { AcceptanceBar } from '#lending/agreement/consents.ts'
import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { DeskCaseView } from '#contract/desk/case.ts'
import type { DocumentReason } from '#lending/desk/desk-reasons.ts'

export const settleTexts = byLanguage({
  documents: {
    title: ['Documenten', 'Documents'],
    ask: ['Vraag een document', 'Ask for a document'],
    reason: {
      label: ['Wat heb je nodig?', 'What do you need?'],
      missing: ['Kies wat je nodig hebt.', 'Choose what you need.'],
    },
    words: { label: ['Toelichting voor de aanvrager', 'Explanation for the applicant'] },
    button: ['Vraag het op', 'Ask for it'],
    until: (day: string) => [`gevraagd, uiterlijk ${day}`, `asked for, by ${day}`],
    received: ['ontvangen', 'received'],
    ended: ['gestopt', 'ended'],
    look: ['Bekijk', 'Look'],
    lookAt: (name: string) => [`Bekijk ${name}`, `Look at ${name}`],
    close: ['Sluiten', 'Close'],
    loading: ['De bladzijden komen eraan …', 'The pages are coming …'],
    page: (page: number, pages: number) => [`Bladzijde ${page} van ${pages}`, `Page ${page} of ${pages}`],
    morePages: (pages: number) => [
      `Dit document heeft ${pages} bladzijden. De rest staat in de download.`,
      `This document has ${pages} pages. The rest is in the download.`,
    ],
    download: ['Downloaden', 'Download'],
    openFirst: [
      'Open eerst de namen. De aanvrager ziet dat je een document bekijkt.',
      'Open the names first. The applicant sees that you look at a document.',
    ],
    agreement: ['Overeenkomst', 'Agreement'],
    deed: ['Borgtocht om te tekenen', 'Guarantee to be signed'],
    document: ['Document', 'Document'],
    signed: ['Getekende overeenkomst', 'Signed agreement'],
    sent: (at: string) => [`gemaild op ${at}`, `emailed on ${at}`],
    scanned: ['geen virus gevonden', 'no virus found'],
    unscanned: ['niet op virussen gecontroleerd', 'not checked for viruses'],
    draft: ['concept', 'draft'],
    void: ['geldt niet meer', 'no longer counts'],
    reasons: {
      'account-holder': ['Bewijs van de rekeninghouder', 'Proof of the account holder'],
      'annual-accounts': ['Jaarrekening', 'Annual accounts'],
      'tax-plan': ['Brief over betalingsregeling belasting', 'Letter about a tax payment plan'],
      'loan-contract': ['Contract van een bestaande lening', 'Contract of an existing loan'],
      identity: ['Bewijs dat iemand mag tekenen', 'Proof of authority to sign'],
      'signed-agreement': ['Getekende overeenkomst', 'Signed agreement'],
      other: ['Iets anders', 'Something else'],
    } satisfies Pairs<DocumentReason>,
  },
  settle: {
    title: ['Overeenkomst en uitbetaling', 'Agreement and payout'],
    check: ['De aanvrager koos een aanbod. Klopt alles?', 'The applicant chose an offer. Is everything in order?'],
    checkButton: ['Alles klopt', 'Everything is in order'],
    agreement: [
      'Laat hem maken, of zet zelf een PDF klaar. Je bekijkt hem eerst; daarna mail je hem.',
      'Have it made, or add a PDF yourself. You look at it first, and then email it.',
    ],
    making: [
      'De overeenkomst wordt gemaakt. Dit duurt een paar tellen.',
      'The agreement is being made. It takes a few seconds.',
    ],
    make: ['Maak de overeenkomst opnieuw', 'Make the agreement again'],
    otherwise: ['Klopt er iets niet?', 'Is something wrong?'],
    otherwiseHow: [
      'Laat hem opnieuw maken, of zet zelf een PDF klaar. Die komt in de plaats van dit concept.',
      'Have it made again, or add a PDF yourself. It takes the place of this draft.',
    ],
    problems: {
      letters: [
        'In een naam staat een letter die we niet in de PDF kunnen zetten. Maak deze overeenkomst zelf.',
        'A name has a letter that we cannot put in the PDF. Make this agreement yourself.',
      ],
      signatories: [
        'Bij de controle staat niet wie mag tekenen. Maak deze overeenkomst zelf.',
        'The check does not say who may sign. Make this agreement yourself.',
      ],
      account: [
        'Van de rekening is geen IBAN of houder bekend. Maak deze overeenkomst zelf.',
        'The account has no known IBAN or holder. Make this agreement yourself.',
      ],
      guarantee: [
        'Bij dit aanbod hoort een persoonlijke borg. Maak overeenkomst en borg zelf, en zet ze in één PDF.',
        'This offer comes with a personal guarantee. Make agreement and guarantee yourself, in one PDF.',
      ],
      failed: [
        'De overeenkomst kon niet worden gemaakt. Probeer het nog eens.',
        'The agreement could not be made. Try again.',
      ],
    } satisfies Pairs<AgreementProblem>,
    bars: {
      hand: [
        'Deze overeenkomst is met de hand gemaakt. Laat op papier tekenen.',
        'This agreement was made by hand. Have it signed on paper.',
      ],
      guarantee: [
        'Met een code kan hier niet: er hoort een borg bij. Laat op papier tekenen, met een collega erbij.',
        'A code is not enough here: there is a guarantee. Have it signed on paper, with a colleague present.',
      ],
      power: [
        'Met een code kan hier niet: meer mensen tekenen samen, of iemand mag maar beperkt tekenen. Laat op papier tekenen.',
        'A code is not enough here: several people sign together, or the power to sign is limited. Have it signed on paper.',
      ],
      signatory: [
        'Met een code kan hier niet: de aanvrager staat niet bij wie mag tekenen. Laat op papier tekenen.',
        'A code is not enough here: the applicant is not among those who may sign. Have it signed on paper.',
      ],
      bank: [
        'Met een code kan hier niet: op deze rekening is niet ingelogd bij de bank van het bedrijf. Laat op papier tekenen.',
        'A code is not enough here: nobody logged in to this account at the company’s bank. Have it signed on paper.',
      ],
    } satisfies Pairs<AcceptanceBar>,
    byCode: [
      'De aanvrager kan met een code tekenen. Komt er een getekend papier? Leg dat dan hieronder vast.',
      'The applicant can sign with a code. If a signed paper comes in, record it below.',
    ],
    accepted: {
      by: ['Getekend met een code', 'Signed with a code'],
      closed: ['naam gesloten', 'name closed'],
      hash: ['Controlegetal van het document', 'Hash of the document'],
      ours: ['Voor ons getekend', 'Signed for us'],
      and: [' en ', ' and '],
      nobody: ['nog niemand', 'nobody yet'],
      how: [
        'Twee collega’s tekenen mee. Kijk de kaart hierboven na: bedrag, looptijd en rekening.',
        'Two colleagues countersign. Check the card above: amount, term and account.',
      ],
      other: [
        'Een collega tekent hierna ook. Daarna kan het geld weg.',
        'A colleague signs next. Then the money can go.',
      ],
      openFirst: ['Open eerst het rekeningnummer.', 'Open the account number first.'],
      button: ['Teken mee', 'Countersign'],
    },
    draft: (at: string) => [
      `Concept van ${at}. Bekijk het en mail het dan.`,
      `Draft of ${at}. Look at it, then email it.`,
    ],
    lookAtDraft: ['Bekijk het concept', 'Look at the draft'],
    sendDraft: ['Mail deze overeenkomst', 'Email this agreement'],
    replace: (at: string) => [`Gemaild op ${at}. Klopt er iets niet?`, `Emailed on ${at}. Is something wrong?`],
    replaceHow: [
      'Laat een nieuwe maken of zet er zelf een klaar. Zodra je die mailt, kan de aanvrager de vorige niet meer openen.',
      'Have a new one made or add one yourself. Once you email it, the applicant can no longer open the previous one.',
    ],
    agreementButton: ['Kies de PDF', 'Choose the PDF'],
    agreementHint: ['Een PDF van hoogstens 10 MB.', 'A PDF of 10 MB at most.'],
    signed: ['Is de overeenkomst getekend?', 'Has the agreement been signed?'],
    paid: ['Is het geld overgemaakt?', 'Has the money been transferred?'],
    guarantee: {
      check: [
        'Bij dit aanbod hoort een persoonlijke borg van de eigenaar.',
        'This offer comes with a personal guarantee from the owner.',
      ],
      agreement: [
        'Bij deze overeenkomst hoort een borgtocht, die bij de documenten staat. De eigenaar tekent die bij jou.',
        'This agreement comes with a guarantee, which is among the documents. The owner signs it with you present.',
      ],
      signed: [
        'Print de borgtocht. Leg uit wat erin staat, kijk naar het identiteitsbewijs, en laat tekenen waar het staat. Is de borg getrouwd? Dan tekent de partner ook. Scan alles in één PDF.',
        'Print the guarantee. Explain it, look at the identity document, and have it signed where it says so. If the guarantor is married, the partner signs too. Scan everything into one PDF.',
      ],
      paid: [
        'Bij dit aanbod hoort een getekende persoonlijke borg van de eigenaar.',
        'This offer needs a signed personal guarantee from the owner.',
      ],
    } satisfies Pairs<Exclude<keyof DeskCaseView['mayMove'], 'countersign'>>,
    on: { label: ['Op welke dag?', 'On which day?'] },
    reference: {
      label: ['Kenmerk', 'Reference'],
      hint: [
        'Van de handtekening of de betaling, om later terug te vinden.',
        'From the signature or the payment, so that it can be found again.',
      ],
      missing: ['Vul een kenmerk in.', 'Fill in a reference.'],
    },
    fileId: {
      label: ['Welk bestand is getekend?', 'Which file is signed?'],
      emptyText: ['Er is geen bestand', 'There is no file'],
      missing: [
        'Kies het getekende bestand, of schrijf waarom het er niet is.',
        'Choose the signed file, or write why there is none.',
      ],
    },
    fileOf: (at: string) => [`Document van ${at}`, `Document of ${at}`],
    putSigned: ['Zet het getekende bestand erbij', 'Add the signed file'],
    identity: {
      label: ['Welk identiteitsbewijs van de borg zag je?', 'Which identity document of the guarantor did you see?'],
      hint: ['Soort, nummer en tot wanneer het geldt.', 'Kind, number and until when it is valid.'],
      missing: ['Schrijf op wat je zag.', 'Write down what you saw.'],
    },
    whyNoFile: { label: ['Waarom is er geen bestand?', 'Why is there no file?'] },
    buttons: { signed: ['Zet op getekend', 'Record as signed'], paid: ['Zet op uitbetaald', 'Record as paid out'] },
    openFirst: [
      'Toon eerst nummer en naam van de rekening. Maak daarna over.',
      'Show number and name of the account first. Then pay.',
    ],
    otherPerson: [
      'Jij legde de handtekening vast. Een collega legt de uitbetaling vast.',
      'You recorded the signature. A colleague records the payout.',
    ],
    done: ['Uitbetaald. Er is niets meer te doen.', 'Paid out. There is nothing left to do.'],
  },
})
