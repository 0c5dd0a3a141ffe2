import { describe, expect, test } from 'vitest'
import { holderMatcher } from '#lending/holder-match.ts'

const matchHolder = (holder: string | null, names: readonly string[]) => holderMatcher(names)(holder)

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
  ['Autotelex', ['Snelders Auto B.V.']],
  ['Bouwmaterialenhandel', ['Kramer Bouw V.O.F.']],
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

describe('FLOW-7 a name is compared as banks and the register write it', () => {
  test.each([
    ['initials without a space between them', 'J.P. Jansen', ['JP Jansen']],
    ['initials in a row and apart', 'A.B.C. de Vries', ['abc de Vries']],
    ['words run together', 'Korenaar Bakkers', ['KorenaarBakkers']],
    ['the words in another order', 'Visser Willem', ['Willem Visser']],
    ['the shorter name in the register', 'Jan Willem Visser', ['Visser']],
    ['the shorter name on the account', 'Visser', ['Jan Willem Visser']],
    ['a word that the bank cut off at four letters', 'Bakkerij Kore', ['Bakkerij Korenaar']],
    ['a word that the register has cut off', 'Bakkerij Korenaar', ['Bakkerij Kore']],
    ['a first name known by its letter alone', 'Karel Appel', ['K. Appel']],
    ['nothing but empty words, the same on both sides', 'De Holding B.V.', ['de holding bv']],
    ['“handelend onder de naam”', 'P. Smit handelend onder de naam Fietsen Noord', ['Fietsen Noord']],
    ['“handelend onder”', 'P. Smit handelend onder Fietsen Noord', ['Fietsen Noord']],
    ['“h.o.d.n.”', 'P. Smit h.o.d.n. Fietsen Noord', ['Fietsen Noord']],
    ['“hodn”', 'P. Smit HODN Fietsen Noord', ['P Smit']],
    ['a name of three letters', 'Bos', ['Bos B.V.']],
    ['a last name of three letters, with an initial', 'J. Bos', ['Jan Bos']],
    ['words of three letters in another order', 'Bos Jan', ['Jan Bos']],
    ['a title on one side and a legal form on the other', 'Mevr. A. Jansen', ['A. Jansen B.V.']],
    ['another little word and another form on each side', 'Holding De Vries', ['Vries en zn. Beheer B.V.']],
    ['a short word and its neighbour run together on the account', 'BoBakkers', ['Bo Bakkers']],
    ['a short word and its neighbour run together in the register', 'Bo Bakkers', ['BoBakkers']],
    ['a name of two letters', 'XS', ['XS B.V.']],
    ['a trade name of empty words alone', 'P. Smit handelend onder de naam De Holding', ['De Holding']],
    ['an initial before the last name it could begin', 'J. Jansen', ['J. Jansen Bouw']],
    ['an initial that comes before the word it could begin', 'J. Jansen', ['Jansen, Joris']],
    ['two words of which one begins the other', 'Jans Janssen', ['Janssen Jans Bouw']],
  ])('%s: %s matches %j', (_why, holder, names) => expect(matchHolder(holder, names)).toBe('MATCH'))

  test.each([
    ['initials prove nothing', 'J. P.', ['Jan Pietersen']],
    ['two letters prove nothing', 'Ab', ['A. Bakker', 'Ab Co. Bouw']],
    ['three letters of a longer word are no cut', 'Bakkerij Kor', ['Bakkerij Korenaar']],
    ['two letters are no cut', 'Ja Visser', ['Jan Visser']],
    ['a word within another is not its beginning', 'Naar Bakkerij', ['Korenaar Bakkerij']],
    ['each word is taken once', 'Jan Jan', ['Jan Visser']],
    ['one word of two is not enough', 'Willem Visser', ['Willem Bakker']],
    ['a legal form is no name', 'Beheer B.V.', ['Jansen Beheer B.V.']],
    ['a person and the name traded under are two', 'P. Smit handelend onder Fietsen Noord', ['Smit Noord']],
  ])('%s: %s is not %j', (_why, holder, names) => expect(matchHolder(holder, names)).toBe('NO_MATCH'))
})
