import { byLanguage, type Pair, type Pairs } from '#lending/by-language.ts'
import type { contactRoles } from '#contract/follow-up.ts'
import type { ProductType } from '#contract/values.ts'
import type { StageName } from '#lending/desk/stages.ts'
import { dueWords } from '#lending/desk/due-words.ts'
import type { StepState } from '#ui/steps-list.tsx'
import type { Standing } from './standing.ts'

type Role = (typeof contactRoles)[number]
/** A stage that is done names its day; one that is under way until when it takes. */
type StageWords<Words> = { label: Words; done: (on: string) => Words; now: (by: string) => Words; later?: Words }
export type StageText = StageWords<string>

export const followUpTexts = byLanguage({
  contact: {
    title: ['Hoe bereiken we je?', 'How can we reach you?'],
    choiceIntro: [
      `Vul dit in. Dan mailen we je je aanbod en controleert een medewerker je aanvraag binnen ${dueWords('chosenOffer', 'nl')}.`,
      `Fill this in. We then email you your offer, and one of our team checks your application within ${dueWords('chosenOffer', 'en')}.`,
    ],
    referralIntro: (by: string) => [
      `Een medewerker bekijkt je aanvraag. Vul je dit vandaag in, dan heb je uiterlijk ${by} antwoord.`,
      `One of our team will review your application. Fill this in today and you will have an answer by ${by}.`,
    ],
    name: ['Je naam', 'Your name'],
    nameMissing: ['Vul je naam in.', 'Enter your name.'],
    role: ['Je rol in het bedrijf', 'Your role in the company'],
    roleEmpty: ['Kies je rol', 'Choose your role'],
    roleMissing: ['Kies je rol in het bedrijf.', 'Choose your role in the company.'],
    roles: {
      owner: ['Eigenaar', 'Owner'],
      director: ['Bestuurder', 'Director'],
      partner: ['Vennoot', 'Partner'],
      employee: ['Medewerker', 'Employee'],
      adviser: ['Boekhouder of adviseur', 'Bookkeeper or adviser'],
    } satisfies Pairs<Role>,
    email: ['Je e-mailadres', 'Your email address'],
    emailHint: ['We sturen hier meteen een code naartoe.', 'We will send a code here right away.'],
    emailInvalid: ['Vul je e-mail in zoals naam@bedrijf.nl.', 'Enter an email such as name@company.nl.'],
    mobile: ['Je mobiele nummer', 'Your mobile number'],
    mobileHint: ['Alleen voor vragen over deze aanvraag.', 'Only for questions about this application.'],
    mobileInvalid: [
      'Vul een mobiel nummer in zoals 06 12345678, of met landcode zoals +32 470 12 34 56.',
      'Enter a mobile number such as 06 12345678, or with a country code such as +32 470 12 34 56.',
    ],
    button: ['Mail mij de code', 'Email me the code'],
    privacy: [
      'Je gegevens zijn versleuteld en alleen voor deze aanvraag.',
      'Your details are encrypted and used for this application only.',
    ],
  },
  code: {
    button: ['Bevestig mijn gegevens', 'Confirm my details'],
    change: ['Vul je gegevens opnieuw in', 'Change your details'],
  },
  status: {
    title: ['Hoe ver je aanvraag is', 'Where your application stands'],
    toDo: {
      title: ['Wat je nu moet doen', 'What to do now'],
      can: ['Wat je nu kunt doen', 'What you can do now'],
      nothing: ['Je hoeft nu niets te doen', 'Nothing to do for now'],
      sentences: {
        changed: () => [
          'Je hebt je aanvraag veranderd. Maak hem eerst af, dan gaan we verder.',
          'You have changed your application. Complete it first, and we will take it from there.',
        ],
        agreement: (by) => [
          `Lees je overeenkomst en teken hem${by && `. Dat kan tot en met ${by}`}.`,
          `Read your agreement and sign it${by && `. You have until ${by}`}.`,
        ],
        document: (by) => [
          `Stuur ons het document dat we nodig hebben. Dat kan tot en met ${by}.`,
          `Send us the document that we need. You have until ${by}.`,
        ],
        choose: (by) => [
          `Kies je aanbod. Dat kan tot en met ${by}, en je zit nog nergens aan vast.`,
          `Choose your offer. You have until ${by}, and you are not committed to anything yet.`,
        ],
        expired: (by) => [
          `Je kon kiezen tot en met ${by}. Doe een nieuwe aanvraag, dan rekenen we met je cijfers van nu.`,
          `You could choose until ${by}. Apply again, and we will look at your figures as they are now.`,
        ],
        refused: () => [
          'Ben je het er niet mee eens? Vraag ons om nog een keer te kijken.',
          'If you disagree, ask us to look again.',
        ],
        waiting: (by) => [
          by ? `Je krijgt uiterlijk ${by} een mail van ons.` : 'Verandert er iets, dan mailen we je.',
          by ? `You will get an email from us by ${by}.` : 'We will email you if anything changes.',
        ],
        review: (by) => [
          `We kijken opnieuw. Je hebt uiterlijk ${by} antwoord per mail.`,
          `We are taking another look. You will have an answer by email by ${by}.`,
        ],
        revised: () => [
          'We komen terug op ons besluit en nemen contact met je op.',
          'We are changing our decision and will contact you.',
        ],
        takenBack: () => [
          'Je aanvraag is gestopt en kost je niets. Zolang je aanbod geldt, kun je opnieuw kiezen.',
          'Your application has stopped and costs you nothing. You can choose again while your offer is valid.',
        ],
        stopped: () => [
          'Je aanvraag is gestopt. In onze mail lees je waarom.',
          'Your application has ended. Our email says why.',
        ],
        paid: () => [
          'Het geld is overgemaakt. Hieronder zie je wanneer je voor het eerst betaalt.',
          'The money has been transferred. Below you see when you first pay.',
        ],
      } satisfies Readonly<Record<Standing, (by: string) => Pair>>,
      buttons: {
        changed: ['Naar je aanvraag', 'To your application'],
        choose: ['Open je aanvraag en kies', 'Open your application and choose'],
        expired: ['Doe een nieuwe aanvraag', 'Apply again'],
        refused: ['Vraag om een nieuwe blik', 'Ask us to look again'],
      },
    },
    facts: {
      title: ['Je keuze', 'Your choice'],
      product: {
        PBL: ['Kortlopende zakelijke lening', 'Short-term loan'],
        PBC: ['Kortlopend krediet', 'Credit line'],
      } satisfies Pairs<ProductType>,
      months: (months: number) => [`${months} maanden`, `${months} months`],
      rate: ['Rente per jaar', 'Interest per year'],
      security: ['Zekerheid', 'Security'],
      payoutTo: ['Het geld gaat naar', 'The money goes to'],
      ending: (ending: string) => [`je rekening die eindigt op ${ending}`, `your account ending in ${ending}`],
      firstPayment: ['Eerste betaling', 'First payment'],
      reference: ['Kenmerk', 'Reference'],
    },
    phone: {
      question: ['Een vraag over je aanvraag? Bel', 'A question about your application? Call'],
      hours: (hours: string) => [`, maandag tot en met vrijdag, ${hours}.`, `, Monday to Friday, ${hours}.`],
    },
    mailed: (address: string) => [
      `We hebben dit ook gemaild naar ${address}.`,
      `We have emailed this to ${address} too.`,
    ],
    stages: {
      received: {
        label: ['Aanvraag binnen', 'Application received'],
        done: (on) => [`Op ${on}.`, `On ${on}.`],
        now: () => ['', ''],
      },
      checked: {
        label: ['Een medewerker controleert je aanvraag', 'Checking your application'],
        done: (on) => [`Klaar op ${on}. Alles klopt.`, `Done on ${on}. Everything is in order.`],
        now: (by) => [`Uiterlijk ${by} klaar. Je krijgt een mail.`, `Done by ${by}. You will get an email.`],
      },
      answered: {
        label: ['Een medewerker bekijkt je aanvraag', 'Reviewing your application'],
        done: (on) => [`Beantwoord op ${on}.`, `Answered on ${on}.`],
        now: (by) => [`Je krijgt uiterlijk ${by} antwoord per mail.`, `You will have an answer by email by ${by}.`],
      },
      choose: {
        label: ['Je kiest een aanbod', 'You choose an offer'],
        done: (on) => [`Op ${on}.`, `On ${on}.`],
        now: () => ['', ''],
      },
      agreement: {
        label: ['We maken je overeenkomst', 'Preparing your agreement'],
        done: (on) => [`Klaar op ${on}.`, `Ready on ${on}.`],
        now: (by) => [
          `Uiterlijk ${by} staat hij hier klaar. Je krijgt een mail.`,
          `It will be ready here by ${by}. You will get an email.`,
        ],
        later: [
          `Binnen ${dueWords('agreement', 'nl')} na de controle.`,
          `Within ${dueWords('agreement', 'en')} of the check.`,
        ],
      },
      signed: { label: ['Je tekent', 'You sign'], done: (on) => [`Op ${on}.`, `On ${on}.`], now: () => ['', ''] },
      paid: {
        label: ['Je krijgt het geld', 'You receive the money'],
        done: (on) => [`Overgemaakt op ${on}.`, `Transferred on ${on}.`],
        now: (by) => [`Uiterlijk ${by} maken we het over.`, `We will transfer it by ${by}.`],
        later: [
          `Binnen ${dueWords('payout', 'nl')} nadat je hebt getekend.`,
          `Within ${dueWords('payout', 'en')} of your signature.`,
        ],
      },
      takenBack: {
        label: ['Je nam je keuze terug', 'You took your choice back'],
        done: (on) => [`Op ${on}. Je zit nergens aan vast.`, `On ${on}. You are not committed to anything.`],
        now: () => ['', ''],
      },
      stopped: {
        label: ['We zijn met je aanvraag gestopt', 'We have ended your application'],
        done: (on) => [`Op ${on}.`, `On ${on}.`],
        now: () => ['', ''],
      },
    } satisfies Readonly<Record<StageName, StageWords<Pair>>>,
    takeBack: {
      open: ['Neem je keuze terug', 'Take back your choice'],
      title: ['Wil je je keuze terugnemen?', 'Do you want to take back your choice?'],
      points: [
        ['Je aanvraag stopt, en het kost je niets.', 'Your application stops, and it costs you nothing.'],
        [
          'Staat er een overeenkomst klaar? Die geldt dan niet meer.',
          'If an agreement is ready for you, it no longer counts.',
        ],
        ['Zolang je aanbod geldt, kun je opnieuw kiezen.', 'You can choose again for as long as your offer is valid.'],
      ],
      confirm: ['Ja, neem mijn keuze terug', 'Yes, take back my choice'],
      cancel: ['Nee, ga door', 'No, carry on'],
    },
    states: {
      done: ['klaar', 'done'],
      active: ['nu bezig', 'under way'],
      upcoming: ['nog niet', 'not yet'],
      failed: ['niet gelukt', 'failed'],
    } satisfies Pairs<StepState>,
    review: {
      upheld: ['We hebben opnieuw gekeken en blijven bij ons besluit', 'We have looked again and our decision stands'],
      revised: [
        'We hebben opnieuw gekeken en komen terug op ons besluit',
        'We have looked again and are changing our decision',
      ],
      answered: (on: string) => [`Beantwoord op ${on}:`, `Answered on ${on}:`],
    },
    answerTitle: ['Wat de medewerker schreef', 'What our team wrote'],
    reasonsTitle: ['Waarom het een nee is', 'Why it is a no'],
    approvedTitle: ['Dit kun je kiezen', 'What you can choose'],
    approvedOffer: {
      PBL: (amount, months) => [
        `Kortlopende zakelijke lening van ${amount} voor ${months} maanden.`,
        `Short-term loan of ${amount} over ${months} months.`,
      ],
      PBC: (amount, months) => [
        `Kortlopend krediet tot ${amount} voor ${months} maanden.`,
        `Credit line of ${amount} for ${months} months.`,
      ],
    } satisfies Readonly<Record<ProductType, (amount: string, months: number) => Pair>>,
    waits: (until: string, by: string) => [
      `We wachten op wat we je vroegen. Dat kan tot en met ${until}. Daarna gaan we verder, uiterlijk ${by}.`,
      `We are waiting for what we asked you. You can send it until ${until}. We then continue by ${by} at the latest.`,
    ],
    guarantee: ['Van de eigenaar vragen we een persoonlijke borg.', 'We ask the owner for a personal guarantee.'],
    guaranteeToSign: ['De eigenaar tekent ook een persoonlijke borg.', 'The owner also signs a personal guarantee.'],
    approvedPrice: (rate: string, costs: string) => [
      `Rente ${rate} per jaar, kosten in totaal ${costs}.`,
      `Interest ${rate} a year, total cost ${costs}.`,
    ],
  },
})

export type FollowUpText = (typeof followUpTexts)['nl']
