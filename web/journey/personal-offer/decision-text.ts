import type { Texts } from '#ui/language.ts'

type DecisionText = {
  refusedTitle: string
  refusedIntro: string
  referredTitle: string
  referredIntro: string
  reasonsTitle: string
  changeTitle: string
  /** One change is shown, one of several is enough, or several are needed together. */
  changeText: Readonly<Record<'one' | 'oneOf' | 'together', string>>
  mendedOn: (date: string) => string
  calendarLink: string
  calendarSummary: string
  helpTitle: string
  helpText: string
  noChange: string
  connectText: string
  connectButton: string
  noEffect: string
  reviewTitle: string
  reviewText: string
  reviewEmail: string
  reviewEmailHint: string
  reviewEmailInvalid: string
  reviewExplanation: string
  reviewExplanationHint: string
  reviewButton: string
  reviewDone: (answerBy: string) => string
  reviewDoneTitle: string
  reviewUpheld: string
  reviewRevised: string
  reviewAnswered: (on: string) => string
  complaint: string
  factsTitle: string
  factsIntro: string
  model: (points: number | null, grade: string | null, version: string, date: string) => string
  facts: Readonly<Record<string, string>>
  months: (count: string) => string
  days: (count: string) => string
  changeData: string
  seeCategories: string
}

export const decisionTexts: Texts<DecisionText> = {
  nl: {
    refusedTitle: 'We kunnen je nu geen lening aanbieden',
    refusedIntro: 'Dat is vast niet wat je hoopte. We leggen precies uit waarom, met je eigen cijfers.',
    referredTitle: 'Een medewerker kijkt met je mee',
    referredIntro: 'Dit is geen nee. De computer kan dit niet alleen beslissen. Hieronder lees je waar het om gaat.',
    reasonsTitle: 'Waarom',
    changeTitle: 'Dit zou het antwoord veranderen',
    changeText: {
      one: 'We rekenden je aanvraag hiermee opnieuw door. Dit is genoeg voor een ja:',
      oneOf: 'We rekenden je aanvraag hiermee opnieuw door. Eén hiervan is genoeg voor een ja:',
      together: 'We rekenden je aanvraag hiermee opnieuw door. Deze dingen samen maken er een ja van:',
    },
    mendedOn: (date) => ` Vanaf ${date} kun je opnieuw aanvragen.`,
    calendarLink: 'Zet in mijn agenda',
    calendarSummary: 'Opnieuw aanvragen bij Vlot',
    helpTitle: 'Hier kun je nu terecht',
    helpText: 'Dit zijn andere organisaties. Ze staan los van ons en krijgen van ons niets over je te horen.',
    noChange:
      'We vonden geen enkele verandering waarmee het antwoord nu ja wordt. Een medewerker denkt graag met je mee.',
    connectText:
      'Daar kun je nu meteen mee beginnen. Via je bank zien we van wie de rekening is en halen we de transacties op. Wat je al hebt gedeeld, blijft staan en telt niet dubbel.',
    connectButton: 'Koppel je bank',
    noEffect: 'Deze aanvraag staat niet bij het BKR en heeft geen gevolgen als je ergens anders geld leent.',
    reviewTitle: 'Laat een medewerker meekijken',
    reviewText: 'Dat is je recht, en het kost niets. Vertel wat de cijfers niet laten zien.',
    reviewEmail: 'Je e-mailadres',
    reviewEmailHint: 'Hierop krijg je antwoord.',
    reviewEmailInvalid: 'Vul je e-mail in zoals naam@bedrijf.nl.',
    reviewExplanation: 'Wat moeten we weten?',
    reviewExplanationHint: 'Bijvoorbeeld: in maart was mijn zaak dicht door een verbouwing.',
    reviewButton: 'Vraag om een tweede blik',
    reviewDoneTitle: 'Een medewerker kijkt naar je aanvraag',
    reviewUpheld: 'We hebben opnieuw gekeken en blijven bij ons besluit',
    reviewRevised: 'We hebben opnieuw gekeken en komen terug op ons besluit',
    reviewAnswered: (on) => `Beantwoord op ${on}:`,
    reviewDone: (answerBy) => `Je krijgt uiterlijk op ${answerBy} antwoord per mail.`,
    complaint:
      'Klopt er iets niet in je transacties? Voeg een rekening toe of haal er een weg, dan rekenen we opnieuw.',
    factsTitle: 'De cijfers achter deze beslissing',
    factsIntro: 'Berekend uit de transacties die je deelde. Overboekingen tussen je eigen rekeningen tellen niet mee.',
    model: (points, grade, version, date) =>
      `${points === null ? '' : `Score ${points} punten`}${grade === null ? '' : `, klasse ${grade}`}. Regels versie ${version}, beslist op ${date}. Postcode, nationaliteit en namen tellen niet mee.`,
    facts: {
      yearlyTurnoverCents: 'Omzet per jaar',
      averageMonthlyTurnoverCents: 'Gemiddelde omzet per maand',
      turnoverChange: 'Omzet laatste drie maanden, vergeleken met een jaar eerder of gemiddeld',
      turnoverVariation: 'Hoe sterk je omzet wisselt',
      availableMonthlyCents: 'Over per maand, voor aflossingen',
      existingDebtServiceMonthlyCents: 'Aflossingen die je al hebt, per maand',
      expectedExpensesCents: 'Uitgaven die je verwacht',
      privateWithdrawalsMonthlyCents: 'Geld om van te leven, per maand',
      daysBelowZeroShare: 'Dagen dat je rood stond',
      bufferDays: 'Dagen kosten die je saldo dekt',
      returnedDirectDebitsYear: 'Teruggeboekte incasso’s in een jaar',
      taxPaymentCount: 'Betalingen aan de Belastingdienst in een jaar',
      taxArrearsCents: 'Betaald aan naheffing of betalingsregeling',
      collectionCents: 'Betaald aan deurwaarder of incassobureau',
      newLoanCountLastThreeMonths: 'Nieuwe leningen in drie maanden',
      largestCustomerShare: 'Deel van je omzet van je grootste klant',
      cashShare: 'Deel van je omzet in contant geld',
      gamblingCents: 'Uitgegeven aan kansspelen in een jaar',
      companyAgeMonths: 'Hoe lang je bedrijf bestaat',
      coverageDays: 'Periode die je deelde',
      dataAgeDays: 'Hoe oud je laatste transactie is',
      debtServiceCoverage: 'Hoe vaak je de aflossingen kunt betalen',
    },
    months: (count) => `${count} maanden`,
    days: (count) => `${count} dagen`,
    changeData: 'Transacties aanpassen',
    seeCategories: 'Bekijk hoe we je transacties lezen',
  },
  en: {
    refusedTitle: 'We cannot offer you a loan at the moment',
    refusedIntro: 'That is probably not what you were hoping for. We explain exactly why, with your own figures.',
    referredTitle: 'One of our team will review this',
    referredIntro: 'This is not a no: our system cannot decide this one alone. Below you can read what it is about.',
    reasonsTitle: 'Why',
    changeTitle: 'What would make it a yes',
    changeText: {
      one: 'We recalculated your application with this. That is enough for a yes:',
      oneOf: 'We recalculated your application with each of these. Any one of them is enough for a yes:',
      together: 'We recalculated your application with these. Together they make it a yes:',
    },
    mendedOn: (date) => ` You can apply again from ${date}.`,
    calendarLink: 'Add to my calendar',
    calendarSummary: 'Apply to Vlot again',
    helpTitle: 'Where you can go now',
    helpText: 'These organisations are independent of us, and we tell them nothing about you.',
    noChange: 'We found no single change that would make it a yes now. We’re happy to look at it with you.',
    connectText:
      'You can do that right away. Your bank tells us whose account it is and gives us the transactions. What you have already shared stays, and nothing counts twice.',
    connectButton: 'Connect your bank',
    noEffect: 'This application does not appear on your credit record and makes no difference if you borrow elsewhere.',
    reviewTitle: 'Ask our team to take a look',
    reviewText: 'That is your right, and it is free. Tell us what the figures do not show.',
    reviewEmail: 'Your email address',
    reviewEmailHint: 'We will send the answer here.',
    reviewEmailInvalid: 'Enter an email such as name@company.nl.',
    reviewExplanation: 'What should we know?',
    reviewExplanationHint: 'For example: in March my shop was closed for renovation.',
    reviewButton: 'Ask for a second look',
    reviewDoneTitle: 'One of our team is reviewing your application',
    reviewUpheld: 'We have looked again and our decision stands',
    reviewRevised: 'We have looked again and are changing our decision',
    reviewAnswered: (on) => `Answered on ${on}:`,
    reviewDone: (answerBy) => `You will have an answer by email by ${answerBy}.`,
    complaint: 'Is something wrong in your transactions? Add or remove an account and we will work it out again.',
    factsTitle: 'The figures behind this decision',
    factsIntro: 'Worked out from the transactions you shared. Transfers between your own accounts do not count.',
    model: (points, grade, version, date) =>
      `${points === null ? '' : `Score ${points} points`}${grade === null ? '' : `, grade ${grade}`}. Rules version ${version}, decided on ${date}. Postcode, nationality and names do not count.`,
    facts: {
      yearlyTurnoverCents: 'Yearly turnover',
      averageMonthlyTurnoverCents: 'Average monthly turnover',
      turnoverChange: 'Turnover of the last three months against a year earlier or the average',
      turnoverVariation: 'How much your turnover varies',
      availableMonthlyCents: 'Left each month, for instalments',
      existingDebtServiceMonthlyCents: 'Instalments you already pay each month',
      expectedExpensesCents: 'Expenses you expect',
      privateWithdrawalsMonthlyCents: 'Money to live on each month',
      daysBelowZeroShare: 'Days overdrawn',
      bufferDays: 'Days of costs that your balance covers',
      returnedDirectDebitsYear: 'Returned direct debits in a year',
      taxPaymentCount: 'Payments to the tax office in a year',
      taxArrearsCents: 'Paid on assessments or a payment plan',
      collectionCents: 'Paid to a bailiff or collection agency',
      newLoanCountLastThreeMonths: 'New loans in three months',
      largestCustomerShare: 'Share of turnover from your largest customer',
      cashShare: 'Share of turnover in cash',
      gamblingCents: 'Spent on gambling in a year',
      companyAgeMonths: 'How long your company has existed',
      coverageDays: 'Period you shared',
      dataAgeDays: 'Age of your latest transaction',
      debtServiceCoverage: 'How many times you can pay the instalments',
    },
    months: (count) => `${count} months`,
    days: (count) => `${count} days`,
    changeData: 'Change transactions',
    seeCategories: 'See how we read your transactions',
  },
}
