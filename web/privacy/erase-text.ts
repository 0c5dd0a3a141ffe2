import { byLanguage } from '#lending/by-language.ts'

export const eraseTexts = byLanguage({
  title: ['Alles wissen', 'Erase everything'],
  intro: [
    'Je kunt je hele aanvraag laten wissen. Dat kan niet ongedaan worden gemaakt.',
    'You can have your whole application erased. That cannot be undone.',
  ],
  points: [
    ['Je aanvraag stopt. Ook een aanbod dat je koos vervalt.', 'Your application ends. An offer you chose lapses too.'],
    [
      'Je antwoorden, rekeningen, transacties en ons besluit verdwijnen binnen een minuut.',
      'Your answers, accounts, transactions and our decision are gone within a minute.',
    ],
    ['Je toestemming bij je bank stopt.', 'Your consent at your bank ends.'],
    [
      'Er blijft een logboek met nummers over. Daarin staat niets waaraan iemand je herkent.',
      'A log of numbers remains. It cannot be traced back to you.',
    ],
  ],
  /** After signing: the data that the law requires us to store, and until when. */
  kept: (until: string) => [
    `Wie je als klant bent, moeten we van de wet (Wwft) bewaren tot en met ${until}: je bedrijf, je contactpersoon, je rekening en wat we afspraken. Daarna wissen we ook dat.`,
    `The law (Wwft) requires us to keep a record of who you are as a customer until ${until}: your company, your contact person, your account and what we agreed. After that we erase this too.`,
  ],
  running: {
    title: ['Alles wissen kan nu niet', 'You cannot erase everything now'],
    why: (until: string) => [
      `Je overeenkomst loopt tot en met ${until}. Zolang die loopt, hebben we je gegevens nodig en mogen we ze bewaren (AVG, artikel 17). Daarna kun je je aanvraag laten wissen. De overeenkomst zelf bewaren we nog zeven jaar, voor de belasting.`,
      `Your agreement runs until ${until}. While it does, we need your data and may keep it (GDPR, article 17). After that you can have your application erased. The agreement itself is kept for another seven years, for tax purposes.`,
    ],
    what: [
      'De rest kun je nu al laten wissen: je transacties, je documenten, wat je tegensprak en je beoordeling. Je toestemming bij je bank stopt dan ook. Dat kan niet ongedaan worden gemaakt.',
      'The rest can be erased now: your transactions, your documents, what you contested and your rating. Your consent at your bank ends too. That cannot be undone.',
    ],
    button: ['Wis wat niet nodig is voor mijn lening', 'Erase what my loan does not need'],
    done: ['Dat is gewist.', 'That is erased.'],
  },
  open: ['Wis al mijn gegevens', 'Erase all my data'],
  sureTitle: ['Weet je het zeker?', 'Are you sure?'],
  sure: [
    'Na het wissen kan niemand je gegevens terughalen. Wij ook niet.',
    'Once erased, nobody can get your data back, not even us.',
  ],
  word: ['WISSEN', 'ERASE'],
  wordLabel: (word: string) => [`Typ ${word} om door te gaan`, `Type ${word} to continue`],
  wordWrong: (word: string) => [`Typ precies ${word}.`, `Type exactly ${word}.`],
  formsIntro: [
    'Heb je ook een contactformulier of een klacht gestuurd? Met een code die we naar je e-\u2060mailadres mailen, wissen we die ook. Heb je ons gevraagd om je te bellen? Bel ons om dat te laten wissen.',
    'Did you send us a contact form or a complaint as well? We can erase those too, with a code that we email to your address. If you asked us to call you, call us to have that erased.',
  ],
  email: ['E-mailadres van je contactformulier', 'Email address of your contact form'],
  mailCode: ['Mail mij een code', 'Email me a code'],
  codeAgain: ['Mail mij een nieuwe code', 'Email me a new code'],
  codeSent: (email: string) => [
    `We stuurden een code van acht cijfers naar ${email}. De code werkt tien minuten.`,
    `We sent an eight-digit code to ${email}. It works for ten minutes.`,
  ],
  codeFirst: [
    'Laat ons eerst een code naar dit adres mailen, of maak dit veld leeg.',
    'Ask for a code at this address first, or leave this field empty.',
  ],
  code: ['Code uit de mail', 'Code from the email'],
  codeInvalid: ['Vul de acht cijfers van de code in.', 'Enter the eight digits of the code.'],
  confirm: ['Wis alles nu', 'Erase everything now'],
  cancel: ['Nee, toch niet', 'No, keep my data'],
  doneTitle: ['Je gegevens zijn gewist', 'Your data is erased'],
  done: [
    [
      'De sleutel van je aanvraag is weggegooid. Niemand kan die gegevens nog lezen.',
      'We have thrown away the key to your application. Nobody can read that data any more.',
    ],
    [
      'We ruimen nu de laatste resten op en stoppen je toestemming bij je bank.',
      'We are now clearing what is left and ending your consent at your bank.',
    ],
  ],
  home: ['Naar de startpagina', 'To the home page'],
})
