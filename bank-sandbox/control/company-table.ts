import { bankByKey } from '../banks.ts'
import { html, type Html } from '../bank-pages/html.ts'
import { banksOf, COMPANIES } from '../companies/catalogue.ts'
import { EXTRA_PURPOSES } from '../register/extra-seed.ts'
import { registerEntries } from '../register/entries.ts'
import type { World } from '../world.ts'

/** Who can be played, where they bank, and what happens then. */
export function companyTable(world: World): Html {
  const own = new Set(COMPANIES.map((company) => company.kvkNumber))
  const others = registerEntries(world.clock.today()).filter((entry) => !own.has(entry.kvkNumber))
  const banks = (kvkNumber: string) =>
    banksOf(kvkNumber)
      .map((key) => bankByKey(key).name)
      .join(', ')
  return html`<p>
      Today is ${world.clock.today()} here. Give the kvk number in the application, choose the company's bank, and log
      in there with the kvk number and any PIN. The companies, their people and their accounts are invented; kvk numbers
      beginning with 00 were never given out.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>kvk</th>
            <th>Name</th>
            <th>Bank</th>
            <th>What happens</th>
          </tr>
        </thead>
        <tbody>
          ${COMPANIES.map(
            (company) =>
              html`<tr>
                <td><code>${company.kvkNumber}</code></td>
                <td>${company.name}</td>
                <td>${banks(company.kvkNumber)}</td>
                <td><span lang="nl">${company.purpose.nl}</span><br />${company.purpose.en}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h2>Only in the register</h2>
    <p>Without a bank history of their own: at any bank they have the accounts of a plain, healthy office company.</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>kvk</th>
            <th>Name</th>
            <th>Legal form</th>
            <th>What it is for</th>
          </tr>
        </thead>
        <tbody>
          ${others.map(
            (entry) =>
              html`<tr>
                <td><code>${entry.kvkNumber}</code></td>
                <td>${entry.name}</td>
                <td>${entry.extendedLegalForm}</td>
                <td>
                  ${EXTRA_PURPOSES[entry.kvkNumber] ?? (entry.failsWith ? `The register answers with error ${entry.failsWith.code}.` : 'Official test number.')}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}
