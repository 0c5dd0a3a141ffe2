import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { answering, caseId, link } from '../support/played-reconsent.ts'
import { untilQuiet } from '../support/taken-over.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const dutch = {
  address: '/reconsent/NL',
  heading: 'Vernieuw je toestemming',
  subheading:
    'De toestemming voor je bankgegevens loopt bijna af of is al verlopen. Vul je KVK-nummer in om verder te gaan.',
  label: 'KVK-nummer',
  placeholder: 'Bijvoorbeeld 12345678',
  hint: 'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
  submit: 'Ga verder',
  panel: 'Vragen over vernieuwen',
  questions: [
    'Waarom moet ik opnieuw toestemming geven?',
    'Wat gebeurt er als ik niets doe?',
    'Kan Vlot bij mijn geld?',
    'Hoe stop ik met delen?',
  ],
  answers: [/^Dat staat in de wet\./, /^Dan stopt het delen/, /^Nee\. We kunnen alleen/, /^Dat kan altijd:/],
}
const english = {
  address: '/reconsent/EN',
  heading: 'Renew your consent',
  subheading: 'The consent for your bank data is about to end or has ended. Enter your KVK number to continue.',
  label: 'KVK number',
  placeholder: 'For example 12345678',
  hint: 'Eight digits. You can find it on your invoices and in the company register.',
  submit: 'Continue',
  panel: 'Questions about renewing',
  questions: [
    'Why do I have to give consent again?',
    'What happens if I do nothing?',
    'Can Vlot touch my money?',
    'How do I stop sharing?',
  ],
  answers: [/^The law requires it\./, /^The sharing stops/, /^No\. We can only/, /^You can at any time:/],
}

async function expectParts(page: Page, words: typeof dutch): Promise<void> {
  await page.goto(words.address)
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.heading)
  await expect(main.getByText(words.subheading)).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(1)
  const field = main.getByLabel(words.label, { exact: true })
  await expect(field).toHaveAttribute('placeholder', words.placeholder)
  await expect(main.getByText(words.hint)).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(main.getByRole('button', { name: words.submit, exact: true }).first()).toBeVisible()
  const panel = page.getByRole('region', { name: words.panel })
  await expect(panel.locator('summary')).toHaveText(words.questions)
  await expect(panel.locator('.accordion-body')).toHaveText(words.answers)
  await panel.getByText(words.questions[3]!).click()
  await expect(panel.locator('details').nth(3).locator('p')).toBeVisible()
  await panel.getByText(words.questions[0]!).click()
  await expect(panel.locator('details').nth(0).locator('p')).toBeVisible()
  await expect(panel.locator('details[open]'), 'what is being read stays open').toHaveCount(2)
}

test('RECON-1 the verification has heading, subheading, one field, a button and four questions, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectParts(page, english)
  await expectParts(page, dutch)
  const panel = page.getByRole('region', { name: dutch.panel })
  const [field, side] = [await page.getByLabel(dutch.label).boundingBox(), await panel.boundingBox()]
  expect(side!.x).toBeGreaterThan(field!.x + field!.width)
  expect(side!.width).toBeLessThanOrEqual(356)
  await page.setViewportSize({ width: 390, height: 844 })
  const submit = page.getByRole('button', { name: dutch.submit }).first()
  await expect.poll(async () => (await panel.boundingBox())!.y - (await submit.boundingBox())!.y).toBeGreaterThan(0)
})

test('RECON-3 the field is checked when it is left, and the button waits for eight digits', async ({ page }) => {
  await page.goto(`/reconsent/NL${link}`)
  const field = page.getByLabel('KVK-nummer')
  const submit = page.getByRole('button', { name: 'Ga verder' }).first()
  await expect(submit).toBeDisabled()
  await field.pressSequentially('1234')
  await expect(page.getByText('Een KVK-nummer heeft acht cijfers.')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(submit).toBeDisabled()
  await field.blur()
  await expect(page.getByText('Een KVK-nummer heeft acht cijfers.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('')
  await expect(page.getByText('Vul je KVK-nummer in.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await field.fill('123456789')
  await expect(submit).toBeDisabled()
  await field.fill('12.34 56 78')
  await expect(submit).toBeEnabled()
  await expect(field).not.toHaveAttribute('aria-invalid')
  await page.goto('about:blank')
  await page.goto('/reconsent/EN?kvk=87654321')
  await expect(page.getByLabel('KVK number')).toHaveValue('87654321')
  await expect(page.getByRole('button', { name: 'Continue' }).first()).toBeEnabled()
  await page.getByLabel('KVK number').fill('')
  await page.getByLabel('KVK number').blur()
  await expect(page.getByText('Enter your KVK number.')).toBeVisible()
  await page.getByLabel('KVK number').fill('1234567')
  await expect(page.getByText('A KVK number has eight digits.')).toBeVisible()
})

test('RECON-2 only with all four parts it is sent by itself', async ({ page }) => {
  const sent: string[] = []
  await page.route('**/resume-tokens', (route) => {
    sent.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 401, json: { error: 'reconsent_kvk' } })
  })
  const parts = { hash: 'abc', caseId, connectionId: '1', kvk: '12345678' }
  for (const missing of ['hash', 'caseId', 'connectionId', 'kvk'] as const) {
    const { [missing]: _left, ...given } = parts
    await page.goto(`/reconsent/NL?${new URLSearchParams(given)}`)
    await expect(page.getByLabel('KVK-nummer')).toHaveValue(missing === 'kvk' ? '' : '12345678')
    await untilQuiet(page)
    expect(sent, `without ${missing}`).toEqual([])
    await expect(page.locator('.notice-error'), `without ${missing}`).toHaveCount(0)
  }
  await page.goto(`/reconsent/NL?${new URLSearchParams(parts)}`)
  await expect(page.getByText('Dit KVK-nummer hoort niet bij deze link.')).toBeVisible()
  expect(sent).toEqual([`/api/dls-authentication/v2/case/${caseId}/authentication/resume-tokens`])
})

test('RECON-4 RECON-5 each failure has its own words under the button, in both languages', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('resume-tokens')) asked.push(request.url())
  })
  const cases = [
    ['', null, 'De link is niet compleet. Open de link uit onze laatste mail opnieuw.', 'The link is not complete.'],
    [
      '#hash=abc',
      null,
      'We kunnen je aanvraag niet vinden. Open de link uit onze laatste mail opnieuw.',
      'We cannot find your application. Open the link',
    ],
    [
      link,
      { status: 401, json: { error: 'unauthorised' } },
      'Dit KVK-nummer hoort niet bij deze link. Kijk het nummer na en probeer het opnieuw.',
      'This KVK number does not belong to this link.',
    ],
    [
      link,
      { status: 429, json: { error: 'too_many_requests' } },
      'Je gaat wat snel voor ons. Wacht een minuut en probeer het dan opnieuw.',
      'That was a little fast for us.',
    ],
    [
      link,
      { status: 400, json: { error: 'bad_request' } },
      'Er klopt iets niet in wat je hebt ingevuld.',
      'Something you filled in is not right.',
    ],
    [
      link,
      'abort',
      'Er ging iets mis. Wat je hebt ingevuld, staat hier nog.',
      'Something went wrong. What you filled in is still here.',
    ],
  ] as const
  for (const [fragment, answer, ...words] of cases) {
    if (answer !== null)
      await page.route('**/resume-tokens', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    for (const [index, language] of (['NL', 'EN'] as const).entries()) {
      // Each key in Dutch; that English has its own words, two of them show (and ERR-4 for all).
      if (language === 'EN' && answer !== null && answer !== 'abort') continue
      await page.goto('about:blank')
      await page.goto(`/reconsent/${language}${fragment}`)
      await page.getByLabel(/KVK/).fill('12345678')
      const submit = page.getByRole('button', { name: /^(Ga verder|Continue)$/ }).first()
      await submit.click()
      const result = page.getByText(words[index]!, { exact: false })
      await expect(result).toBeVisible()
      const [button, text] = [await submit.boundingBox(), await result.boundingBox()]
      expect(text!.y).toBeGreaterThan(button!.y)
    }
    await page.unroute('**/resume-tokens')
    // The missing part of a link is noticed without a call.
    if (answer === null) expect(asked).toEqual([])
  }
  // An answer of another kind than HTTP: the generic one, whatever is in it.
  await page.route('**/resume-tokens', answering(200, { data: { token: 'null' } }))
  await page.goto('about:blank')
  await page.goto(`/reconsent/NL${link}`)
  await page.getByLabel('KVK-nummer').fill('12345678')
  await page.getByRole('button', { name: 'Ga verder' }).first().click()
  await expect(page.getByText('Er ging iets mis.')).toBeVisible()
})
