import { expect, test } from 'vitest'
import { registerEntries } from '#bank-sandbox/register/entries.ts'
import { basicProfile } from '#bank-sandbox/register/profile-view.ts'
import { hitView, search } from '#bank-sandbox/register/search.ts'
import { profileAnswer, searchAnswer } from '#server/company-register/kvk-types.ts'
import { readCompanies, readProfile } from '#server/company-register/translate.ts'
import { companyOf } from './companies.ts'
import { mockVisitor } from './testing/mock-visitor.ts'

const today = '2027-02-25'
const entries = registerEntries(today)

test('TEST-4 a company that the sandbox has too reads the same in tester mode: name, address, activity, age and form', async () => {
  const both = entries.filter(({ kvkNumber }) => companyOf(kvkNumber, today))
  expect(both.length).toBeGreaterThan(7)
  for (const entry of both) {
    const { kvkNumber } = entry
    const profile = readProfile(profileAnswer.parse(basicProfile(entry, '')))
    const main = profile?.activities.find(({ isMain }) => isMain)
    expect(companyOf(kvkNumber, today), kvkNumber).toMatchObject({
      ...{ name: profile?.name, legalForm: profile?.legalForm, legalFormLong: profile?.legalFormLong },
      ...{ foundedOn: profile?.foundedOn, city: profile?.city, mainActivity: main?.description },
      sbiCodes: [{ code: main?.code }],
    })
  }
})

test('TEST-4 and it is found by the same name, at the same address', async () => {
  const { ask, begin } = mockVisitor()
  await begin('00900001')
  for (const query of ['0900001', '900003', '00900005', '00900051']) {
    const hits = search(entries, { kvkNummer: query.padStart(8, '0'), types: [], includeEnded: false })
    const [real] = readCompanies(searchAnswer.parse({ resultaten: hits.map((hit) => hitView(hit, '', false)) }))
    const { companies } = await ask('searchCompanies', { query: { query } })
    expect(companies).toEqual([{ ...real, id: companies[0]?.id }])
  }
})
