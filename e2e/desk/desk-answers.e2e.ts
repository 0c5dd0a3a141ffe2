import type { Page } from '@playwright/test'
import { type DeskAnswerOf, deskApiPrefix, deskCalls } from '#contract/desk/calls.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { confirmAndWait, connectBank, fillForm, must, newApplicant, untilCollected } from '#server/testing/applicant.ts'
import { deskOrigin, signInAtDesk } from '../support/desk.ts'
import { picture } from '../support/pictures.ts'
import { mailedCode, mailsTo } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'
import { ownStack } from '../support/stacks.ts'

test.describe.configure({ timeout: 120_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** A builder that the engine refuses. */
const builder = { kvkNumber: '00900004', bank: 'ABN' }

async function refused() {
  const who = await newApplicant(ownStack.origin)
  await fillForm(who, builder.kvkNumber)
  await untilCollected(who, await connectBank(who, ownStack.origin, builder.bank, builder.kvkNumber))
  await confirmAndWait(who)
  return who
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens and claims the work of a case: other tests do the same at this desk, so a row is known by its case. */
async function openAndClaim(page: Page, kind: TaskKind, caseId: string): Promise<void> {
  let after = ''
  for (;;) {
    const response = await page.request.get(`${deskOrigin}${deskApiPrefix}/${deskCalls.listWork.path}?view=all${after}`)
    const { items, next } = (await response.json()) as DeskAnswerOf<'listWork'>
    const item = items.find((one) => one.kind === kind && one.caseId === caseId)
    if (item) {
      await page.goto(`${deskOrigin}/werk/${item.id}`)
      return page.getByRole('button', { name: 'Pak op' }).press('Enter')
    }
    if (next === null) throw new Error(`Case ${caseId} waits for no ${kind}`)
    after = `&after=${next}`
  }
}

const mailed = (email: string, subject: string, words: string) =>
  expect
    .poll(
      async () => (await mailsTo(email)).filter((mail) => mail.subject === subject && mail.text.includes(words)).length,
      { timeout: 60_000 },
    )
    .toBe(1)

test(
  'DESK-25 DESK-83 with the keyboard alone a refusal is looked at again and stands, and a question about data is answered',
  { tag: '@both' },
  async ({ page, audit }) => {
    const who = await refused()
    const email = freshAddress('review')
    const { caseId } = who
    await must(who.call('POST', 'vlot/v1/decision/review', { email, explanation: 'Kijk nog eens.' }), 'review')
    await must(who.call('POST', 'vlot/v1/contact-details/code', { code: await mailedCode(email) }), 'code')
    await must(who.call('POST', 'vlot/v1/privacy/questions', { email, question: 'Wie ziet dit?' }), 'question')

    await signInAtDesk(page, 'Sanne de Vries', `/zaak/${caseId}`)
    const decide = page.getByRole('region', { name: 'Beslissen', exact: true })
    await expect(decide).toContainText('Deze aanvraag is afgewezen en de aanvrager vroeg om nog een keer te kijken.')
    await expect(decide.getByLabel('Nee', { exact: true })).toHaveCount(0)
    await audit()
    await expectNothingSideways(page)
    await page.getByRole('link', { name: 'Werk', exact: true }).press('Enter')
    await expect(title(page)).toHaveText('Werk')
    await openAndClaim(page, 'review', caseId)
    await page.getByRole('button', { name: 'Open namen' }).press('Enter')
    await expect(title(page)).toHaveText('Opnieuw kijken')
    await expect(page.getByText('Kijk nog eens.')).toBeVisible()
    await page.getByLabel('We blijven bij het besluit').press('Space')
    await page.getByLabel(/^Je antwoord/).fill('De cijfers dragen geen lening.')
    await picture(page, 'upheld')
    await page.getByRole('button', { name: 'Afronden' }).press('Enter')
    await expect(title(page)).toHaveText('Werk')
    await mailed(email, 'We hebben opnieuw naar je aanvraag gekeken', 'De cijfers dragen geen lening.')

    await openAndClaim(page, 'privacyRequest', caseId)
    await expect(page.getByText('Wie ziet dit?')).toBeVisible()
    await page.getByLabel(/^Je antwoord/).fill('Alleen wie je aanvraag bekijkt.')
    await picture(page, 'privacy')
    await page.getByRole('button', { name: 'Afronden' }).press('Enter')
    await expect(title(page)).toHaveText('Werk')
    await mailed(email, 'Antwoord op je vraag over je gegevens', 'Alleen wie je aanvraag bekijkt.')
    const shown = await who.call('GET', 'dls-pbl-api/v3/offers')
    expect(shown.body.decision).toMatchObject({ outcome: 'refused', reviewAnswer: { isUpheld: true } })
  },
)
