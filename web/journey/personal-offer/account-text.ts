import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Op welke rekening wil je het geld?',
  intro:
    'We betalen alleen uit op een rekening waarvan we weten dat hij van je bedrijf is. Zo kan niemand anders erbij.',
  legend: 'Kies een rekening',
  refusedTitle: 'Op deze rekeningen kunnen we niet uitbetalen',
  /** The comparison (FLOW-7): the account's holder, and the company's names in the register. */
  nameMatches: (holder: string, names: string) =>
    `De naam klopt: op de rekening staat ${holder}, in het Handelsregister ${names}.`,
  nameIsSame: (holder: string) => `De naam klopt: op de rekening staat ${holder}, in het Handelsregister ook.`,
  otherName: (holder: string, names: string) =>
    `De naam is anders: op de rekening staat ${holder}, in het Handelsregister staat ${names}.`,
  holderUnknownAtBank:
    'We konden de naam niet vergelijken, want je bank geeft die niet door. Koppel een andere rekening van je bedrijf.',
  holderUnknownInFile:
    'We konden de naam niet vergelijken, want die staat niet in je bestand. Koppel deze rekening via je bank, dan zien we de naam wel.',
  noIban: 'Deze rekening heeft geen geldig IBAN.',
  noneTitle: 'Geen van je rekeningen is bevestigd',
  noneText:
    'Koppel de rekening van je bedrijf, dan kun je hier verder. Je keuze blijft bewaard zolang je gegevens hetzelfde zijn.',
  missing: 'Kies een rekening.',
  button: 'Bevestig deze rekening',
  back: 'Terug naar mijn aanbod',
}

const en: typeof nl = {
  title: 'Which account should the money go to?',
  intro: 'We only pay into an account in your company’s name, so nobody else can get at it.',
  legend: 'Choose an account',
  refusedTitle: 'We cannot pay out to these accounts',
  nameMatches: (holder, names) => `The name matches: the account says ${holder}, the company register says ${names}.`,
  nameIsSame: (holder) => `The name matches: both the account and the company register say ${holder}.`,
  otherName: (holder, names) => `The name differs: the account says ${holder}, the company register says ${names}.`,
  holderUnknownAtBank:
    'We could not compare the name, because your bank does not share it. Connect another account in your company’s name.',
  holderUnknownInFile:
    'We could not compare the name, because it is not in your file. Connect this account through your bank and we can see the name.',
  noIban: 'This account has no valid IBAN.',
  noneTitle: 'None of your accounts is confirmed yet',
  noneText:
    'Connect your company’s account and you can continue here. We keep your choice as long as your data stays the same.',
  missing: 'Choose an account.',
  button: 'Confirm this account',
  back: 'Back to my offers',
}

export type AccountText = typeof nl
export const accountTexts: Texts<AccountText> = { nl, en }
