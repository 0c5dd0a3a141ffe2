import { expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { confirmAndWait, fillForm, newApplicant } from '../../testing/applicant.ts'
import { knownLedgers } from '../../testing/known-bookings.ts'
import { startSite } from '../../testing/site.ts'
import { camtFile } from '../../testing/statement-files.ts'
import { testToday } from '../../testing/test-clock.ts'

const { server: site } = await startSite({ environment: { LOG_LEVEL: 'silent' } })

test('CORE-5 two files of one account that contradict each other are not added up', async () => {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, '00900003')
  const send = (name: string, text: string) => applicant.upload([{ name, bytes: Buffer.from(text) }])
  const year = { from: addDays(testToday, -360), days: 359 }
  const whole = camtFile({ ...year, holder: 'Kadolijn Webwinkels B.V.' }).toString()
  await send('export.xml', whole)
  const [before] = await knownLedgers(site.context, applicant.caseId)
  const other = whole.replaceAll(/(<Ntry><Amt Ccy="EUR">)(\d+)/g, (_, tag, euros) => `${tag}${Number(euros) + 1}`)
  await send('export-2.xml', other)
  const [after] = await knownLedgers(site.context, applicant.caseId)
  const sum = (bookings: readonly { amountCents: number }[]) =>
    bookings.reduce((all, { amountCents }) => all + Math.max(amountCents, 0), 0)
  expect(sum(after!.bookings)).toBeLessThan(sum(before!.bookings) * 1.02)
  const { decision } = await confirmAndWait(applicant)
  expect(decision.outcome).not.toBe('approved')
  expect(decision.reasons[0].code).toBe('FILE_DOES_NOT_ADD_UP')
})
