import { lender } from '#lending/this-lender.ts'
import { byLanguage } from '#lending/by-language.ts'

export const decisionTexts = byLanguage({
  refusedTitle: ['We kunnen je nu geen lening aanbieden', 'We cannot offer you a loan at the moment'],
  refusedIntro: [
    'Dat is vast niet wat je hoopte. Hieronder lees je waar je nu terechtkunt, waarom we nee zeggen en wat dat zou veranderen.',
    'That is probably not what you were hoping for. Below you can read where to get help, why we say no, and what would change that.',
  ],
  referredTitle: ['Een medewerker kijkt met je mee', 'One of our team will review this'],
  referredIntro: [
    'Dit is geen nee. De computer kan dit niet alleen beslissen. Hieronder lees je waar het om gaat.',
    'This is not a no: our system cannot decide this one alone. Below you can read what it is about.',
  ],
  reasonsTitle: ['Waarom', 'Why'],
  otherReasons: (count: number) => [
    count === 1 ? 'Nog één reden' : `Nog ${count} redenen`,
    count === 1 ? 'One more reason' : `${count} more reasons`,
  ],
  changeTitle: {
    refused: ['Dit zou het antwoord veranderen', 'What would make it a yes'],
    referred: ['Dit helpt ons om ja te zeggen', 'What would help us say yes'],
  },
  /** One change is shown, one of several is enough, or several are needed together. */
  changeText: {
    one: [
      'We rekenden je aanvraag hiermee opnieuw door. Dit is genoeg voor een ja:',
      'We recalculated your application with this. That is enough for a yes:',
    ],
    oneOf: [
      'We rekenden je aanvraag hiermee opnieuw door. Eén hiervan is genoeg voor een ja:',
      'We recalculated your application with each of these. Any one of them is enough for a yes:',
    ],
    together: [
      'We rekenden je aanvraag hiermee opnieuw door. Deze dingen samen maken er een ja van:',
      'We recalculated your application with these. All of them together would make it a yes:',
    ],
  },
  mendedOn: (date: string) => [
    ` Vanaf ${date} kan dat in orde zijn. Aanvragen mag altijd.`,
    ` The earliest this can be is ${date}. You may apply at any time.`,
  ],
  reminderTitle: (on: string) => [`Mail me op ${on}`, `Email me on ${on}`],
  reminderText: [
    'Je krijgt die dag één mail, en verder niets. Het is geen toezegging: we kijken dan opnieuw.',
    'You get one email that day, and nothing else. It is no promise: we will look again then.',
  ],
  reminderButton: ['Zet de mail klaar', 'Set it up'],
  reminderWhy: (on: string) => [
    `Nog één stap: bevestig je mailadres. Dan mailen we je op ${on}.`,
    `One more step: confirm your email address. Then we will email you on ${on}.`,
  ],
  reminderAsked: (on: string) => [`We mailen je op ${on}.`, `We will email you on ${on}.`],
  calendarLink: ['Zet in mijn agenda', 'Add to my calendar'],
  calendarSummary: [`Opnieuw aanvragen bij ${lender.name}`, `Apply to ${lender.name} again`],
  helpTitle: ['Hier kun je nu terecht', 'Where to get help'],
  helpText: [
    'Dit zijn andere organisaties. Ze staan los van ons en krijgen van ons niets over je te horen.',
    'These organisations are independent of us, and we tell them nothing about you.',
  ],
  noChange: [
    'We vonden geen enkele verandering waarmee het antwoord nu ja wordt. Een medewerker denkt graag met je mee.',
    'We found no single change that would make it a yes now. We’re happy to look at it with you.',
  ],
  connectText: [
    'Daar kun je nu meteen mee beginnen. Via je bank zien we van wie de rekening is en halen we de transacties op. Wat je al hebt gedeeld, blijft staan en telt niet dubbel.',
    'You can do that right away. Your bank tells us whose account it is and gives us the transactions. What you have already shared stays, and nothing counts twice.',
  ],
  connectButton: ['Koppel je bank', 'Connect your bank'],
  noEffect: [
    'Deze aanvraag staat niet bij het BKR en heeft geen gevolgen als je ergens anders geld leent.',
    'This application does not appear on your credit record and makes no difference if you borrow elsewhere.',
  ],
  reviewTitle: ['Laat een medewerker meekijken', 'Ask our team to take a look'],
  reviewText: [
    'Dat is je recht, en het kost niets. Vertel wat de cijfers niet laten zien.',
    'That is your right, and it is free. Tell us what the figures do not show.',
  ],
  reviewExplanation: ['Wat moeten we weten?', 'What should we know?'],
  reviewExplanationHint: [
    'Bijvoorbeeld: in maart was mijn zaak dicht door een verbouwing.',
    'For example: in March my shop was closed for renovation.',
  ],
  reviewButton: ['Vraag om een tweede blik', 'Ask for a second look'],
  reviewSend: ['Verstuur mijn vraag', 'Send my request'],
  reviewDoneTitle: ['Een medewerker kijkt naar je aanvraag', 'One of our team is reviewing your application'],
  reviewUpheld: [
    'We hebben opnieuw gekeken en blijven bij ons besluit',
    'We have looked again and our decision stands',
  ],
  reviewRevised: [
    'We hebben opnieuw gekeken en komen terug op ons besluit',
    'We have looked again and are changing our decision',
  ],
  reviewAnswered: (on: string) => [`Beantwoord op ${on}:`, `Answered on ${on}:`],
  reviewDone: (answerBy: string) => [
    `Je krijgt uiterlijk op ${answerBy} antwoord per mail.`,
    `You will have an answer by email by ${answerBy}.`,
  ],
  complaint: [
    'Klopt er iets niet in je transacties? Voeg een rekening toe of haal er een weg, dan rekenen we opnieuw.',
    'Is something wrong in your transactions? Add or remove an account and we will work it out again.',
  ],
  factsTitle: {
    refused: ['De cijfers achter deze beslissing', 'The figures behind this decision'],
    referred: ['De cijfers die we zagen', 'The figures we saw'],
  },
  model: (points: number | null, grade: string | null, version: string, date: string) => [
    `${points === null ? '' : `Score ${points} punten`}${grade === null ? '' : `, klasse ${grade}`}. Regels versie ${version}, beslist op ${date}. Postcode, nationaliteit en namen tellen niet mee.`,
    `${points === null ? '' : `Score ${points} points`}${grade === null ? '' : `, grade ${grade}`}. Rules version ${version}, decided on ${date}. Postcode, nationality and names do not count.`,
  ],
  changeData: ['Transacties aanpassen', 'Change transactions'],
  seeCategories: ['Bekijk hoe we je transacties lezen', 'See how we read your transactions'],
})
