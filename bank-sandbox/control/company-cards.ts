import { bankByKey } from '../banks.ts'
import { fill, html, type Html } from '../bank-pages/html.ts'
import { banksOf, COMPANIES } from '../companies/catalogue.ts'
import { registerEntries } from '../register/entries.ts'
import type { World } from '../world.ts'
import type { PageContent, PageLanguage, PageText } from './sandbox-page.ts'

type Card = { kvkNumber: string; name: string; about: string; where: string }

/** The companies to play: their bank, their outcome, and a link that starts each on the site. */
export function companyCards(world: World, text: PageText, language: PageLanguage): PageContent {
  const { companies } = text
  const own = new Set(COMPANIES.map((company) => company.kvkNumber))
  const card = cardOn(siteOf(world, language), companies)
  const ours = COMPANIES.map(({ kvkNumber, name, purpose }) =>
    card({ kvkNumber, name, about: purpose[language], where: bankNamesOf(kvkNumber) }),
  )
  const others = registerEntries(world.clock.today())
    .filter((entry) => !own.has(entry.kvkNumber))
    .map(({ kvkNumber, name, extendedLegalForm, failsWith, purpose }) => {
      const plain = failsWith ? fill(companies.failing, failsWith) : companies.official
      return card({ kvkNumber, name, about: purpose?.[language] ?? plain, where: extendedLegalForm })
    })
  const body = html`<p class="intro">${companies.intro} ${fill(companies.today, { day: dayIn(world, language) })}</p>
    <ul class="cards">
      ${ours}
    </ul>
    <h2>${companies.otherTitle}</h2>
    <p class="intro">${companies.otherIntro}</p>
    <ul class="cards">
      ${others}
    </ul>`
  return { title: companies.title, body }
}

/** Home of the site whose server the sandbox calls back. */
const siteOf = (world: World, language: PageLanguage): string =>
  new URL(language === 'nl' ? '/' : '/en', world.settings.callbackUrl).href

const bankNamesOf = (kvkNumber: string): string =>
  banksOf(kvkNumber)
    .map((key) => bankByKey(key).name)
    .join(', ')

const dayIn = (world: World, language: PageLanguage): string =>
  new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(world.clock.today()),
  )

const cardOn =
  (site: string, text: PageText['companies']) =>
  ({ kvkNumber, name, about, where }: Card): Html =>
    html`<li class="card">
      <h3>${name}</h3>
      <p>${about}</p>
      <p class="facts">${text.kvk} <code>${kvkNumber}</code>${where !== '' && html` · ${where}`}</p>
      <p class="begin">
        <a href="${site}?phrase=${kvkNumber}#zoek" aria-label="${fill(text.beginName, { name })}">${text.begin}</a>
      </p>
    </li>`
