import type { BankKey } from '../banks.ts'
import { chanceFrom } from '../story/chance.ts'
import { inventedPerson } from '../story/names.ts'
import { companyFrom, type Company, type CompanyData, type Habit } from './company.ts'
import generic from './generic.json' with { type: 'json' }

const TRADES = ['Handelsonderneming', 'Bouwadvies', 'Stichting', 'Installatietechniek', 'Drukkerij']

/** A plain, sound office company for register entries without a history, at whichever bank is asked. */
export function genericCompany(kvkNumber: string, name: string, bank: BankKey): Company {
  const chance = chanceFrom(`generic ${kvkNumber}`)
  const customers = Array.from({ length: 14 }, (_, index) => {
    const surname = inventedPerson(chance).split(' ').slice(1).join(' ')
    return [`${TRADES[index % TRADES.length]} ${surname}`, 0.6 + chance.next()]
  })
  const own: Partial<Record<Habit['flow'], object>> = {
    invoicedSales: { customers },
    staff: { payrollNumber: `${kvkNumber}0L01` },
    ownerDraw: { owner: inventedPerson(chance) },
    surplusOut: { to: `${name} Holding` },
  }
  const { accounts, flows, ...data } = generic as CompanyData
  return companyFrom({
    ...data,
    kvkNumber,
    name,
    tradeNames: [name],
    accounts: accounts.map((account) => ({ ...account, bank, holderName: name })),
    flows: flows.map((habit) => ({ ...habit, ...own[habit.flow] })),
  })
}
