import { expect, test } from 'vitest'
import { matchHolder } from '#lending/holder-match.ts'

test.each([
  ['Bakkerij De Korenaar B.V.', ['Bakkerij de Korenaar BV']],
  ['BAKKERIJ DE KORENAAR', ['Bakkerij De Korenaar B.V.']],
  ['Café Zuid', ['CAFE ZUID V.O.F.']],
  ['J Jansen', ['Jan Jansen']],
  ['Hr J. Jansen h/o Schilderwerken', ['Jansen Schilderwerken']],
  ['Timmer- en Aannemersbedrijf Van der V', ['Timmer- en Aannemersbedrijf Van der Velden B.V.']],
  ['N. Lammers', ['N. Lammers h/o Parfumerie Het Flesje']],
  ['Handelsnaam Twee', ['Iets Anders B.V.', 'Handelsnaam Twee']],
])('FLOW-7 %s matches %j', (holder, names) => expect(matchHolder(holder, names)).toBe('MATCH'))

test.each([
  ['P. Pietersen', ['Bakkerij De Korenaar B.V.']],
  ['Bakkerij Het Brood', ['Bakkerij De Korenaar']],
  ['J. Jansen', ['Jansen Bouw B.V.']],
  ['K. Kuiper', ['Kadolijn']],
  ['P. Lammers', ['N. Lammers h/o Parfumerie Het Flesje']],
  ['F. van Hal', ['Parfumerie Het Flesje', 'Flesje']],
  ['B.V.', ['Bakkerij De Korenaar B.V.']],
])('FLOW-7 %s does not match %j', (holder, names) => expect(matchHolder(holder, names)).toBe('NO_MATCH'))

test('FLOW-7 without a name on either side nothing can be said', () => {
  expect(matchHolder(null, ['Bakkerij'])).toBe('COULD_NOT_MATCH')
  expect(matchHolder('', ['Bakkerij'])).toBe('COULD_NOT_MATCH')
  expect(matchHolder('Bakkerij', [])).toBe('COULD_NOT_MATCH')
})
