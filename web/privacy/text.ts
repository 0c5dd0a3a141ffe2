import type { PrivacyView } from '#contract/privacy.ts'
import type { DataCategory } from '#lending/retention.ts'
import type { Texts } from '#ui/language.ts'

type Source = PrivacyView['categories'][number]['sources'][number]
type Words = { name: string; why: string }

const nl = {
  pageTitle: 'Jouw gegevens',
  title: 'Jouw gegevens',
  intro: 'Hier zie je wat we over je aanvraag bewaren, waarom en tot wanneer. Je kunt alles downloaden of wissen.',
  back: 'Terug naar je aanvraag',
  toHome: 'Naar de startpagina',
  none: {
    title: 'Er is nu geen aanvraag open',
    intro:
      'Heb je eerder een aanvraag ingevuld? Open die dan eerst met de link uit onze mail. Dan zie je hier wat we bewaren. Heb je nog nooit iets ingevuld, dan bewaren we niets van je.',
    link: 'Vraag een nieuwe link aan',
  },
  code: {
    title: 'Nog één stap naar je gegevens',
    intro:
      'Met de link uit onze mail zie je hoe ver je aanvraag is. Je gegevens laten we pas zien na een code. Die mailen we je, zodat alleen jij erbij kunt.',
    link: 'Verder met een code',
  },
  held: {
    title: 'Wat we van je hebben',
    intro: 'Alles is versleuteld met een sleutel die alleen bij jouw aanvraag hoort.',
    from: 'Van',
    and: ' en van ',
    until: (date: string) => `Bewaard tot en met ${date}, als je niets meer doet.`,
    notKept: 'Bewaren we niet. We lezen je bestand en gooien het meteen weg.',
    nothingOf: 'Hiervan hebben we niets',
    categories: {
      company: { name: 'Je bedrijf', why: 'Om te kijken of je kunt aanvragen.' },
      answers: { name: 'Je antwoorden', why: 'Om een aanbod te maken dat bij je past: bedrag, doel en uitgaven.' },
      consents: { name: 'Je toestemmingen', why: 'Om te kunnen laten zien dat je het goed vond.' },
      'bank-connections': { name: 'Je bankkoppelingen', why: 'Om je transacties op te halen bij je bank.' },
      'uploaded-files': { name: 'Je bestanden', why: 'Om transacties te lezen zonder bankkoppeling.' },
      accounts: { name: 'Je rekeningen', why: 'Om te zien of ze van je bedrijf zijn, en om uit te betalen.' },
      bookings: { name: 'Je transacties', why: 'Om te berekenen wat je kunt dragen.' },
      analysis: { name: 'Onze berekening', why: 'Om uit je transacties de cijfers voor het besluit te halen.' },
      contests: { name: 'Wat je verbeterde', why: 'Om jouw uitleg bij een transactie mee te tellen.' },
      decisions: { name: 'Ons besluit', why: 'Om uit te leggen waarom je wel of geen aanbod kreeg.' },
      offers: { name: 'Je aanbod', why: 'Om je keuze en de prijs vast te leggen.' },
      reviews: { name: 'Je verzoek om opnieuw te kijken', why: 'Om opnieuw naar je aanvraag te kijken.' },
      feedback: { name: 'Je beoordeling', why: 'Om de aanvraag beter te maken.' },
      'contact-details': { name: 'Je contactgegevens', why: 'Om je te bellen en te mailen over je aanvraag.' },
      'follow-up': { name: 'Hoe ver je aanvraag is', why: 'Om te laten zien wat we doen, en tot wanneer.' },
      'customer-check': {
        name: 'Wie je als klant bent',
        why: 'De wet (Wwft) verplicht ons dit te bewaren, ook als je alles wist: je bedrijf, je contactpersoon, je rekening en ons besluit. Het heeft een eigen sleutel.',
      },
      'signed-agreement': {
        name: 'Je getekende overeenkomst',
        why: 'Van de belastingwet (AWR) bewaren we die zeven jaar na het einde, ook als je alles wist. Ze heeft een eigen sleutel.',
      },
      documents: { name: 'Documenten', why: 'Om je aanvraag te beoordelen en af te ronden.' },
      looks: { name: 'Wie je naam opende', why: 'Zodat jij ziet wie er keek, wanneer en waarom.' },
      mails: { name: 'Mails aan jou en over jou', why: 'Om te weten wat er is verstuurd. De tekst bewaren we niet.' },
      'privacy-requests': { name: 'Je vragen over privacy', why: 'Om ze te beantwoorden.' },
      'access-log': { name: 'Wie wat opvroeg', why: 'Om misbruik te kunnen zien. Hierin staan alleen nummers.' },
    } satisfies Readonly<Record<DataCategory, Words>>,
    sources: {
      register: 'het Handelsregister',
      applicant: 'jou',
      bank: 'je bank',
      computed: 'onze eigen berekening',
      lender: 'ons eigen systeem',
    } satisfies Readonly<Record<Source, string>>,
  },
  consents: {
    title: 'Waar je toestemming voor gaf',
    none: 'Je hebt nog geen toestemming gegeven.',
    given: (date: string) => `Gegeven op ${date}`,
    withdrawn: (date: string) => `Ingetrokken op ${date}`,
    version: (version: string) => `tekst van ${version}`,
    transactions: 'Je transacties bekijken',
  },
  download: {
    title: 'Downloaden',
    intro:
      'Je krijgt één bestand met alles wat we van je hebben, met uitleg erbij. Het is JSON: ook te openen in een teksteditor.',
    button: 'Download mijn gegevens',
    done: 'Het bestand is gedownload. Bewaar het op een veilige plek.',
  },
  close: 'Sluiten',
}

const en: typeof nl = {
  pageTitle: 'Your data',
  title: 'Your data',
  intro: 'This is what we hold about your application, why and until when. You can download or erase all of it.',
  back: 'Back to your application',
  toHome: 'To the home page',
  none: {
    title: 'No application is open in this browser',
    intro:
      'If you have applied before, open your application with the link in our email first. You will then see here what we hold. If you have never applied, we hold nothing about you.',
    link: 'Ask for a new link',
  },
  code: {
    title: 'One more step to your data',
    intro:
      'The link in our email shows where your application stands. We show your data only after a code, which we email to you so only you can get in.',
    link: 'Continue with a code',
  },
  held: {
    title: 'What we hold about you',
    intro: 'All of it is encrypted with a key that only your application uses.',
    from: 'From',
    and: ' and from ',
    until: (date) => `Kept until ${date}, unless you do something before then.`,
    notKept: 'We do not keep these. We read your file and discard it straight away.',
    nothingOf: 'We hold none of these',
    categories: {
      company: { name: 'Your company', why: 'To see whether you can apply.' },
      answers: { name: 'Your answers', why: 'To make an offer that fits you: amount, goal and expenses.' },
      consents: { name: 'Your consents', why: 'To show that you agreed.' },
      'bank-connections': { name: 'Your bank connections', why: 'To collect your transactions from your bank.' },
      'uploaded-files': { name: 'Your files', why: 'To read transactions without a bank connection.' },
      accounts: { name: 'Your accounts', why: 'To see whether they are your company’s, and to pay out.' },
      bookings: { name: 'Your transactions', why: 'To work out what you can afford.' },
      analysis: { name: 'Our calculation', why: 'To turn your transactions into the figures we decide on.' },
      contests: { name: 'What you corrected', why: 'To take into account what you said about a transaction.' },
      decisions: { name: 'Our decision', why: 'To explain why you did or did not get an offer.' },
      offers: { name: 'Your offer', why: 'To record your choice and the price.' },
      reviews: { name: 'Your request for a second look', why: 'To look at your application again.' },
      feedback: { name: 'Your rating', why: 'To make the application better.' },
      'contact-details': { name: 'Your contact details', why: 'To call and email you about your application.' },
      'follow-up': { name: 'Where your application stands', why: 'To show what we are doing, and by when.' },
      'customer-check': {
        name: 'Who you are as a customer',
        why: 'The law (Wwft) requires us to keep this, even if you erase everything: your company, your contact person, your account and our decision. It has its own key.',
      },
      'signed-agreement': {
        name: 'Your signed agreement',
        why: 'Tax law (AWR) has us keep it for seven years after it ends, even if you erase everything. It has its own key.',
      },
      documents: { name: 'Documents', why: 'To assess and complete your application.' },
      looks: { name: 'Who opened your name', why: 'So that you can see who looked, when and why.' },
      mails: { name: 'Emails to you and about you', why: 'To know what was sent. We do not keep the text.' },
      'privacy-requests': { name: 'Your questions about privacy', why: 'To answer them.' },
      'access-log': { name: 'Who looked at what', why: 'To spot misuse. It holds numbers only.' },
    },
    sources: {
      register: 'the company register',
      applicant: 'you',
      bank: 'your bank',
      computed: 'our own calculation',
      lender: 'our own system',
    },
  },
  consents: {
    title: 'What you consented to',
    none: 'You have not given any consent yet.',
    given: (date) => `Given on ${date}`,
    withdrawn: (date) => `Withdrawn on ${date}`,
    version: (version) => `version of ${version}`,
    transactions: 'Viewing your transactions',
  },
  download: {
    title: 'Download',
    intro: 'One file with everything we hold about you, with explanations. It is JSON, which any text editor can open.',
    button: 'Download my data',
    done: 'Your file has been downloaded. Keep it somewhere safe.',
  },
  close: 'Close',
}

export const privacyTexts: Texts<typeof nl> = { nl, en }
