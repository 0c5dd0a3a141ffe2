import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Lack } from '#lending/desk/authority.ts'

export const teamTexts = byLanguage({
  intro: [
    'Wie afwezig is, krijgt geen werk van collega’s. Wat diegene al had, staat in de lijst van wie vervangt.',
    'Colleagues cannot hand work to anybody who is away. The work that person already has is in the list of the stand-in.',
  ],
  counted: [
    'Hier staat wie de afgelopen 30 dagen heeft ingelogd. Alleen die collega’s tellen mee.',
    'This shows who signed in during the last 30 days. Only those colleagues count.',
  ],
  shortTitle: ['Te weinig collega’s om ja te zeggen', 'Too few colleagues to say yes'],
  lacks: {
    people: [
      'minder dan twee collega’s mogen een aanvraag goedkeuren. Wat twee mensen vraagt, blijft liggen.',
      'fewer than two colleagues may approve an application. Anything that takes two people has to wait.',
    ],
    authority: [
      'niemand mag de hoogste bedragen goedkeuren. Aanvragen daarvan blijven liggen.',
      'nobody may approve the highest amounts. Applications for those have to wait.',
    ],
  } satisfies Pairs<Lack>,
  toTeam: ['Bekijk wie er afwezig is', 'See who is away'],
  peopleTitle: ['Collega’s vandaag', 'Colleagues today'],
  present: ['aanwezig', 'here'],
  away: ['afwezig', 'away'],
  leavesTitle: ['Afwezigheid', 'Time away'],
  none: ['Niemand is afwezig, en er staat niets gepland.', 'Nobody is away, and nothing is planned.'],
  days: (from: string, until: string) =>
    from === until ? [from, from] : [`${from} t/m ${until}`, `${from} to ${until}`],
  standsIn: (name: string) => [`${name} vervangt`, `${name} stands in`],
  everybody: ['iedereen kan het werk oppakken', 'anybody can pick up the work'],
  remove: ['Haal weg', 'Remove'],
  setTitle: ['Zet afwezigheid', 'Add time away'],
  who: { label: ['Wie is er afwezig?', 'Who is away?'], missing: ['Kies wie er afwezig is.', 'Choose who is away.'] },
  fromDay: { label: ['Eerste dag', 'First day'], missing: ['Vul de eerste dag in.', 'Enter the first day.'] },
  untilDay: {
    label: ['Laatste dag', 'Last day'],
    missing: ['Vul een dag in die niet voor de eerste ligt.', 'Enter a day that is not before the first.'],
  },
  standIn: {
    label: ['Wie vervangt?', 'Who stands in?'],
    hint: [
      'Is die ook afwezig, dan kan iedereen het werk oppakken.',
      'If they are away too, anybody can pick up the work.',
    ],
  },
  nobody: ['Niemand: iedereen kan het oppakken', 'Nobody: anybody can pick it up'],
  save: ['Bewaar', 'Save'],
})
