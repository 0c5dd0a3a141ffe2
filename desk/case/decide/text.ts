import { byLanguage } from '#lending/by-language.ts'
import type { ProductType } from '#contract/values.ts'

export const decideTexts = byLanguage({
  title: ['Beslissen', 'Decide'],
  intro: [
    'De computer verwees deze aanvraag door. De aanvrager krijgt je antwoord per mail en op de statuspagina.',
    'The engine referred this application. The applicant gets your answer by email and on the status page.',
  ],
  introReview: [
    'Deze aanvraag is afgewezen en de aanvrager vroeg om nog een keer te kijken. Wordt het een ja, dan krijgt die het per mail en op de statuspagina. Blijft het nee, sluit dan het verzoek in de lijst.',
    'This application was refused and the applicant asked us to look again. A yes reaches them by email and on the status page. If it stays a no, close the request in the list.',
  ],
  ownDecision: [
    'Jij gaf dit antwoord. Een collega kijkt opnieuw.',
    'You gave this answer, so a colleague looks again.',
  ],
  question: ['Wat is je antwoord?', 'What is your answer?'],
  asEngine: ['Ja, zoals de computer zou aanbieden', 'Yes, as the engine would offer'],
  asEngineMore: (count: number, most: string) => [
    `${count === 1 ? 'Eén looptijd' : `${count} looptijden`}, tot ${most}.`,
    `${count === 1 ? 'One term' : `${count} terms`}, up to ${most}.`,
  ],
  own: ['Ja, met een ander bedrag of een andere looptijd', 'Yes, with another amount or term'],
  ownMore: ['De prijs komt uit de tabel.', 'The price comes from the table.'],
  no: ['Nee', 'No'],
  noMore: [
    'Met de redenen van de computer; de brief schrijft zichzelf.',
    'With the engine’s reasons; the letter writes itself.',
  ],
  accountOfAnother: [
    'Een rekening staat op naam van een ander. Vraag een bewijs op en stel hierboven vast van wie die is, of wijs af.',
    'An account is in somebody else’s name, so nobody can approve this yet. Ask for proof and establish above whose it is, or refuse.',
  ],
  notAsEngine: ['Op deze cijfers zou de computer niets aanbieden.', 'The engine would offer nothing on these figures.'],
  product: ['Product en looptijd', 'Product and term'],
  productName: (type: ProductType, months: number) => [
    type === 'PBL' ? `Lening, ${months} maanden` : `Krediet, ${months} maanden`,
    type === 'PBL' ? `Loan, ${months} months` : `Credit line, ${months} months`,
  ],
  amount: ['Bedrag', 'Amount'],
  amountHint: (from: string, most: string, carried: string | null) => [
    `Van ${from} tot ${most}, in stappen van € 500. ${carried === null ? 'De cijfers dragen dit niet.' : `De cijfers dragen ${carried}.`}`,
    `From ${from} to ${most}, in steps of €500. ${carried === null ? 'The figures do not support this.' : `The figures support ${carried}.`}`,
  ],
  amountMissing: ['Kies een bedrag dat in de tabel staat.', 'Choose an amount that is in the table.'],
  guarantee: ['De eigenaar tekent een persoonlijke borg.', 'The owner signs a personal guarantee.'],
  guaranteeOf: (some: number, all: number) => [
    `Bij ${some} van de ${all} looptijden tekent de eigenaar een persoonlijke borg.`,
    `With ${some} of the ${all} terms, the owner signs a personal guarantee.`,
  ],
  pricing: ['De prijs wordt opgezocht…', 'Looking up the price…'],
  setsAside: [
    'Dit ja zet regels opzij. Schrijf bij elke regel waarom.',
    'This yes sets rules aside. Write why, for each of them.',
  ],
  whyRule: (rule: string) => [`Waarom telt deze niet: ${rule}?`, `Why does this not count: ${rule}?`],
  whyMissing: ['Schrijf waarom je deze regel opzij zet.', 'Write why you set this rule aside.'],
  alone: (amount: string) => [`Je beslist hier alleen over, tot ${amount}.`, `You decide this alone, up to ${amount}.`],
  second: [
    'Hier moet een tweede persoon naar kijken. Die krijgt het in de lijst.',
    'A second person has to look at this. They will find it in their list.',
  ],
  ownReading: [
    'Jij las boekingen anders. Een collega kijkt mee voor het een ja is.',
    'You read bookings differently, so a colleague checks before this becomes a yes.',
  ],
  secondUnknown: [
    'Hier moet een tweede persoon naar kijken. Er logde nog geen collega in die dat mag. Je voorstel wacht in de lijst tot iemand met die bevoegdheid inlogt.',
    'A second person has to look at this. No colleague who may do so has signed in yet. Your proposal waits in the list until one does.',
  ],
  reasons: ['Welke redenen?', 'Which reasons?'],
  reasonsHint: [
    'Kies er één tot vier. De aanvrager leest ze met zijn eigen cijfers.',
    'Choose one to four. The applicant reads them with their own figures.',
  ],
  reasonsMissing: ['Kies één tot vier redenen.', 'Choose one to four reasons.'],
  words: ['Persoonlijke toelichting', 'Personal note'],
  wordsHint: [
    'De aanvrager leest dit precies zo. Mag leeg blijven.',
    'The applicant reads it exactly as you write it. You can leave it empty.',
  ],
  wordsHintReview: ['De aanvrager leest dit precies zo.', 'The applicant reads it exactly as you write it.'],
  wordsMissing: ['Schrijf waarom het antwoord nu ja is.', 'Write why the answer is yes now.'],
  send: ['Verstuur het antwoord', 'Send the answer'],
  propose: ['Leg voor aan een collega', 'Put it to a colleague'],
  done: ['Het antwoord is verstuurd.', 'The answer has been sent.'],
  proposed: ['Voorgelegd. Een collega kijkt ernaar.', 'Passed on. A colleague will look at it.'],
  waiting: {
    mine: ['Jij stelde dit voor. Iemand anders kijkt ernaar.', 'You proposed this, so somebody else looks at it.'],
    mayNot: ['Dit gaat boven jouw bevoegdheid.', 'This is above your authority.'],
    approve: ['Akkoord, verstuur', 'Approve and send'],
  },
})
