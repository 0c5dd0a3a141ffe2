import { byLanguage } from '#lending/by-language.ts'

export const accountTexts = byLanguage({
  title: ['Van wie is de rekening?', 'Whose account is it?'],
  intro: [
    'Een ja kan pas als een rekening van het bedrijf is. Stel dat vast op een ingestuurd document; een collega bevestigt het.',
    'A yes needs an account of the company. Establish that from a document that came in; a colleague confirms it.',
  ],
  ask: [
    'Er is nog geen document. Vraag bij Documenten een bewijs van de rekeninghouder.',
    'There is no document yet. Ask for proof of the account holder under Documents.',
  ],
  accountId: { label: ['Rekening', 'Account'] },
  accountOf: (lastFigures: string, bank: string) => [
    `${bank}, eindigt op ${lastFigures}`,
    `${bank}, ends in ${lastFigures}`,
  ],
  fileId: { label: ['Document', 'Document'] },
  documentOf: (day: string, kind: string) => [`${kind}, ontvangen op ${day}`, `${kind}, received on ${day}`],
  holderIs: { label: ['Van wie is de rekening?', 'Whose account is it?'] },
  company: ['Van het bedrijf', 'The company’s'],
  owner: ['Van de eigenaar van de eenmanszaak', 'The sole trader’s own'],
  reason: { label: ['Waar blijkt dat uit?', 'What shows it?'] },
  missing: ['Vul dit in.', 'Fill this in.'],
  send: ['Leg voor aan een collega', 'Put it to a colleague'],
  confirm: ['Bevestig en reken opnieuw', 'Confirm and work it out again'],
})
