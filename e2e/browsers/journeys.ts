import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkIn, mailsTo } from '../support/mails.ts'
import { type ReturningBusiness, returningBusiness } from '../support/returning-business.ts'
import { ownStack } from '../support/stacks.ts'
import { another } from '#server/testing/applicant.ts'
import { testToday } from '#server/testing/test-clock.ts'
import { camtFile } from '#lending/testing/synthetic-statement.ts'
import type { WindowId } from './browser.ts'
import type { Visitor } from './visitor.ts'

const webshop = { kvkNumber: '00900003', bank: 'bunq' }
const bakery = { kvkNumber: '00900001', bank: 'Rabobank' }

/** A visitor who has answered the cookie banner and has been nowhere else. */
async function begin(visitor: Visitor): Promise<void> {
  await visitor.goTo('/cookies')
  await visitor.browser.forgetCookies()
  await visitor.browser.run(`async () => {
    sessionStorage.clear()
    document.cookie = 'cookie_consent=true; path=/'
    document.cookie = 'cookie_preferences=necessary; path=/'
  }`)
}

async function findCompany(visitor: Visitor, kvkNumber: string): Promise<void> {
  await visitor.goTo(`/?phrase=${kvkNumber}`)
  await visitor.click('option', '')
  await visitor.reach('/jouw-aanvraag')
}

async function reachSharing(visitor: Visitor, kvkNumber: string): Promise<void> {
  await findCompany(visitor, kvkNumber)
  await visitor.fill('Bedrag dat je wilt lenen', '25000')
  await visitor.choose('Voorraad')
  await visitor.click('button', 'Verder')
  await visitor.reach('/extra-uitgaven')
  await visitor.click('button', 'Nee, verder')
  await visitor.reach('/transacties-uploaden')
  await visitor.choose('Vlot mag mijn transacties bekijken')
  await visitor.click('button', 'Akkoord en verder')
  await visitor.see('Deel je zakelijke transacties')
}

type Opened = { own: WindowId; opened: WindowId }

async function approveAtBank(visitor: Visitor, kvkNumber: string, { own, opened }: Opened): Promise<void> {
  await visitor.fill('Gebruikersnaam', kvkNumber)
  await visitor.fill('Pincode', '12345')
  await visitor.click('button', 'Inloggen')
  await visitor.click('button', 'Toestemming geven')
  await visitor.browser.use(own)
  await visitor.untilClosed(opened)
}

async function connectBank(visitor: Visitor, { bank, kvkNumber }: typeof webshop): Promise<void> {
  await approveAtBank(visitor, kvkNumber, await visitor.openWindow('button', bank))
  await visitor.see('Gedeelde rekeningen')
}

async function takeOffer(visitor: Visitor): Promise<void> {
  await visitor.click('button', 'Ja, bereken mijn aanbod')
  await visitor.reach('/persoonlijk-aanbod')
  await visitor.see('Dit kunnen we je bieden')
  await visitor.click('button', 'Kies €')
  await visitor.see('Op welke rekening wil je het geld?')
}

async function apply(visitor: Visitor): Promise<void> {
  await begin(visitor)
  await reachSharing(visitor, another(webshop.kvkNumber))
  await connectBank(visitor, webshop)
  await takeOffer(visitor)
  await visitor.choose('NL')
  await visitor.click('button', 'Bevestig deze rekening')
  await visitor.reach('/volgende-stappen')
  await visitor.see('Je koos: lening 1 jaar van')
}

async function uploadStatement(visitor: Visitor): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vlot-statement-'))
  try {
    const file = join(folder, 'jaar.xml')
    const holder = 'Kadolijn Webwinkels B.V.'
    const year = { iban: 'NL91ABNA0417164300', holder, lastDay: testToday, dayCount: 365, weeklyTakings: 6_000 }
    writeFileSync(file, camtFile(year))
    await begin(visitor)
    await reachSharing(visitor, webshop.kvkNumber)
    await visitor.choose('Upload een bestand')
    await visitor.upload(file)
    await visitor.see('NL 91 ABNA 0417 1643 00')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The mailed link to renew the bank's consent of a business. */
async function linkFor(visitor: Visitor, { caseId, connectionId, email }: ReturningBusiness): Promise<string> {
  const response = await fetch(`${ownStack.origin}/api/vlot/v1/reconsent/links`, {
    method: 'POST',
    headers: { 'x-client-key': 'vlot-web-1', 'content-type': 'application/json', origin: ownStack.origin },
    body: JSON.stringify({ caseId, connectionId }),
  })
  if (response.status !== 204) throw new Error(`No link was mailed: ${response.status}`)
  const mail = await visitor.until('the mail with the link', async () =>
    (await mailsTo(email)).find(({ subject }) => subject === `Je nieuwe link voor ${bakery.bank}`),
  )
  return linkIn(mail, '/reconsent/NL')
}

/** RECON-13 among others: the tab closes the bank's own page, and the bank's page has no way to the tab. */
async function renewConsent(visitor: Visitor): Promise<void> {
  const business = await returningBusiness(5)
  await begin(visitor)
  await visitor.browser.goTo(await linkFor(visitor, business))
  await visitor.fill('KVK-nummer', bakery.kvkNumber)
  await visitor.click('button', 'Ga verder')
  await visitor.see('Je bankkoppelingen')
  const left = await visitor.openWindow('button', `Toestemming vernieuwen voor ${bakery.bank}`)
  await visitor.find('field', 'Gebruikersnaam')
  const reached = await visitor.browser.run('() => [String(window.opener), window.name]')
  if (String(reached) !== 'null,') throw new Error(`The bank's page reaches its opener: ${String(reached)}`)
  await visitor.browser.use(left.own)
  await visitor.browser.run('() => void window.opener?.close()')
  await visitor.untilClosed(left.opened)
  await visitor.click('link', 'Terug naar het overzicht')
  const opened = await visitor.openWindow('button', `Toestemming vernieuwen voor ${bakery.bank}`)
  await approveAtBank(visitor, bakery.kvkNumber, opened)
  await visitor.see('Gelukt, je toestemming is vernieuwd')
}

async function testWithoutServer(visitor: Visitor): Promise<void> {
  await begin(visitor)
  await visitor.goTo('/?tester')
  await visitor.until('tester mode', () =>
    visitor.browser.run<boolean>(
      `() => navigator.serviceWorker.controller !== null && !!document.querySelector('vlot-tester')`,
    ),
  )
  await visitor.browser.run(`async () => {
    const body = JSON.stringify({ delayMs: 0 })
    await fetch('/tester-mode/delay', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }`)
  try {
    await reachSharing(visitor, bakery.kvkNumber)
    const { own, opened } = await visitor.openWindow('button', 'Knab')
    await visitor.see('Dit is geen echte bank.')
    await visitor.click('button', 'Toestemming geven')
    await visitor.browser.use(own)
    await visitor.untilClosed(opened)
    await visitor.see('Gedeelde rekeningen')
    await takeOffer(visitor)
  } finally {
    await visitor.browser.run(`async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
      for (const end of ['', '; Secure']) document.cookie = 'tester=; Max-Age=0; Path=/' + end
    }`)
  }
}

/** Runs in the page. */
const lookOfPage = () => ({
  mains: document.querySelectorAll('main').length,
  isTooWide: document.documentElement.scrollWidth > innerWidth,
  hasFont: [...document.fonts].some(({ family, status }) => /Figtree|Title/.test(family) && status === 'loaded'),
})

async function readPage(visitor: Visitor): Promise<void> {
  await begin(visitor)
  await visitor.goTo('/veelgestelde-vragen')
  await visitor.see('Veelgestelde vragen')
  const look = await visitor.browser.run<ReturnType<typeof lookOfPage>>(lookOfPage.toString())
  if (look.mains !== 1 || look.isTooWide || !look.hasFont)
    throw new Error(`The page looks wrong: ${JSON.stringify(look)}`)
  await visitor.browser.click(
    await visitor.until('a question', () =>
      visitor.browser.find(`() => {
        const question = document.querySelector('main details:not([open]) summary')
        question?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return question
      }`),
    ),
  )
  await visitor.until('the answer', () =>
    visitor.browser.run<boolean>(`() => document.querySelector('main details[open]')?.innerText.length > 80`),
  )
}

/** Each is walked once for every browser and width. */
export const journeys: readonly { title: string; walk: (visitor: Visitor) => Promise<void> }[] = [
  { title: 'a content page', walk: readPage },
  { title: 'from search to next steps', walk: apply },
  { title: 'a statement file', walk: uploadStatement },
  { title: 'a consent renewed from a mail', walk: renewConsent },
  { title: 'tester mode to the offers', walk: testWithoutServer },
]
