import { addressOf } from '#web/addresses.ts'
import { codeTexts } from '#web/code-text.ts'
import { answerAddressTexts } from '#web/answer-address-text.ts'
import { linkIn, mailedCode, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { beginAt, businesses } from '../support/prepared.ts'
import { freshAddress, remindAtTen } from '../support/returning-business.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test(
  'CORE-5 ROUTE-20 a refused builder has one mail set up for the day on which time has mended it, and can stop all of them from it',
  { tag: '@phone' },
  async ({ page, audit, browser, baseURL }) => {
    await beginAt(page, 'decided', { business: businesses.builder })
    const way = page.getByRole('region', { name: 'Dit zou het antwoord veranderen' })
    const email = freshAddress('builder')
    await way.getByText(/^Mail me op \d+ \w+ \d{4}$/).click()
    await way.getByRole('button', { name: 'Zet de mail klaar' }).click()
    await expect(way.getByText(answerAddressTexts.nl.invalid)).toBeVisible()
    await audit()
    await way.getByLabel(answerAddressTexts.nl.email).fill(email)
    await way.getByRole('button', { name: 'Zet de mail klaar' }).click()
    await expect(
      way.getByText(/^Nog één stap: bevestig je mailadres\. Dan mailen we je op \d+ \w+ \d{4}\.$/),
    ).toBeVisible()
    await audit()
    await way.getByLabel(codeTexts.nl.label).fill(await mailedCode(email))
    await way.getByRole('button', { name: answerAddressTexts.nl.confirm }).click()
    await expect(way.getByText(/^We mailen je op \d+ \w+ \d{4}\.$/)).toBeVisible()
    await page.reload()
    await expect(way.getByText(/^We mailen je op \d+ \w+ \d{4}\.$/)).toBeVisible()
    await expect(way.getByRole('button', { name: 'Zet de mail klaar' })).toHaveCount(0)
    await remindAtTen('2027-12-31')
    const mail = await mailWith(email, 'Je wilde vandaag een mail van ons')
    // In a browser that knows nothing of the application.
    const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' })).newPage()
    await other.goto(linkIn(mail, '/'))
    await expect(other.getByRole('combobox')).toBeVisible()
    await other.goto(linkIn(mail, addressOf('unsubscribe')))
    await other.getByRole('button', { name: 'Stop met herinneringen' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Je krijgt geen herinneringen meer' })).toBeVisible()
    await audit(other)
    await other.context().close()
  },
)
