import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Van wie is de rekening?',
  intro:
    'Een ja kan pas als een rekening van het bedrijf is. Stel dat vast op een ingestuurd document; een collega bevestigt het.',
  ask: 'Er is nog geen document. Vraag bij Documenten een bewijs van de rekeninghouder.',
  account: 'Rekening',
  accountOf: (lastFigures: string, bank: string) => `${bank}, eindigt op ${lastFigures}`,
  document: 'Document',
  documentOf: (day: string, kind: string) => `${kind}, ontvangen op ${day}`,
  empty: 'Kies',
  whose: 'Van wie is de rekening?',
  company: 'Van het bedrijf',
  owner: 'Van de eigenaar van de eenmanszaak',
  reason: 'Waar blijkt dat uit?',
  missing: 'Vul dit in.',
  send: 'Leg voor aan een collega',
  confirm: 'Bevestig en reken opnieuw',
  back: 'Stuur terug',
  takeBack: 'Neem terug',
}

const en: typeof nl = {
  title: 'Whose account is it?',
  intro: 'A yes needs an account of the company. Establish that from a document that came in; a colleague confirms it.',
  ask: 'There is no document yet. Ask for proof of the account holder under Documents.',
  account: 'Account',
  accountOf: (lastFigures, bank) => `${bank}, ends in ${lastFigures}`,
  document: 'Document',
  documentOf: (day, kind) => `${kind}, received on ${day}`,
  empty: 'Choose',
  whose: 'Whose account is it?',
  company: 'The company’s',
  owner: 'The sole trader’s own',
  reason: 'What shows it?',
  missing: 'Fill this in.',
  send: 'Put it to a colleague',
  confirm: 'Confirm and work it out again',
  back: 'Send back',
  takeBack: 'Take back',
}

export const accountTexts: Texts<typeof nl> = { nl, en }
