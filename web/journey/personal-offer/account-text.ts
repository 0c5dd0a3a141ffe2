import { byLanguage } from '#lending/by-language.ts'

export const accountTexts = byLanguage({
  title: ['Op welke rekening wil je het geld?', 'Which account should the money go to?'],
  intro: [
    'We betalen alleen uit op een rekening waarvan we weten dat hij van je bedrijf is. Zo kan niemand anders erbij.',
    'We only pay into an account in your company’s name, so nobody else can get at it.',
  ],
  legend: ['Kies een rekening', 'Choose an account'],
  refusedTitle: ['Op deze rekeningen kunnen we niet uitbetalen', 'We cannot pay out to these accounts'],
  /** The comparison (FLOW-7): the account's holder, and the company's names in the register. */
  nameMatches: (holder: string, names: string) => [
    `De naam klopt: op de rekening staat ${holder}, in het Handelsregister ${names}.`,
    `The name matches: the account says ${holder}, the company register says ${names}.`,
  ],
  nameIsSame: (holder: string) => [
    `De naam klopt: op de rekening staat ${holder}, in het Handelsregister ook.`,
    `The name matches: both the account and the company register say ${holder}.`,
  ],
  otherName: (holder: string, names: string) => [
    `De naam is anders: op de rekening staat ${holder}, in het Handelsregister staat ${names}.`,
    `The name differs: the account says ${holder}, the company register says ${names}.`,
  ],
  holderUnknownAtBank: [
    'We konden de naam niet vergelijken, want je bank geeft die niet door. Koppel een andere rekening van je bedrijf.',
    'We could not compare the name, because your bank does not share it. Connect another account in your company’s name.',
  ],
  holderUnknownInFile: [
    'We konden de naam niet vergelijken, want die staat niet in je bestand. Koppel deze rekening via je bank, dan zien we de naam wel.',
    'We could not compare the name, because it is not in your file. Connect this account through your bank and we can see the name.',
  ],
  noIban: ['Deze rekening heeft geen geldig IBAN.', 'This account has no valid IBAN.'],
  noneTitle: ['Geen van je rekeningen is bevestigd', 'None of your accounts is confirmed yet'],
  noneText: [
    'Koppel de rekening van je bedrijf, dan kun je hier verder. Je keuze blijft bewaard zolang je gegevens hetzelfde zijn.',
    'Connect your company’s account and you can continue here. We keep your choice as long as your data stays the same.',
  ],
  missing: ['Kies een rekening.', 'Choose an account.'],
  button: ['Bevestig deze rekening', 'Confirm this account'],
  back: ['Terug naar mijn aanbod', 'Back to my offers'],
})

export type AccountText = (typeof accountTexts)['nl']
