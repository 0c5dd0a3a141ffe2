import type { Texts } from '../../language.ts'

type AccountText = {
  title: string
  intro: string
  legend: string
  notAllowed: string
  noneTitle: string
  noneText: string
  missing: string
  button: string
  back: string
}

export const accountTexts: Texts<AccountText> = {
  nl: {
    title: 'Op welke rekening wil je het geld?',
    intro:
      'We betalen alleen uit op een rekening waarvan we weten dat hij van je bedrijf is. Zo kan niemand anders erbij.',
    legend: 'Kies een rekening',
    notAllowed: 'Deze kan niet: de naam komt niet overeen met je bedrijf, of is niet door de bank bevestigd.',
    noneTitle: 'Geen van je rekeningen is bevestigd',
    noneText:
      'Koppel de rekening van je bedrijf, dan kun je hier verder. Je keuze voor de lening blijft bewaard zolang je gegevens hetzelfde zijn.',
    missing: 'Kies een rekening.',
    button: 'Bevestig deze rekening',
    back: 'Terug naar mijn aanbod',
  },
  en: {
    title: 'Which account do you want the money on?',
    intro: 'We pay out only to an account that we know is your company’s. That way nobody else can get at it.',
    legend: 'Choose an account',
    notAllowed: 'Not possible: the name does not match your company, or the bank has not confirmed it.',
    noneTitle: 'None of your accounts is confirmed',
    noneText:
      'Connect your company’s account and you can go on here. Your choice stays as long as your data stays the same.',
    missing: 'Choose an account.',
    button: 'Confirm this account',
    back: 'Back to my offers',
  },
}
