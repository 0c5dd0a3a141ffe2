import { describe, expect, test } from 'vitest'
import { type LegalForm, readLegalForm } from '#lending/legal-form.ts'

type Facts = [form: LegalForm, isFinanced: boolean, isOwnerLiable: boolean]

const sole: Facts = ['eenmanszaak', true, true]
const vof: Facts = ['vof', true, true]
const cv: Facts = ['cv', true, true]
const inFormation: Facts = ['in-formation', false, true]
const bv: Facts = ['bv', true, false]
const nv: Facts = ['nv', true, false]
const cooperative: Facts = ['cooperatie', true, false]
const vve: Facts = ['vve', false, false]

describe('the register’s text names a legal form, which is financed or not, and whose owner answers or not', () => {
  test.each<[string, Facts]>([
    ['Eenmanszaak', sole],
    ['ZZP', sole],
    ['Vennootschap onder firma', vof],
    ['VennootschapOnderFirma', vof],
    ['VOF', vof],
    ['v.o.f.', vof],
    ['Commanditaire vennootschap', cv],
    ['CommanditaireVennootschap met een beherende vennoot', cv],
    ['CV', cv],
    ['c.v.', cv],
    ['Maatschap', ['maatschap', true, true]],
    ['Rederij', ['rederij', false, true]],
    ['Besloten Vennootschap met gewone structuur', bv],
    ['BeslotenVennootschap', bv],
    ['BV', bv],
    ['B.V.', bv],
    ['De Korenaar b.v', bv],
    ['B.V. i.o.', inFormation],
    ['BV i.o', inFormation],
    ['bv io', inFormation],
    ['Besloten vennootschap in oprichting', inFormation],
    ['RechtspersoonInOprichting', inFormation],
    ['Naamloze vennootschap', nv],
    ['NaamlozeVennootschap', nv],
    ['NV', nv],
    ['N.V.', nv],
    ['Coöperatie', cooperative],
    ['Coöperatieve U.A.', cooperative],
    ['Coop. De Kas', cooperative],
    ['coop', cooperative],
    ['Vereniging', ['vereniging', false, false]],
    ['Vereniging van eigenaars', vve],
    ['Vereniging van Eigenaren', vve],
    ['VvE', vve],
    ['Stichting', ['stichting', false, false]],
    ['Kerkgenootschap', ['kerkgenootschap', false, false]],
    ['Kerkelijk orgaan', ['kerkgenootschap', false, false]],
    ['Publiekrechtelijk rechtspersoon', ['public', false, false]],
    ['Onderlinge waarborg', ['mutual', false, false]],
    ['Waarborgmaatschappij', ['mutual', false, false]],
    ['Overige privaatrechtelijke rechtspersoon', ['other-private', false, false]],
    ['Overig privaatrechtelijk', ['other-private', false, false]],
    ['Buitenlandse EG-vennootschap', ['foreign', false, false]],
    ['Foreign company', ['foreign', false, false]],
    ['Buitenlandse rechtsvorm, besloten vennootschap', ['foreign', false, false]],
  ])('%s', (text, [form, isFinanced, isOwnerLiable]) => {
    expect(readLegalForm(text)).toEqual({ form, isFinanced, isOwnerLiable })
  })

  test.each([[''], ['Onbekend'], ['Subvencie'], ['Envoy'], ['bvd'], ['xbv'], ['Vofje'], ['Scoop.']])(
    'a text that names none is none: "%s"',
    (text) => expect(readLegalForm(text)).toBeNull(),
  )
})
