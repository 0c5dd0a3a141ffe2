import { currentAccount, type Company } from './company.ts'

export const silentStudio: Company = {
  kvkNumber: '00900011',
  name: 'Atelier Stilte',
  tradeNames: ['Atelier Stilte'],
  legalForm: 'eenmanszaak',
  sbi: [{ code: '90030', title: 'Schrijven en overige scheppende kunst' }],
  began: '2019-08-26',
  workers: 1,
  address: { street: 'Nieuwe Rijn', number: 52, postcode: '2312JH', city: 'Leiden' },
  purpose: {
    nl: 'Geen gegevens: een rekening zonder een enkele boeking.',
    en: 'No data: an account without a single booking.',
  },
  accounts: [currentAccount('E. Stilte h/o Atelier Stilte', 'ASN', 12_500)],
  months: 24,
  flows: [],
}
