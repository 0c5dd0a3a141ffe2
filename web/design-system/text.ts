import type { Texts } from '../language.ts'

type DesignText = {
  pageTitle: string
  title: string
  intro: string
  groups: Record<
    'colours' | 'buttons' | 'fields' | 'choices' | 'files' | 'news' | 'progress' | 'figures' | 'overlays',
    string
  >
  colours: Record<'orange' | 'blue' | 'green' | 'amber' | 'red', string>
  buttons: Record<'primary' | 'secondary' | 'quiet' | 'danger' | 'pending' | 'disabled' | 'wide', string>
  fields: {
    text: string
    hint: string
    money: string
    cents: string
    kvk: string
    phone: string
    note: string
    goal: string
    goals: [string, string]
    choose: string
    optional: string
    wrong: string
    problem: string
    summary: string
    show: string
  }
  choices: { legend: string; cards: [string, string, string]; explanation: string; rating: string; agree: string }
  files: {
    label: string
    drag: string
    hint: string
    button: string
    list: string
    sending: string
    accepted: string
    refused: string
  }
  news: { neutral: string; success: string; warning: string; error: string; body: string; card: string }
  progress: {
    waiting: string
    states: Record<'done' | 'active' | 'upcoming' | 'failed', string>
    steps: [string, string, string, string]
    explanation: string
  }
  figures: {
    question: string
    answer: string
    second: string
    amount: string
    source: string
    plot: string
    principal: string
    interest: string
    table: string
    month: string
    term: string
    termExplained: string
    masked: string
  }
  overlays: { dialog: string; sheet: string; title: string; body: string; close: string }
}

export const designTexts: Texts<DesignText> = {
  nl: {
    pageTitle: 'Bouwstenen',
    title: 'De bouwstenen van Vlot',
    intro: 'Elk onderdeel van de site in al zijn standen. Voor wie aan de site bouwt.',
    groups: {
      colours: 'Kleuren',
      buttons: 'Knoppen',
      fields: 'Velden',
      choices: 'Keuzes',
      files: 'Bestanden',
      news: 'Berichten en kaarten',
      progress: 'Wachten en stappen',
      figures: 'Uitleg en cijfers',
      overlays: 'Vensters',
    },
    colours: { orange: 'Oranje leidt', blue: 'Donkerblauw draagt', green: 'Gelukt', amber: 'Let op', red: 'Fout' },
    buttons: {
      primary: 'Verder',
      secondary: 'Terug',
      quiet: 'Overslaan',
      danger: 'Verwijderen',
      pending: 'Bezig…',
      disabled: 'Nu niet',
      wide: 'Over de hele breedte',
    },
    fields: {
      text: 'Naam',
      hint: 'Zoals op je pas',
      money: 'Bedrag in hele euro’s',
      cents: 'Bedrag met centen',
      kvk: 'KVK-nummer',
      phone: 'Telefoonnummer',
      note: 'Toelichting',
      goal: 'Doel',
      goals: ['Voorraad', 'Verbouwing'],
      choose: 'Kies een doel',
      optional: 'mag leeg blijven',
      wrong: 'Fout veld',
      problem: 'Vul hier iets in.',
      summary: 'Er klopt nog iets niet',
      show: 'Toon wat er mis is',
    },
    choices: {
      legend: 'Verwacht je grote uitgaven?',
      cards: ['Ja', 'Nee', 'Weet ik niet'],
      explanation: 'Eén regel uitleg onder de keuze.',
      rating: 'Welk cijfer geef je ons?',
      agree: 'Ik ga akkoord',
    },
    files: {
      label: 'Kies je bestanden',
      drag: ', of sleep ze hierheen',
      hint: 'CAMT.053, MT940 of CSV',
      button: 'Kies bestanden',
      list: 'Jouw bestanden',
      sending: 'Bezig met versturen',
      accepted: '312 transacties gelezen',
      refused: 'Dit bestand is ouder dan 7 dagen.',
    },
    news: {
      neutral: 'Ter informatie',
      success: 'Gelukt',
      warning: 'Let op',
      error: 'Er ging iets mis',
      body: 'Een korte zin die zegt wat er is en wat je kunt doen.',
      card: 'Een kaart',
    },
    progress: {
      waiting: 'Even geduld',
      states: { done: 'klaar', active: 'bezig', upcoming: 'komt nog', failed: 'mislukt' },
      steps: ['Transacties ophalen', 'Cijfers bekijken', 'Aanbod maken', 'Brief versturen'],
      explanation: 'Dit duurt een paar seconden.',
    },
    figures: {
      question: 'Wat kost eerder aflossen?',
      answer: 'Hooguit één procent van wat je dan nog leent.',
      second: 'Wanneer krijg ik mijn geld?',
      amount: 'Je houdt per maand over',
      source: 'Bron: je bankrekening over de laatste twaalf maanden.',
      plot: 'Je maandbedrag daalt van € 1.000 naar € 850.',
      principal: 'Aflossing',
      interest: 'Rente',
      table: 'Alle bedragen in een tabel',
      month: 'Maand',
      term: 'JKP',
      termExplained: 'Het jaarlijks kostenpercentage telt rente en kosten bij elkaar op.',
      masked: 'Rekening',
    },
    overlays: {
      dialog: 'Open een venster',
      sheet: 'Open een blad van onderen',
      title: 'Weet je het zeker?',
      body: 'Escape sluit dit venster, en je bent terug bij de knop.',
      close: 'Sluiten',
    },
  },
  en: {
    pageTitle: 'Building blocks',
    title: 'The building blocks of Vlot',
    intro: 'Every part of the site in each of its states. For those who build the site.',
    groups: {
      colours: 'Colours',
      buttons: 'Buttons',
      fields: 'Fields',
      choices: 'Choices',
      files: 'Files',
      news: 'Notices and cards',
      progress: 'Waiting and steps',
      figures: 'Explanations and figures',
      overlays: 'Windows',
    },
    colours: {
      orange: 'Orange leads',
      blue: 'Dark blue carries',
      green: 'Done well',
      amber: 'Take care',
      red: 'Wrong',
    },
    buttons: {
      primary: 'Continue',
      secondary: 'Back',
      quiet: 'Skip',
      danger: 'Remove',
      pending: 'Working…',
      disabled: 'Not now',
      wide: 'Across the whole width',
    },
    fields: {
      text: 'Name',
      hint: 'As on your card',
      money: 'Amount in whole euros',
      cents: 'Amount with cents',
      kvk: 'KVK number',
      phone: 'Telephone number',
      note: 'Explanation',
      goal: 'Purpose',
      goals: ['Stock', 'Refurbishing'],
      choose: 'Choose a purpose',
      optional: 'optional',
      wrong: 'Field with an error',
      problem: 'Fill in something here.',
      summary: 'Something is not right yet',
      show: 'Show what is wrong',
    },
    choices: {
      legend: 'Do you expect large expenses?',
      cards: ['Yes', 'No', 'I do not know'],
      explanation: 'One line of explanation below the choice.',
      rating: 'How do you rate us?',
      agree: 'I agree',
    },
    files: {
      label: 'Choose your files',
      drag: ', or drag them here',
      hint: 'CAMT.053, MT940 or CSV',
      button: 'Choose files',
      list: 'Your files',
      sending: 'Being sent',
      accepted: '312 transactions read',
      refused: 'This file is older than 7 days.',
    },
    news: {
      neutral: 'For information',
      success: 'It worked',
      warning: 'Take care',
      error: 'Something went wrong',
      body: 'A short sentence that says what is the matter and what you can do.',
      card: 'A card',
    },
    progress: {
      waiting: 'One moment',
      states: { done: 'done', active: 'under way', upcoming: 'still to come', failed: 'failed' },
      steps: ['Fetching transactions', 'Looking at the figures', 'Making an offer', 'Sending the letter'],
      explanation: 'This takes a few seconds.',
    },
    figures: {
      question: 'What does repaying early cost?',
      answer: 'At most one per cent of what you still owe then.',
      second: 'When do I get my money?',
      amount: 'You keep each month',
      source: 'Source: your bank account over the last twelve months.',
      plot: 'Your monthly amount falls from €1,000 to €850.',
      principal: 'Repayment',
      interest: 'Interest',
      table: 'All amounts in a table',
      month: 'Month',
      term: 'Yearly cost (JKP)',
      termExplained: 'The yearly cost percentage adds up interest and fees.',
      masked: 'Account',
    },
    overlays: {
      dialog: 'Open a dialog',
      sheet: 'Open a sheet from below',
      title: 'Are you sure?',
      body: 'Escape closes this window and takes you back to the button.',
      close: 'Close',
    },
  },
}
