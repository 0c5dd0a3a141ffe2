import { expect, test } from 'vitest'
import { familyNameOf, isPrivatePerson } from '#lending/bookings/private-person.ts'

test.each([
  'M. de Vries',
  'K. EL AMRANI',
  'Hr P de Groot',
  'MEVR. A. YILMAZ',
  'S. Pietersen en/of M. Kok',
  'JM van Dalen',
  'Vries, M. de',
  'Jansen J',
  'Bakker, A.G.',
  'Bakker A.B.',
  'Fam. Wolters',
  'Maria de Vries',
  'Oma Jansen',
  "N. van 't Hoff",
])('%s is a person', (name) => {
  expect(isPrivatePerson(name)).toBe(true)
})

test.each([
  'M. de Vries B.V.',
  'Jan Visser Bouw',
  'Garage Visser',
  'De Boer Transport',
  'Hotel De Zwaan',
  'Uber B.V.',
  'Jansen V.O.F.',
  'Jansen v o f',
  'Agrico U.A.',
  'Worldline S.A.',
  'Meyer S.à r.l.',
  'X GmbH',
  'Schmidt GmbH & Co. KG',
  'Peeters BVBA',
  'Kowalski Sp. z o.o.',
  'Jan Bakker Ltd.',
  'ING Bank',
  'CCV',
  'Coop Supermarkten',
  'TIMMERBEDRIJF HOFSTRA',
  '',
])('%s is a company', (name) => {
  expect(isPrivatePerson(name)).toBe(false)
})

test('a family name is the same in each way of writing it', () => {
  expect(['M. de Vries', 'Vries, M. de', 'Fam. de Vries', 'Maria de Vries'].map(familyNameOf)).toEqual(
    new Array(4).fill('vries'),
  )
})
