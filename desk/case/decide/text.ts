import type { ProductType } from '#contract/values.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Beslissen',
  intro: 'De computer verwees deze aanvraag door. De aanvrager krijgt je antwoord per mail en op de statuspagina.',
  introReview:
    'Deze aanvraag is afgewezen en de aanvrager vroeg om nog een keer te kijken. Wordt het een ja, dan krijgt die het per mail en op de statuspagina. Blijft het nee, sluit dan het verzoek in de lijst.',
  ownDecision: 'Jij gaf dit antwoord. Een collega kijkt opnieuw.',
  question: 'Wat is je antwoord?',
  asEngine: 'Ja, zoals de computer zou aanbieden',
  asEngineMore: (count: number, most: string) =>
    `${count === 1 ? 'Eén looptijd' : `${count} looptijden`}, tot ${most}.`,
  own: 'Ja, met een ander bedrag of een andere looptijd',
  ownMore: 'De prijs komt uit de tabel.',
  no: 'Nee',
  noMore: 'Met de redenen van de computer; de brief schrijft zichzelf.',
  accountOfAnother:
    'Een rekening staat op naam van een ander. Vraag een bewijs op en stel hierboven vast van wie die is, of wijs af.',
  notAsEngine: 'Op deze cijfers zou de computer niets aanbieden.',
  product: 'Product en looptijd',
  productName: (type: ProductType, months: number) =>
    type === 'PBL' ? `Lening, ${months} maanden` : `Krediet, ${months} maanden`,
  amount: 'Bedrag',
  amountHint: (from: string, most: string, carried: string | null) =>
    `Van ${from} tot ${most}, in stappen van € 500. ${carried === null ? 'De cijfers dragen dit niet.' : `De cijfers dragen ${carried}.`}`,
  amountMissing: 'Kies een bedrag dat in de tabel staat.',
  guarantee: 'De eigenaar tekent een persoonlijke borg.',
  guaranteeOf: (some: number, all: number) =>
    `Bij ${some} van de ${all} looptijden tekent de eigenaar een persoonlijke borg.`,
  pricing: 'De prijs wordt opgezocht…',
  setsAside: 'Dit ja zet regels opzij. Schrijf bij elke regel waarom.',
  whyRule: (rule: string) => `Waarom telt deze niet: ${rule}?`,
  whyMissing: 'Schrijf waarom je deze regel opzij zet.',
  alone: (amount: string) => `Je beslist hier alleen over, tot ${amount}.`,
  second: 'Hier moet een tweede persoon naar kijken. Die krijgt het in de lijst.',
  ownReading: 'Jij las boekingen anders. Een collega kijkt mee voor het een ja is.',
  secondUnknown:
    'Hier moet een tweede persoon naar kijken. Er logde nog geen collega in die dat mag. Je voorstel wacht in de lijst tot iemand met die bevoegdheid inlogt.',
  reasons: 'Welke redenen?',
  reasonsHint: 'Kies er één tot vier. De aanvrager leest ze met zijn eigen cijfers.',
  reasonsMissing: 'Kies één tot vier redenen.',
  words: 'Persoonlijke toelichting',
  wordsHint: 'De aanvrager leest dit precies zo. Mag leeg blijven.',
  wordsHintReview: 'De aanvrager leest dit precies zo.',
  wordsMissing: 'Schrijf waarom het antwoord nu ja is.',
  send: 'Verstuur het antwoord',
  propose: 'Leg voor aan een collega',
  done: 'Het antwoord is verstuurd.',
  proposed: 'Voorgelegd. Een collega kijkt ernaar.',
  waiting: {
    title: 'Wacht op een tweede persoon',
    mine: 'Jij stelde dit voor. Iemand anders kijkt ernaar.',
    mayNot: 'Dit gaat boven jouw bevoegdheid.',
    approve: 'Akkoord, verstuur',
    back: 'Stuur terug',
    takeBack: 'Neem terug',
  },
}

const en: typeof nl = {
  title: 'Decide',
  intro: 'The engine referred this application. The applicant gets your answer by email and on the status page.',
  introReview:
    'This application was refused and the applicant asked us to look again. A yes reaches them by email and on the status page. If it stays a no, close the request in the list.',
  ownDecision: 'You gave this answer, so a colleague looks again.',
  question: 'What is your answer?',
  asEngine: 'Yes, as the engine would offer',
  asEngineMore: (count, most) => `${count === 1 ? 'One term' : `${count} terms`}, up to ${most}.`,
  own: 'Yes, with another amount or term',
  ownMore: 'The price comes from the table.',
  no: 'No',
  noMore: 'With the engine’s reasons; the letter writes itself.',
  accountOfAnother:
    'An account is in somebody else’s name, so nobody can approve this yet. Ask for proof and establish above whose it is, or refuse.',
  notAsEngine: 'The engine would offer nothing on these figures.',
  product: 'Product and term',
  productName: (type, months) => (type === 'PBL' ? `Loan, ${months} months` : `Credit line, ${months} months`),
  amount: 'Amount',
  amountHint: (from, most, carried) =>
    `From ${from} to ${most}, in steps of €500. ${carried === null ? 'The figures do not support this.' : `The figures support ${carried}.`}`,
  amountMissing: 'Choose an amount that is in the table.',
  guarantee: 'The owner signs a personal guarantee.',
  guaranteeOf: (some, all) => `With ${some} of the ${all} terms, the owner signs a personal guarantee.`,
  pricing: 'Looking up the price…',
  setsAside: 'This yes sets rules aside. Write why, for each of them.',
  whyRule: (rule) => `Why does this not count: ${rule}?`,
  whyMissing: 'Write why you set this rule aside.',
  alone: (amount) => `You decide this alone, up to ${amount}.`,
  second: 'A second person has to look at this. They will find it in their list.',
  ownReading: 'You read bookings differently, so a colleague checks before this becomes a yes.',
  secondUnknown:
    'A second person has to look at this. No colleague who may do so has signed in yet. Your proposal waits in the list until one does.',
  reasons: 'Which reasons?',
  reasonsHint: 'Choose one to four. The applicant reads them with their own figures.',
  reasonsMissing: 'Choose one to four reasons.',
  words: 'Personal note',
  wordsHint: 'The applicant reads it exactly as you write it. You can leave it empty.',
  wordsHintReview: 'The applicant reads it exactly as you write it.',
  wordsMissing: 'Write why the answer is yes now.',
  send: 'Send the answer',
  propose: 'Put it to a colleague',
  done: 'The answer has been sent.',
  proposed: 'Passed on. A colleague will look at it.',
  waiting: {
    title: 'Waiting for a second person',
    mine: 'You proposed this, so somebody else looks at it.',
    mayNot: 'This is above your authority.',
    approve: 'Approve and send',
    back: 'Send back',
    takeBack: 'Take back',
  },
}

export const decideTexts: Texts<typeof nl> = { nl, en }
