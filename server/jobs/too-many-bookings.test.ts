import { beforeAll, expect, test } from 'vitest'
import { connectBank, fillForm, newApplicant, untilCollected, type Applicant } from '../testing/applicant.ts'
import { mt940File } from '../testing/statement-files.ts'
import { startSite } from '../testing/site.ts'

const today = '2026-11-21'
const webshop = '00900003'
const year = { from: '2025-11-25', days: 360 }
const bookingsMax = 300

const { server } = await startSite({
  today,
  environment: { HOST: 'localhost', BOOKINGS_PER_APPLICATION_MAX: String(bookingsMax) },
})
let applicant: Applicant
beforeAll(async () => {
  applicant = await newApplicant(server.origin)
  await fillForm(applicant, webshop)
})

const uploaded = async (iban: string) => {
  const { body } = await applicant.upload([{ name: 'jaar.940', bytes: mt940File({ ...year, iban }) }])
  return body.files[0] as unknown
}

test('ERR-3 a bank with more bookings than an application may have is refused at once, in its own words', async () => {
  const connectionId = await connectBank(applicant, server.origin, 'BUNQ', webshop)
  const progress = await untilCollected(applicant, connectionId)
  expect(progress).toMatchObject({ finished: true, stage: 'failed', errorKey: 'too_many_bookings' })
  const { rows } = await server.context.pool.query('select count(*)::int as parts from transaction_part')
  expect(rows).toEqual([{ parts: 0 }])
})

test('ERR-3 a file is kept up to the limit, and the one that goes beyond it says how many there may be', async () => {
  expect(await uploaded('NL91ABNA0417164300')).toMatchObject({ accepted: true })
  expect(await uploaded('NL20INGB0001234567')).toMatchObject({
    accepted: false,
    error: 'file.refused',
    figures: { reason: 'too_many_bookings', bookingsMax },
  })
  const { rows } = await server.context.pool.query('select transaction_count from account')
  expect(rows).toHaveLength(1)
  expect(rows[0]!.transaction_count).toBeLessThanOrEqual(bookingsMax)
})
