// The lender's desk: work, a case closed and opened, a yes that waits for a second person, finding, figures, connections.
import { deskAddress } from '../desk/addresses.ts'
import { caseTexts } from '../desk/case/text.ts'
import { decideTexts } from '../desk/case/decide/text.ts'
import { findTexts } from '../desk/find/text.ts'
import { loginTexts } from '../desk/session/login-text.ts'
import { workTexts } from '../desk/work/text.ts'
import {
  confirmAndWait,
  connectBank,
  fillForm,
  must,
  newApplicant,
  untilCollected,
} from '../server/testing/applicant.ts'
import { button } from './screenshot-walks.mjs'

const garage = { kvkNumber: '00900015', bank: 'SNS' }
const builder = { kvkNumber: '00900004', bank: 'ABN' }

/** An application with its outcome. */
async function decided(origin, { kvkNumber, bank }) {
  const who = await newApplicant(origin)
  await fillForm(who, kvkNumber)
  await untilCollected(who, await connectBank(who, origin, bank, kvkNumber))
  await confirmAndWait(who)
  return who
}

async function referred(origin, sandboxOrigin) {
  const who = await decided(origin, garage)
  const email = `desk-${Date.now()}@example.nl`
  const details = { email, mobile: '06 8765 4309', name: 'Wendelmoet Wielinga', role: 'owner' }
  await must(who.call('POST', 'vlot/v1/contact-details', details), 'details')
  for (;;) {
    const answer = await fetch(`${sandboxOrigin}/control/mails?to=${encodeURIComponent(email)}`)
    const code = (await answer.json()).mails[0]?.text.match(/\b\d{8}\b/)?.[0]
    if (code) return must(who.call('POST', 'vlot/v1/contact-details/code', { code }), 'code').then(() => who)
    await new Promise((settle) => setTimeout(settle, 100))
  }
}

async function walkDesk({ page, shoot, origin, deskOrigin, sandboxOrigin, language }) {
  const [work, texts, decide] = [workTexts[language], caseTexts[language], decideTexts[language]]
  const at = (name, params) => deskOrigin + deskAddress(name, language, params)
  const one = await referred(origin, sandboxOrigin)
  const refused = await decided(origin, builder)
  await must(
    refused.call('POST', 'vlot/v1/decision/review', { email: 'bouw@example.nl', explanation: 'Kijk nog eens.' }),
    'review',
  )

  await page.goto(at('work'))
  await page.getByRole('link', { name: loginTexts[language].signIn }).waitFor()
  await shoot('desk-login')
  await page.getByRole('link', { name: loginTexts[language].signIn }).click()
  await shoot('desk-login-sandbox')
  await page.getByRole('button', { name: /Noor Bakker$/ }).click()
  await button(page, work.next).waitFor()
  await shoot('desk-work')
  await page
    .getByRole('button', { name: new RegExp(`^${work.claim} ?:`) })
    .first()
    .click()
  await page.getByText(work.mine, { exact: true }).first().waitFor()
  await page.getByRole('listitem').filter({ hasText: work.mine }).getByRole('link').first().click()
  await page.getByText(work.item.back).waitFor()
  await shoot('desk-item')
  await page.goto(at('complaint'))
  await button(page, work.complaint.button).click()
  await shoot('desk-complaint')

  await page.goto(at('case', { id: refused.caseId }))
  await page.getByRole('heading', { name: texts.facts.title, exact: true }).waitFor()
  await shoot('desk-case-refused')
  await page.goto(at('case', { id: one.caseId }))
  await page.getByRole('heading', { level: 1, name: /^VL-/ }).waitFor()
  await shoot('desk-case')
  await page.getByLabel(texts.names.reason).selectOption('assess')
  await button(page, texts.names.open).click()
  await page.getByText('Wendelmoet Wielinga').waitFor()
  const facts = page.getByRole('region', { name: texts.facts.title, exact: true })
  await facts.locator('summary').first().click()
  await facts.getByRole('row').nth(3).waitFor()
  await page.getByText(texts.history.trail, { exact: true }).first().click()
  await page.getByLabel(decide.own).check()
  await page.getByLabel(decide.product).selectOption('PBL-12')
  await page.getByLabel(decide.amount, { exact: true }).fill('10000')
  await page.getByText(decide.setsAside).waitFor()
  await button(page, decide.propose).click()
  await shoot('desk-case-open')
  await page
    .getByLabel(new RegExp(`^${decide.whyRule('').split(':')[0]}`))
    .first()
    .fill('De oude lening is afgelost.')
  await button(page, decide.propose).click()
  await page.getByText(decide.waiting.mine).waitFor()
  await shoot('desk-case-proposed')

  await page.goto(at('find'))
  await page.getByLabel(findTexts[language].label).fill(garage.kvkNumber)
  await button(page, findTexts[language].button).click()
  await page.getByText(/VL-/).first().waitFor()
  await shoot('desk-find')
  for (const name of ['figures', 'connections']) {
    await page.goto(at(name))
    await page.getByRole('table').or(page.getByRole('listitem')).first().waitFor()
    await page.waitForTimeout(1_000)
    await shoot(`desk-${name}`)
  }
}

export const desk = { desk: walkDesk }
