import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { addresses, addressOf } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'
import { expectPortraits } from '../support/portraits.ts'
import { ownStack } from '../support/stacks.ts'
import { turnTo } from '../support/turn-to-form.ts'

type Mail = { to: string[]; subject: string; text: string }

async function inboxMails(request: APIRequestContext, what: string): Promise<Mail[]> {
  const answer = await request.get(`${ownStack.sandboxOrigin}/control/mails`)
  const { mails } = (await answer.json()) as { mails: Mail[] }
  return mails.filter(({ to, subject }) => to.includes('inbox@vlot.example') && subject.startsWith(what))
}

/** Sending brings the lender one more mail of its kind, with a link to the desk and nothing of the form. */
async function expectMail(request: APIRequestContext, what: string, name: string, send: () => Promise<unknown>) {
  const before = (await inboxMails(request, what)).length
  await send()
  await expect.poll(async () => (await inboxMails(request, what)).length).toBeGreaterThan(before)
  const texts = (await inboxMails(request, what)).map(({ subject, text }) => `${subject}\n${text}`)
  expect(texts.filter((text) => text.includes(name) || !text.includes('/werk/'))).toEqual([])
}

const callForm = (page: Page) => page.locator('form[data-contact-form=call]')
const messageForm = (page: Page) => page.locator('form[data-contact-form=message]')
/** A name of this run's own, so that a mail is distinguished from those of other tests. */
const nameFor = (what: string) => `${what} ${test.info().project.name} ${randomUUID()}`

const contactWords = {
  nl: {
    title: 'Praat met ons',
    questions: 'Bekijk eerst de veelgestelde vragen',
    card: 'Laat je terugbellen',
    toForm: 'Plan een gesprek',
    block: 'Houd dit bij de hand',
    points: ['Het KVK-nummer van je bedrijf.', 'Wat je op je scherm ziet staan, als er iets misging.'],
    partners: 'Deze bedrijven verwijzen ondernemers naar ons. Hun pagina’s openen in een nieuw venster.',
    fields: ['Je naam', 'Je telefoonnummer', 'Wanneer kunnen we bellen?'],
    moments: ['Maakt niet uit', /^’s Ochtends, /, /^’s Middags, /],
    call: 'Bel mij terug',
    order: [
      'Praat met ons',
      'Laat je terugbellen',
      'Schrijf ons',
      'Onze partners',
      'Liever onafhankelijke hulp?',
      'Houd dit bij de hand',
    ],
  },
  en: {
    title: 'Talk to us',
    questions: 'Read the questions and answers',
    card: 'Ask us to call you back',
    toForm: 'Book a call',
    block: 'Have this to hand',
    points: ['The KVK number of your business.', 'What your screen says, if something went wrong.'],
    partners: 'These companies refer businesses to us. Their pages open in a new window.',
    fields: ['Your name', 'Your phone number', 'When can we call?'],
    moments: ['Any time', /^In the morning, /, /^In the afternoon, /],
    call: 'Call me back',
    order: [
      'Talk to us',
      'Ask us to call you back',
      'Write to us',
      'Our partners',
      'Prefer independent help?',
      'Have this to hand',
    ],
  },
}

test('CONT-1 CONT-2 the page leads to the questions, to the call-back form, to two partners, and apart from them to public bodies', async ({
  page,
  audit,
  chosenCookies: _chosen,
}) => {
  for (const language of ['nl', 'en'] as const) {
    await page.goto(addressOf('contact', language))
    const main = page.getByRole('main')
    const words = contactWords[language]
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(main.getByRole('link', { name: words.questions })).toHaveAttribute('href', addressOf('faq', language))
    const card = main.getByRole('region', { name: words.card })
    await expect(card.getByRole('link')).toHaveText(words.toForm)
    await expect(card.getByRole('link')).toHaveAttribute('href', '#terugbellen')
    const block = main.getByRole('region', { name: words.block })
    await expect(block.getByRole('listitem')).toHaveText(words.points)
    await expect(block.getByRole('link').first()).toHaveAttribute('href', addressOf('privacyStatement', language))
    await expect(block.getByRole('link').last()).toHaveAttribute('href', addressOf('complaint', language))
    const partners = main.getByRole('region', { name: /^(Onze|Our) partners$/ })
    await expect(partners.getByText(words.partners)).toBeVisible()
    const ending = language === 'nl' ? '' : '/en'
    expect(await partners.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      `${ownStack.sandboxOrigin}/partners/boekhouder${ending}`,
      `${ownStack.sandboxOrigin}/partners/marktplein${ending}`,
    ])
    await expect(main.locator('h1, .contact-way h2, .contact-others h2')).toHaveText(words.order)
    await expectPortraits(main, 141)
    await expect(callForm(page).locator('.field-label')).toHaveText(words.fields)
    await expect(callForm(page).locator('option')).toHaveText(words.moments)
    await expect(callForm(page).getByRole('button')).toHaveText(words.call)
    await expect(partners.getByRole('link')).toHaveText(
      language === 'nl'
        ? [/^Boekhouder Het Kladblok \(verzonnen\)/, /^Ondernemersplein De Kraam \(verzonnen\)/]
        : [/^Kladblok bookkeepers \(made up\)/, /^De Kraam marketplace \(made up\)/],
    )
    await expect(partners.locator('a[href*="kvk.nl"], a[href*="kifid.nl"]')).toHaveCount(0)
    const [register, complaints] = [
      main.locator('a[href^="https://www.kvk.nl"]'),
      main.locator('a[href^="https://www.kifid.nl"]'),
    ]
    for (const link of [register, complaints, ...(await partners.getByRole('link').all())]) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await audit()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await main.getByRole('link', { name: /Plan een gesprek|Book a call/ }).click()
    await expect(page.getByRole('heading', { name: /Wanneer bellen we je|When shall we call you/ })).toBeInViewport()
  }
})

test('CONT-1 STORE-1 STORE-5 a made-up partner says so, and who comes back from it is known as its referral', async ({
  page,
  chosenCookies: _chosen,
}) => {
  await page.goto(addresses.contact)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Het Kladblok/ }).click()
  const partner = await opening
  await expect(partner.getByText('Deze partner bestaat niet.', { exact: false })).toBeVisible()
  await partner.getByRole('link', { name: 'Vraag financiering aan' }).click()
  await partner.waitForURL(/\/\?id=boekhouder&utm_source=partner$/)
  await expect(partner.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = () => partner.evaluate(() => ({ ...sessionStorage }))
  await expect.poll(async () => Object.values(await kept())).toEqual(expect.arrayContaining(['boekhouder', 'true']))
  await expect(
    partner.locator(`a[href="${addresses.contact}?utm_source=partner&id=boekhouder"]`).first(),
  ).toBeAttached()
})

test('STORE-5 all five utm keys go along, and a malformed partner id is dropped with a word in the log', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const all = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e'
  await page.goto(`${addresses.contact}?${all}&id=no%20partner!`)
  await expect(page.locator('main a').first()).toHaveAttribute('href', `${addresses.faq}?${all}`)
  expect(await page.evaluate(() => sessionStorage.getItem('partnerId'))).toBeNull()
  expect(logged.filter((text) => text.startsWith('Partner id dropped'))).toHaveLength(1)
})

test('STORE-5 a campaign goes with the visitor to our own pages with who sent them, and to those of others with its utm values alone', async ({
  page,
  chosenCookies: _chosen,
}) => {
  await page.goto(`${addresses.contact}?utm_source=nieuwsbrief&utm_medium=&id=boekhouder&phrase=x`)
  await expect(page.locator('main a[href^="https://www.kvk.nl"]')).toHaveAttribute(
    'href',
    'https://www.kvk.nl/?utm_source=nieuwsbrief',
  )
  await expect(page.getByRole('link', { name: /Het Kladblok/ })).toHaveAttribute('href', /\?utm_source=nieuwsbrief$/)
  await expect(page.locator('main a').first()).toHaveAttribute(
    'href',
    `${addresses.faq}?utm_source=nieuwsbrief&id=boekhouder`,
  )
  expect(await page.evaluate(() => sessionStorage.getItem('partnerId'))).toBe('boekhouder')
})

test(
  'CONT-2 VAL-2 VAL-3 the call-back form says what is wrong below each field, keeps what is right, and is mailed',
  { tag: '@phone' },
  async ({ page, request, audit, chosenCookies: _chosen }) => {
    const name = nameFor('Bel')
    await page.goto(addresses.contact)
    const messageFields = ['Je naam', 'Je e-mailadres', 'Onderwerp', 'Je bericht']
    await expect(messageForm(page).locator('.field-label')).toHaveText(messageFields)
    const form = callForm(page)
    await turnTo(form)
    await form.getByLabel('Je naam').fill(name)
    const phone = form.getByLabel('Je telefoonnummer')
    await phone.fill('061234567')
    await form.getByLabel('Wanneer kunnen we bellen?').selectOption('afternoon')
    await form.getByRole('button', { name: 'Bel mij terug' }).click()
    await expect(form.getByText('Vul een nummer van precies 10 cijfers in.')).toBeVisible()
    await expect(form.getByRole('alert').filter({ visible: true })).toHaveText(/Kijk naar de velden in het rood/)
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText('Vul je naam in.')).toBeHidden()
    await audit()
    await phone.fill('06123456789')
    await form.getByRole('button', { name: 'Bel mij terug' }).click()
    await expect(phone).toBeFocused()
    await expect(form.getByText('Vul een nummer van precies 10 cijfers in.')).toBeVisible()
    await phone.fill('06 1234 5678')
    const press = () => form.getByRole('button', { name: 'Bel mij terug' }).click()
    await expectMail(request, 'Terugbelverzoek', name, press)
    const thanks = page.getByRole('heading', { name: 'Dank je, we bellen je' })
    await expect(thanks).toBeVisible()
    await expect(page.locator('#call-thanks')).toBeFocused()
    await expect(page.getByText('Binnen één werkdag, op het moment dat je koos.')).toBeVisible()
    await expect(form).toBeHidden()
    await audit()
  },
)

test('CONT-2 VAL-3 the contact form says in English what is wrong, and is mailed', async ({
  page,
  request,
  audit,
  chosenCookies: _chosen,
}) => {
  const name = nameFor('Mail')
  await page.goto(addressOf('contact', 'en'))
  await expect(messageForm(page)).toBeHidden()
  await page.getByRole('link', { name: 'Send a message' }).click()
  await expect(callForm(page)).toBeHidden()
  const form = messageForm(page)
  await expect(form.locator('.field-label')).toHaveText(['Your name', 'Your email address', 'Subject', 'Your message'])
  await turnTo(form)
  await form.getByLabel('Your message').fill('How does it work?')
  await form.getByRole('button', { name: 'Send my message' }).click()
  for (const words of ['Enter your name.', /such as name@company/, 'Enter what your message is about.']) {
    await expect(form.getByText(words)).toBeVisible()
  }
  await expect(form.getByText('Write your message.')).toBeHidden()
  await expect(form.getByLabel('Your name')).toBeFocused()
  await audit()
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Your email address').fill('jan@bedrijf.example')
  await form.getByLabel('Subject').fill('Question')
  const press = () => form.getByRole('button', { name: 'Send my message' }).click()
  await expectMail(request, 'Bericht', name, press)
  await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible()
  await expect(page.locator('#message-thanks')).toBeFocused()
})

test('CONT-2 when sending fails everything stays, and it can be tried again', async ({
  page,
  chosenCookies: _chosen,
}) => {
  await page.goto(addresses.contact)
  await page.route('**/api/**/request-contact', (route) => route.abort())
  const form = callForm(page)
  await turnTo(form)
  await form.getByLabel('Je naam').fill('Jan')
  await form.getByLabel('Je telefoonnummer').fill('0612345678')
  await form.getByRole('button', { name: 'Bel mij terug' }).click()
  await expect(form.getByText(/Versturen lukte niet/)).toBeVisible()
  await expect(form.getByLabel('Je telefoonnummer')).toHaveValue('0612345678')
  await expect(form.getByRole('button', { name: 'Bel mij terug' })).not.toHaveAttribute('aria-disabled', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('CONT-2 VAL-2 VAL-3 the forms work, show what is wrong below each field, and thank', async ({
    page,
    request,
  }) => {
    const name = nameFor('Stil')
    await page.goto(addresses.contact)
    const form = callForm(page)
    await form.getByLabel('Je naam').fill(`${name} <b>"&`)
    await form.getByLabel('Je telefoonnummer').fill('0612')
    await form.getByLabel('Wanneer kunnen we bellen?').selectOption('afternoon')
    await form.getByRole('button', { name: 'Bel mij terug' }).click()
    await expect(form.getByText('Vul een nummer van precies 10 cijfers in.')).toBeVisible()
    await expect(form.getByLabel('Je naam')).toHaveValue(`${name} <b>"&`)
    await expect(form.getByLabel('Wanneer kunnen we bellen?')).toHaveValue('afternoon')
    await expect(form.getByLabel('Je telefoonnummer')).toHaveAttribute('aria-invalid', 'true')
    await expect(messageForm(page).getByRole('alert').filter({ visible: true })).toHaveCount(0)
    await form.getByLabel('Je telefoonnummer').fill('0612345678')
    const press = () => form.getByRole('button', { name: 'Bel mij terug' }).click()
    await expectMail(request, 'Terugbelverzoek', name, press)
    await page.waitForURL(`**${addresses.contactThanks}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dank je, het is goed aangekomen')
  })

  test('CONT-2 VAL-3 in English as well, and a long message stays whole', async ({ page, request }) => {
    const name = nameFor('Quiet')
    await page.goto(addressOf('contact', 'en'))
    await page.getByRole('link', { name: 'Send a message' }).click()
    const form = messageForm(page)
    const words = 'Line one\n</textarea><script>alert(1)</script>\nLine three'
    await form.getByLabel('Your message').fill(words)
    await form.getByRole('button', { name: 'Send my message' }).click()
    await expect(form.getByText('Enter your name.')).toBeVisible()
    await expect(form.getByLabel('Your message')).toHaveValue(words)
    await form.getByLabel('Your name').fill(name)
    await form.getByLabel('Your email address').fill('jan@bedrijf.example')
    await form.getByLabel('Subject').fill('Question')
    const press = () => form.getByRole('button', { name: 'Send my message' }).click()
    await expectMail(request, 'Bericht', name, press)
    await page.waitForURL(`**${addressOf('contactThanks', 'en')}`)
  })
})

test(
  'FLOW-23 a complaint is reached from footer and code of conduct, shows what is wrong, and thanks',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await page.goto(addressOf('codeOfConduct', 'en'))
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' })).toBeVisible()
    await page.getByRole('link', { name: 'To the complaint form' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make a complaint')
    const form = page.locator('form[data-contact-form=complaint]')
    await form.getByLabel('Your name').fill('Quiet Complainer')
    await form.getByRole('button', { name: 'Send my complaint' }).click()
    await expect(form.getByText('Tell us what happened.')).toBeVisible()
    await audit()
    await form.getByLabel('Your email address').fill('quiet@bedrijf.example')
    await form.getByLabel('Your complaint').fill('Nobody called me back.')
    await form.getByRole('button', { name: 'Send my complaint' }).click()
    await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeVisible()
  },
)
