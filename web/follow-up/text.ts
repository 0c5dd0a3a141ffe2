import type { contactRoles } from '#contract/follow-up.ts'
import type { ProductType } from '#contract/values.ts'
import type { StageName } from '#lending/desk/stages.ts'
import { dueWords } from '#lending/desk/due-words.ts'
import type { Texts } from '#ui/language.ts'
import type { StepState } from '#ui/steps-list.tsx'
import type { Standing } from './standing.ts'

type Role = (typeof contactRoles)[number]
/** A stage that is done names its day; one that is under way until when it takes. */
export type StageWords = { label: string; done: (on: string) => string; now: (by: string) => string; later?: string }

const nl = {
  contact: {
    title: 'Hoe bereiken we je?',
    choiceIntro: `Vul dit in. Dan mailen we je je aanbod en controleert een medewerker je aanvraag binnen ${dueWords('chosenOffer', 'nl')}.`,
    referralIntro: (by: string) =>
      `Een medewerker bekijkt je aanvraag. Vul je dit vandaag in, dan heb je uiterlijk ${by} antwoord.`,
    name: 'Je naam',
    nameMissing: 'Vul je naam in.',
    role: 'Je rol in het bedrijf',
    roleEmpty: 'Kies je rol',
    roleMissing: 'Kies je rol in het bedrijf.',
    roles: {
      owner: 'Eigenaar',
      director: 'Bestuurder',
      partner: 'Vennoot',
      employee: 'Medewerker',
      adviser: 'Boekhouder of adviseur',
    } satisfies Readonly<Record<Role, string>>,
    email: 'Je e-mailadres',
    emailHint: 'We sturen hier meteen een code naartoe.',
    emailInvalid: 'Vul je e-mail in zoals naam@bedrijf.nl.',
    mobile: 'Je mobiele nummer',
    mobileHint: 'Alleen voor vragen over deze aanvraag.',
    mobileInvalid: 'Vul een mobiel nummer in zoals 06 12345678, of met landcode zoals +32 470 12 34 56.',
    button: 'Mail mij de code',
    privacy: 'Je gegevens zijn versleuteld en alleen voor deze aanvraag.',
  },
  code: { button: 'Bevestig mijn gegevens', change: 'Vul je gegevens opnieuw in' },
  status: {
    title: 'Hoe ver je aanvraag is',
    toDo: {
      title: 'Wat je nu moet doen',
      can: 'Wat je nu kunt doen',
      nothing: 'Je hoeft nu niets te doen',
      sentences: {
        changed: () => 'Je hebt je aanvraag veranderd. Maak hem eerst af, dan gaan we verder.',
        agreement: (by) => `Lees je overeenkomst, teken hem en stuur hem terug${by && `. Dat kan tot en met ${by}`}.`,
        document: (by) => `Stuur ons het document dat we nodig hebben. Dat kan tot en met ${by}.`,
        choose: (by) => `Kies je aanbod. Dat kan tot en met ${by}, en je zit nog nergens aan vast.`,
        expired: (by) =>
          `Je kon kiezen tot en met ${by}. Doe een nieuwe aanvraag, dan rekenen we met je cijfers van nu.`,
        refused: () => 'Ben je het er niet mee eens? Vraag ons om nog een keer te kijken.',
        waiting: (by) => (by ? `Je krijgt uiterlijk ${by} een mail van ons.` : 'Verandert er iets, dan mailen we je.'),
        review: (by) => `We kijken opnieuw. Je hebt uiterlijk ${by} antwoord per mail.`,
        revised: () => 'We komen terug op ons besluit en nemen contact met je op.',
        takenBack: () => 'Je aanvraag is gestopt en kost je niets. Zolang je aanbod geldt, kun je opnieuw kiezen.',
        stopped: () => 'Je aanvraag is gestopt. In onze mail lees je waarom.',
        paid: () => 'Het geld is overgemaakt. Hieronder zie je wanneer je voor het eerst betaalt.',
      } satisfies Readonly<Record<Standing, (by: string) => string>>,
      buttons: {
        changed: 'Naar je aanvraag',
        choose: 'Open je aanvraag en kies',
        expired: 'Doe een nieuwe aanvraag',
        refused: 'Vraag om een nieuwe blik',
      },
    },
    facts: {
      title: 'Je keuze',
      amount: { PBL: 'Kortlopende zakelijke lening', PBC: 'Kortlopend krediet, tot' } satisfies Readonly<
        Record<ProductType, string>
      >,
      term: 'Looptijd',
      months: (months: number) => `${months} maanden`,
      firstMonth: 'Eerste maandbedrag',
      rate: 'Rente per jaar',
      security: 'Zekerheid',
      payoutTo: 'Het geld gaat naar',
      ending: (ending: string) => `je rekening die eindigt op ${ending}`,
      firstPayment: 'Eerste betaling',
      reference: 'Kenmerk',
    },
    phone: {
      question: 'Een vraag over je aanvraag? Bel',
      hours: (hours: string) => `, maandag tot en met vrijdag, ${hours}.`,
    },
    mailed: (address: string) => `We hebben dit ook gemaild naar ${address}.`,
    stages: {
      received: { label: 'Aanvraag binnen', done: (on) => `Op ${on}.`, now: () => '' },
      checked: {
        label: 'Een medewerker controleert je aanvraag',
        done: (on) => `Klaar op ${on}. Alles klopt.`,
        now: (by) => `Uiterlijk ${by} klaar. Je krijgt een mail.`,
      },
      answered: {
        label: 'Een medewerker bekijkt je aanvraag',
        done: (on) => `Beantwoord op ${on}.`,
        now: (by) => `Je krijgt uiterlijk ${by} antwoord per mail.`,
      },
      choose: { label: 'Je kiest een aanbod', done: (on) => `Op ${on}.`, now: () => '' },
      agreement: {
        label: 'We maken je overeenkomst',
        done: (on) => `Klaar op ${on}.`,
        now: (by) => `Uiterlijk ${by} staat hij hier klaar. Je krijgt een mail.`,
        later: `Binnen ${dueWords('agreement', 'nl')} na de controle.`,
      },
      signed: { label: 'Je tekent', done: (on) => `Op ${on}.`, now: () => '' },
      paid: {
        label: 'Je krijgt het geld',
        done: (on) => `Overgemaakt op ${on}.`,
        now: (by) => `Uiterlijk ${by} maken we het over.`,
        later: `Binnen ${dueWords('payout', 'nl')} nadat je hebt getekend.`,
      },
      takenBack: { label: 'Je nam je keuze terug', done: (on) => `Op ${on}. Je zit nergens aan vast.`, now: () => '' },
      stopped: { label: 'We zijn met je aanvraag gestopt', done: (on) => `Op ${on}.`, now: () => '' },
    } satisfies Readonly<Record<StageName, StageWords>>,
    takeBack: {
      open: 'Neem je keuze terug',
      title: 'Wil je je keuze terugnemen?',
      points: [
        'Je aanvraag stopt, en het kost je niets.',
        'Staat er een overeenkomst klaar? Die geldt dan niet meer.',
        'Zolang je aanbod geldt, kun je opnieuw kiezen.',
      ],
      confirm: 'Ja, neem mijn keuze terug',
      cancel: 'Nee, ga door',
    },
    states: { done: 'klaar', active: 'nu bezig', upcoming: 'nog niet', failed: 'niet gelukt' } satisfies Readonly<
      Record<StepState, string>
    >,
    review: {
      upheld: 'We hebben opnieuw gekeken en blijven bij ons besluit',
      revised: 'We hebben opnieuw gekeken en komen terug op ons besluit',
      answered: (on: string) => `Beantwoord op ${on}:`,
    },
    answerTitle: 'Wat de medewerker schreef',
    reasonsTitle: 'Waarom het een nee is',
    approvedTitle: 'Dit kun je kiezen',
    approvedOffer: {
      PBL: (amount, months) => `Kortlopende zakelijke lening van ${amount} voor ${months} maanden.`,
      PBC: (amount, months) => `Kortlopend krediet tot ${amount} voor ${months} maanden.`,
    } satisfies Readonly<Record<ProductType, (amount: string, months: number) => string>>,
    waits: (until: string, by: string) =>
      `We wachten op wat we je vroegen. Dat kan tot en met ${until}. Daarna gaan we verder, uiterlijk ${by}.`,
    guarantee: 'Van de eigenaar vragen we een persoonlijke borg.',
    guaranteeToSign: 'De eigenaar tekent ook een persoonlijke borg.',
    approvedPrice: (rate: string, costs: string) => `Rente ${rate} per jaar, kosten in totaal ${costs}.`,
  },
}

const en: typeof nl = {
  contact: {
    title: 'How can we reach you?',
    choiceIntro: `Fill this in. We then email you your offer, and one of our team checks your application within ${dueWords('chosenOffer', 'en')}.`,
    referralIntro: (by) =>
      `One of our team will review your application. Fill this in today and you will have an answer by ${by}.`,
    name: 'Your name',
    nameMissing: 'Enter your name.',
    role: 'Your role in the company',
    roleEmpty: 'Choose your role',
    roleMissing: 'Choose your role in the company.',
    roles: {
      owner: 'Owner',
      director: 'Director',
      partner: 'Partner',
      employee: 'Employee',
      adviser: 'Bookkeeper or adviser',
    },
    email: 'Your email address',
    emailHint: 'We will send a code here right away.',
    emailInvalid: 'Enter an email such as name@company.nl.',
    mobile: 'Your mobile number',
    mobileHint: 'Only for questions about this application.',
    mobileInvalid: 'Enter a mobile number such as 06 12345678, or with a country code such as +32 470 12 34 56.',
    button: 'Email me the code',
    privacy: 'Your details are encrypted and used for this application only.',
  },
  code: { button: 'Confirm my details', change: 'Change your details' },
  status: {
    title: 'Where your application stands',
    toDo: {
      title: 'What to do now',
      can: 'What you can do now',
      nothing: 'Nothing to do for now',
      sentences: {
        changed: () => 'You have changed your application. Complete it first, and we will take it from there.',
        agreement: (by) => `Read your agreement, sign it and send it back${by && `. You have until ${by}`}.`,
        document: (by) => `Send us the document that we need. You have until ${by}.`,
        choose: (by) => `Choose your offer. You have until ${by}, and you are not committed to anything yet.`,
        expired: (by) => `You could choose until ${by}. Apply again, and we will look at your figures as they are now.`,
        refused: () => 'If you disagree, ask us to look again.',
        waiting: (by) => (by ? `You will get an email from us by ${by}.` : 'We will email you if anything changes.'),
        review: (by) => `We are taking another look. You will have an answer by email by ${by}.`,
        revised: () => 'We are changing our decision and will contact you.',
        takenBack: () =>
          'Your application has stopped and costs you nothing. You can choose again while your offer is valid.',
        stopped: () => 'Your application has ended. Our email says why.',
        paid: () => 'The money has been transferred. Below you see when you first pay.',
      },
      buttons: {
        changed: 'To your application',
        choose: 'Open your application and choose',
        expired: 'Apply again',
        refused: 'Ask us to look again',
      },
    },
    facts: {
      title: 'Your choice',
      amount: { PBL: 'Short-term loan', PBC: 'Credit line, up to' },
      term: 'Term',
      months: (months) => `${months} months`,
      firstMonth: 'First monthly amount',
      rate: 'Interest per year',
      security: 'Security',
      payoutTo: 'The money goes to',
      ending: (ending) => `your account ending in ${ending}`,
      firstPayment: 'First payment',
      reference: 'Reference',
    },
    phone: { question: 'A question about your application? Call', hours: (hours) => `, Monday to Friday, ${hours}.` },
    mailed: (address) => `We have emailed this to ${address} too.`,
    stages: {
      received: { label: 'Application received', done: (on) => `On ${on}.`, now: () => '' },
      checked: {
        label: 'Checking your application',
        done: (on) => `Done on ${on}. Everything is in order.`,
        now: (by) => `Done by ${by}. You will get an email.`,
      },
      answered: {
        label: 'Reviewing your application',
        done: (on) => `Answered on ${on}.`,
        now: (by) => `You will have an answer by email by ${by}.`,
      },
      choose: { label: 'You choose an offer', done: (on) => `On ${on}.`, now: () => '' },
      agreement: {
        label: 'Preparing your agreement',
        done: (on) => `Ready on ${on}.`,
        now: (by) => `It will be ready here by ${by}. You will get an email.`,
        later: `Within ${dueWords('agreement', 'en')} of the check.`,
      },
      signed: { label: 'You sign', done: (on) => `On ${on}.`, now: () => '' },
      paid: {
        label: 'You receive the money',
        done: (on) => `Transferred on ${on}.`,
        now: (by) => `We will transfer it by ${by}.`,
        later: `Within ${dueWords('payout', 'en')} of your signature.`,
      },
      takenBack: {
        label: 'You took your choice back',
        done: (on) => `On ${on}. You are not committed to anything.`,
        now: () => '',
      },
      stopped: { label: 'We have ended your application', done: (on) => `On ${on}.`, now: () => '' },
    },
    takeBack: {
      open: 'Take back your choice',
      title: 'Do you want to take back your choice?',
      points: [
        'Your application stops, and it costs you nothing.',
        'If an agreement is ready for you, it no longer counts.',
        'You can choose again for as long as your offer is valid.',
      ],
      confirm: 'Yes, take back my choice',
      cancel: 'No, carry on',
    },
    states: { done: 'done', active: 'under way', upcoming: 'not yet', failed: 'failed' },
    review: {
      upheld: 'We have looked again and our decision stands',
      revised: 'We have looked again and are changing our decision',
      answered: (on) => `Answered on ${on}:`,
    },
    answerTitle: 'What our team wrote',
    reasonsTitle: 'Why it is a no',
    approvedTitle: 'What you can choose',
    approvedOffer: {
      PBL: (amount, months) => `Short-term loan of ${amount} over ${months} months.`,
      PBC: (amount, months) => `Credit line of ${amount} for ${months} months.`,
    },
    waits: (until, by) =>
      `We are waiting for what we asked you. You can send it until ${until}. We then continue by ${by} at the latest.`,
    guarantee: 'We ask the owner for a personal guarantee.',
    guaranteeToSign: 'The owner also signs a personal guarantee.',
    approvedPrice: (rate, costs) => `Interest ${rate} a year, total cost ${costs}.`,
  },
}

export type FollowUpText = typeof nl
export const followUpTexts: Texts<FollowUpText> = { nl, en }
