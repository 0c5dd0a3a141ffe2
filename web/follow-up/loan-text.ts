import { byLanguage } from '#lending/by-language.ts'
import { dueWords } from '#lending/desk/due-words.ts'

export const loanTexts = byLanguage({
  title: ['Je lening', 'Your loan'],
  next: (amount: string, on: string) => [
    `Je volgende maandbedrag is ${amount}, op ${on}.`,
    `Your next monthly amount is ${amount}, on ${on}.`,
  ],
  left: (amount: string) => [
    `Volgens het schema, als alles is betaald, staat er daarna nog ${amount} open. Wil je weten wat je precies nog moet betalen? Vraag het hieronder.`,
    `By the schedule, if everything has been paid, ${amount} is left after that. To know exactly what you still owe, ask us below.`,
  ],
  leftToPay: (amount: string) => [
    `Met de rente erbij betaal je nog ${amount}. Los je eerder af, dan is het minder: vraag het hieronder.`,
    `With the interest you still pay ${amount}. If you repay early, it is less: ask us below.`,
  ],
  year: (year: string, amount: string) => [`In ${year} betaalde je ${amount}.`, `In ${year} you paid ${amount}.`],
  over: [
    'Volgens het schema is je laatste maandbedrag geweest. Wil je zeker weten dat alles is betaald? Vraag het hieronder.',
    'By the schedule your last monthly amount is behind you. To be sure that everything has been paid, ask us below.',
  ],
  credit: [
    'Wat je betaalt, hangt af van wat je opneemt. Wil je weten wat er open staat? Vraag het hieronder.',
    'What you pay depends on what you draw. To know what is outstanding, ask us below.',
  ],
  schedule: {
    title: ['Al je maandbedragen', 'All your monthly amounts'],
    heads: [
      ['Nr.', 'No.'],
      ['Dag', 'Day'],
      ['Maandbedrag', 'Monthly amount'],
      ['Daarna open', 'Left after it'],
    ],
  },
  waits: (by: string) => [`je krijgt uiterlijk ${by} antwoord`, `you will have an answer by ${by}`],
  answered: (on: string) => [`beantwoord op ${on}`, `answered on ${on}`],
  ask: ['Iets regelen of vragen', 'Arrange or ask something'],
  about: ['Waar gaat het over?', 'What is it about?'],
  aboutMissing: ['Kies waar het over gaat.', 'Choose what it is about.'],
  kinds: {
    cannotPay: {
      label: ['Ik kan niet betalen', 'I cannot pay'],
      how: () => [
        `Zeg het zo vroeg als je kunt. Een medewerker zoekt met je naar een oplossing, binnen ${dueWords('loanQuestion', 'nl')}.`,
        `Tell us as early as you can. One of our team looks for a solution with you, within ${dueWords('loanQuestion', 'en')}.`,
      ],
    },
    withdraw: {
      label: ['Ik wil van de lening af', 'I want to withdraw from the loan'],
      how: (until: string) => [
        `Dat kan tot en met ${until}, zonder reden. Je betaalt het geld terug, met de rente over die dagen.`,
        `You can until ${until}, without giving a reason. You pay the money back, with the interest of those days.`,
      ],
    },
    settle: {
      label: ['Ik wil eerder aflossen', 'I want to repay early'],
      how: () => ['Je krijgt het precieze bedrag van ons.', 'We will send you the exact amount.'],
    },
    account: {
      label: ['Ik krijg een andere rekening', 'My account changes'],
      how: () => [
        'Schrijf hier geen rekeningnummer. We vragen je eerst om bewijs dat de rekening van je bedrijf is.',
        'Do not write an account number here. We first ask for proof that the account is your company’s.',
      ],
    },
    other: { label: ['Iets anders', 'Something else'], how: () => ['', ''] },
  },
  words: ['Vertel het ons', 'Tell us'],
  wordsMissing: ['Schrijf in een paar woorden wat er is.', 'Write in a few words what it is.'],
  send: ['Verstuur', 'Send'],
  more: ['Meer geld nodig?', 'Do you need more money?'],
  apply: ['Doe een nieuwe aanvraag', 'Make a new application'],
})
