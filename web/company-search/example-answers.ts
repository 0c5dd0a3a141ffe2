import type { CompanyAnswer } from '#contract/page-data.ts'

const name = 'Bakkerij De Korenaar'
const address = { street: null, homeNumber: null, postalCode: null, city: null }
const company = { id: '1', kvkNumber: '00900001', name, ...address, pilotBank: false, newToTheBank: false }
const register = { legalForm: null, mainActivity: null, foundedOn: null, endedOn: null, city: null }
const profile = { kvkNumber: company.kvkNumber, name, ...register, takenAt: '2026-11-17T10:00:00Z' }
const eligible = { eligible: true, message: null, errors: [], newToTheBank: false, profile, eligibleFrom: null }

/** One answer of each kind. */
export const exampleAnswers: readonly CompanyAnswer[] = [
  { phrase: name, companies: [company] },
  { phrase: '', eligibility: eligible },
  {
    phrase: '',
    eligibility: { ...eligible, eligible: false, errors: ['FOUNDATION_DATE_CHECK'], eligibleFrom: '2027-01-01' },
  },
]
