import { expect, test } from 'vitest'
import { retentionTimes } from '#lending/retention.ts'
import type { Language } from '#lending/language.ts'
import { lender } from '#lending/this-lender.ts'
import { guideText } from '../marketing/guide/text.ts'
import type { DocumentText } from './document.tsx'
import { consentTexts } from '../journey/transactions-upload/consent-text.ts'
import { fillIn } from '#lending/documents/read-document.ts'
import { codeOfConductText, disclaimerText, privacyStatementText, termsText } from './texts.ts'
import { timeInWords } from '../kept-times.ts'

const documents: [string, (language: Language) => DocumentText][] = [
  ['code of conduct', codeOfConductText],
  ['terms', termsText],
  ['disclaimer', disclaimerText],
  ['privacy statement', privacyStatementText],
]
const wordsOf = (text: DocumentText) => JSON.stringify(text).split(/\s+/).length

test.each(documents)(
  'FOOT-1 ROUTE-20 the %s is finished in both languages, with the same sections',
  (_name, textIn) => {
    const [dutch, english] = [textIn('nl'), textIn('en')]
    expect(dutch.sections.map(({ parts }) => parts.length)).toEqual(english.sections.map(({ parts }) => parts.length))
    expect(wordsOf(dutch)).toBeGreaterThan(200)
    expect(wordsOf(english)).toBeGreaterThan(200)
    for (const text of [dutch, english]) {
      expect(JSON.stringify(text)).not.toMatch(/undefined|NaN|\{\w+\}/)
      // Two paragraphs of the source that ran into one, with the quotes of the source between them.
      expect(JSON.stringify(text)).not.toMatch(/[.?!]',|\\n/)
    }
  },
)

test('FOOT-1 CORE-8 DESK-34 DESK-35 the privacy statement shows every time by which the server erases what it keeps of a person', () => {
  const rows = privacyStatementText('nl').sections.flatMap(({ table }) => table?.rows ?? [])
  expect(Object.fromEntries(rows)).toEqual({
    'Een aanvraag die je niet afmaakt': '30 dagen nadat je er het laatst mee bezig was',
    'Transacties na een nee, of als je geen aanbod kiest': '30 dagen',
    'De beslissing en de redenen na een nee': '2 jaar',
    'Transacties als je een lening neemt': 'zolang je overeenkomst loopt',
    'De rest van je dossier als je een lening neemt': '2 jaar na het einde ervan',
    'Wie je als klant bent en hoe we dat controleerden':
      '5 jaar na het einde van je overeenkomst, ook als je alles wist',
    'Je getekende overeenkomst': '7 jaar na het einde ervan, ook als je alles wist (belastingwet)',
    'Een klacht die niet over een aanvraag gaat': '2 jaar na ons antwoord',
    'Een bericht via het contactformulier of een terugbelverzoek': '6 maanden',
    'Mails die we je stuurden': '6 maanden',
    'Je wens voor een mail als een nee over kan zijn': 'tot die mail, en anders 7 dagen na de dag ervan',
    'Een bestand van je boekhouder dat je niet gebruikt': '14 dagen nadat het binnenkwam',
    'Een verzoek over je privacy': '2 jaar',
    'Wie bij ons je gegevens bekeek': '1 jaar',
    'Je sessie': '1 dag nadat die is afgelopen',
  })
  const changed = privacyStatementText('en', { ...retentionTimes, contactRequestDays: 40 })
  expect(JSON.stringify(changed)).toContain('40 days')
})

test('FOOT-1 a time is said as people say it', () => {
  expect([1, 30, 183, 365, 366, 730, 1827].map((days) => timeInWords(days, 'nl'))).toEqual([
    '1 dag',
    '30 dagen',
    '6 maanden',
    '1 jaar',
    '1 jaar',
    '2 jaar',
    '5 jaar',
  ])
  expect([1, 183, 365].map((days) => timeInWords(days, 'en'))).toEqual(['1 day', '6 months', '1 year'])
})

test('FOOT-1 a figure that a text names and nobody has ends the build', () => {
  expect(fillIn('{days} dagen en {days}', { days: 3 })).toBe('3 dagen en 3')
  expect(() => fillIn('{day}', { days: 3 })).toThrow('no figure "day"')
})

test('NAV-5 the white paper works its example out with the limits of lending', () => {
  const text = JSON.stringify(guideText('nl')).replaceAll('\u00a0', ' ')
  expect(text).toContain('het hoogste maandbedrag: € 2.400')
  expect(text).toContain('€ 45.000')
})

test('FOOT-1 what must stand at a lender stands in the terms, from the one brand file', () => {
  for (const language of ['nl', 'en'] as const) {
    const text = JSON.stringify(termsText(language))
    for (const line of Object.values(lender.standing[language])) expect(text).toContain(line)
    expect(text).toContain(lender.phoneShown)
  }
})

test.each(['nl', 'en'] as const)(
  'FLOW-6 FOOT-1 in %s consent and privacy statement name the same bank-link service',
  (language) => {
    const service = lender.bankLink.service[language]
    const who = consentTexts[language].points[0]
    expect(who?.text).toContain(service)
    expect(who?.text).not.toMatch(/Alleen Vlot|Only Vlot/)
    expect(JSON.stringify(privacyStatementText(language))).toContain(service)
  },
)
