import type { Page } from '@playwright/test'
import { addressOf } from '#web/addresses.ts'
import { contactOf, fillInDetails, typeCode } from '../support/contact-details.ts'
import { linkIn, mailedCode, mailsTo, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { picture } from '../support/pictures.ts'
import { beginAt, businesses, fresh } from '../support/prepared.ts'
import { freshAddress } from '../support/returning-business.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'

const inbox = 'inbox@vlot.example'

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const status = (page: Page) => page.getByRole('region', { name: 'Hoe ver je aanvraag is' })
const stage = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })

async function referenceOn(page: Page): Promise<string> {
  return (await page.getByText(/^VL-/).textContent()) ?? ''
}

test(
  'FLOW-10 FLOW-20 FLOW-21 ROUTE-12 who has chosen is asked once how to be reached, gets the offer by mail, and follows it there',
  { tag: '@phone' },
  async ({ page, audit }) => {
    const email = freshAddress('choice')
    const webshop = fresh(businesses.webshop)
    await beginAt(page, 'taken', { business: webshop })
    // There is nothing to thank for yet: it leads on to where one is.
    await page.goto('/feedback-success')
    await page.waitForURL('**/volgende-stappen')
    // One task: nothing of what comes next, nor a question about how it went.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één stap: waar sturen we je aanbod heen?')
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Mail mij de code'])
    await contactOf(page).getByRole('button', { name: 'Mail mij de code' }).click()
    const summary = page.getByRole('alert')
    for (const wrong of [
      'Vul je naam in.',
      'Kies je rol',
      'Vul je e-mail in zoals naam@bedrijf.nl.',
      'Vul een mobiel nummer in',
    ])
      await expect(summary).toContainText(wrong)
    await audit()
    await expectNothingSideways(page)
    await fillInDetails(page, email)
    await audit()
    const code = await mailedCode(email)
    await typeCode(page, code === '00000000' ? '00000001' : '00000000')
    await expect(page.getByText('Deze code klopt niet of is niet meer geldig.')).toBeVisible()
    const [firstCode] = await mailsTo(email)
    await page.getByRole('button', { name: 'Mail mij een nieuwe code' }).click()
    await expect(page.getByText('De vorige werkt niet meer.')).toBeVisible()
    await typeCode(page, code)
    await expect(page.getByText('Deze code klopt niet of is niet meer geldig.')).toBeVisible()
    await page.reload()
    await expect(contactOf(page).getByText(/naar c•••@example\.nl/)).toBeVisible()
    await typeCode(page, await mailedCode(email, firstCode!))
    await expect(status(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, je keuze is bewaard')
    await expect(page.getByRole('button', { name: 'Mijn mening versturen' })).toBeVisible()
    await expect(stage(page, 'Een medewerker controleert je aanvraag')).toContainText(/Uiterlijk \d+ \w+ \d{4} klaar/)
    await audit()
    await expectNothingSideways(page)

    const reference = await referenceOn(page)
    const mail = await mailWith(email, 'Je aanvraag bij Vlot is binnen')
    expect(mail.text).toContain(reference)
    // How much the webshop is offered depends on the day.
    const [, chosen = 'none'] =
      /Kortlopende zakelijke lening, 12 maanden\n- Geleend: €\s([\d.]+),00/.exec(mail.text) ?? []
    expect(chosen).toMatch(/^\d\d\.\d00$/)
    await expect
      .poll(async () => (await mailsTo(inbox)).filter(({ subject }) => subject.includes(reference)).length)
      .toBe(1)
    const work = (await mailsTo(inbox)).find(({ subject }) => subject.includes(reference))
    expect(work?.text).not.toMatch(new RegExp(`Kadolijn|Trijntje|${webshop.kvkNumber}|@`))

    // Behind the mailed link, in a browser that knows nothing.
    await page.context().clearCookies({ name: /session/ })
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await page.goto(linkIn(mail, '/mijn-aanvraag'))
    expect(page.url()).toMatch(/\/mijn-aanvraag$/)
    await page.getByLabel('KVK-nummer').fill('00900012')
    await page.getByRole('button', { name: 'Bekijk mijn aanvraag' }).click()
    await expect(page.getByText('Dit KVK-nummer hoort niet bij deze link')).toBeVisible()
    await audit()
    await page.getByLabel('KVK-nummer').fill(webshop.kvkNumber)
    await page.getByRole('button', { name: 'Bekijk mijn aanvraag' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Een medewerker controleert je aanvraag' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Je hoeft nu niets te doen' })).toContainText(
      /uiterlijk \d+ \w+ \d{4}/,
    )
    const facts = page.getByRole('region', { name: 'Je keuze' })
    await expect(facts).toContainText(new RegExp(`Kortlopende zakelijke lening, 12 maandenGeleend €\\s${chosen}`))
    await expect(facts).toContainText(/je rekening die eindigt op \w{3}/)
    await expect(page.getByRole('main').getByRole('link', { name: '085 000 12 34' })).toBeVisible()
    await audit()
    await expectNothingSideways(page)
    // The link is kept nowhere, and its session has the page again until it is closed.
    const kept = await page.evaluate(() => JSON.stringify([window.mailedLink, { ...sessionStorage }, history.state]))
    expect(kept).not.toMatch(new RegExp(`hash|${webshop.kvkNumber}`))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Een medewerker controleert je aanvraag' })).toBeVisible()
    await page.goto(addressOf('myApplication', 'en'))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Een medewerker controleert je aanvraag' })).toBeVisible()
    // In one moment, as a hurried visitor does.
    await page.getByRole('button', { name: 'Sluit mijn aanvraag' }).evaluate((button: HTMLElement) => {
      button.click()
      location.reload()
    })
    await expect(page.getByRole('heading', { name: 'Open deze pagina met de link in onze mail' })).toBeVisible()
  },
)

test(
  'ROUTE-20 FLOW-13 FLOW-14 where an application stands has an English address, mail and page, and its address is changed by a code',
  { tag: '@phone' },
  async ({ page, audit }) => {
    const email = freshAddress('english')
    const webshop = fresh(businesses.webshop)
    await beginAt(page, 'taken', { business: webshop, language: 'en' })
    await page.getByLabel('Your name').fill('Tess Carter')
    await page.getByLabel('Your role in the company').selectOption('director')
    await page.getByLabel('Your email address').fill(email)
    await page.getByLabel('Your mobile number').fill('+32 470 12 34 56')
    await page.getByRole('button', { name: 'Email me the code' }).click()
    await page.getByLabel('Code').fill(await mailedCode(email))
    await page.getByRole('button', { name: 'Confirm my details' }).click()
    await expect(page.getByRole('region', { name: 'Where your application stands' })).toContainText(
      'You will get an email',
    )
    await mailWith(email, 'We have received your application to Vlot')
    await page.goto(addressOf('yourData', 'en'))
    const reach = page.getByRole('region', { name: 'How we reach you' })
    await expect(reach).toContainText('go to e•••@example.nl')
    await reach.getByRole('button', { name: 'Change my contact details' }).click()
    await audit()
    await picture(page, 'change-details')
    const other = freshAddress('moved')
    await reach.getByLabel('Your name').fill('Tess Carter')
    await reach.getByLabel('Your role in the company').selectOption('director')
    await reach.getByLabel('Your email address').fill(other)
    await reach.getByLabel('Your mobile number').fill('+32 470 12 34 56')
    await reach.getByRole('button', { name: 'Email me the code' }).click()
    await reach.getByLabel('Code').fill(await mailedCode(other))
    await reach.getByRole('button', { name: 'Confirm my details' }).click()
    await expect(reach.getByRole('status')).toContainText('Your contact details have been changed.')
    await expect(reach).toContainText('go to m•••@example.nl')
    await mailWith(email, 'The email address of your application has changed')
    const mail = await mailWith(other, 'Emails about your application now come here')
    await page.context().clearCookies({ name: /session/ })
    await page.goto('about:blank')
    await page.goto(linkIn(mail, '/en/my-application'))
    await page.getByLabel('KVK number').fill(webshop.kvkNumber)
    await page.getByRole('button', { name: 'Show my application' }).click()
    await expect(page.getByRole('heading', { name: 'Where your application stands' })).toBeVisible()
    await audit()
    await page.getByRole('link', { name: 'Nederlands' }).click()
    await expect(page).toHaveURL(addressOf('myApplication'))
    await expect(page.getByRole('heading', { name: 'Hoe ver je aanvraag is' })).toBeVisible()
    // Without a network the session is kept, and the same page is asked again.
    const status = '**/follow-up/status'
    await page.route(status, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 })
    await picture(page, 'no-network')
    await page.unroute(status)
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(page.getByRole('heading', { name: 'Hoe ver je aanvraag is' })).toBeVisible()
  },
)
