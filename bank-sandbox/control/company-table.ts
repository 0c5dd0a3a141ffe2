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
  const ours = COMPANIES.map((company) => [
    html`<code>${company.kvkNumber}</code>`,
    company.name,
    banks(company.kvkNumber),
    html`<span lang="nl">${company.purpose.nl}</span><br />${company.purpose.en}`,
  ])
  const inRegister = others.map((entry) => [
    html`<code>${entry.kvkNumber}</code>`,
    entry.name,
    entry.extendedLegalForm,
    EXTRA_PURPOSES[entry.kvkNumber] ??
      (entry.failsWith ? `The register answers with error ${entry.failsWith.code}.` : 'Official test number.'),
  ])
  return html`<p>
      Today is ${world.clock.today()} here. Give the kvk number in the application, choose the company's bank, and log
      in there with the kvk number and any PIN. The companies, their people and their accounts are invented; kvk numbers
      beginning with 00 were never given out.
    </p>
    ${table(['kvk', 'Name', 'Bank', 'What happens'], ours)}
    <h2>Only in the register</h2>
    <p>Without a bank history of their own: at any bank they have the accounts of a plain, healthy office company.</p>
    ${table(['kvk', 'Name', 'Legal form', 'What it is for'], inRegister)}`
}

const table = (heads: readonly string[], rows: readonly (Html | string)[][]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
