import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { caseLimits } from '#lending/case-limits.ts'
import { type Answer, type Applicant, fillForm, newApplicant, until } from '../../testing/applicant.ts'
import { mt940File } from '../../testing/statement-files.ts'
import { startSite } from '../../testing/site.ts'
import { zipFile } from '../../testing/zip-file.ts'
import { testToday } from '../../testing/test-clock.ts'

const { server: site } = await startSite({ environment: { LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' } })

const year = { from: addDays(testToday, -360), days: 359 }
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

async function ready(address: string): Promise<Applicant> {
  const applicant = await newApplicant(site.origin, site.origin, address)
  await fillForm(applicant, '00900003')
  return applicant
}

/** Fictional account numbers; the MT940 reader only requires their form. */
const ibanOf = (index: number) => `NL91ABNA04171643${String(index).padStart(2, '0')}`

async function keptOf({ caseId }: Applicant): Promise<number> {
  const rows = await site.context.database.selectFrom('account').select('id').where('case_id', '=', caseId).execute()
  return rows.length
}

describe('uploads that are made to cost much', () => {
  test('CORE-3 a flood of zips from four sessions locks nobody else out', async () => {
    const small = zipFile(many(60).map((index) => ({ name: `${index}.txt`, bytes: Buffer.from(`nr. ${index}`) })))
    const flooding = await Promise.all(many(4).map(() => ready('198.51.100.1')))
    const honest = await ready('203.0.113.1')
    const flood = many(24).map((index) => flooding[index % 4]!.upload([{ name: 'a.zip', bytes: small }]))
    const answers: unknown[] = []
    for (const index of many(6)) {
      const bytes = mt940File({ ...year, days: 359 - index })
      const { status, body } = await honest.upload([{ name: 'a.sta', bytes }])
      answers.push([status, body.files?.[0].accepted])
    }
    expect(answers).toEqual(many(6).map(() => [200, true]))
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('CORE-3 nothing goes on when the visitor has left', async () => {
    const applicant = await ready('203.0.113.2')
    const files = many(60).map((index) => ({
      name: `${index}.sta`,
      bytes: mt940File({ ...year, iban: ibanOf(index) }),
    }))
    const leaving = new AbortController()
    const upload = applicant.upload([{ name: 'a.zip', bytes: zipFile(files) }], null, leaving.signal)
    await expect.poll(() => keptOf(applicant), { interval: 5, timeout: 30_000 }).toBeGreaterThan(0)
    leaving.abort()
    await expect(upload).rejects.toThrow()
    const keptAtEnd = await until(30_000, async () => {
      const kept = await keptOf(applicant)
      await sleep(1_000)
      return (await keptOf(applicant)) === kept ? kept : null
    })
    // All that an application may have would be kept of what goes on.
    expect(keptAtEnd).toBeLessThan(caseLimits.accountsPerApplicationMax)
  })

  test('CORE-3 one address cannot fill the memory, and is asked to come back later', async () => {
    const slow = await ready('198.51.100.3')
    const honest = await ready('203.0.113.3')
    const files = [{ name: 'a.sta', bytes: Buffer.alloc(9_900_000, 'x') }]
    const goOn = Promise.withResolvers<void>()
    const answers: Answer[] = []
    const sending = many(12).map(() =>
      slow.upload(files, () => goOn.promise).then((answer) => void answers.push(answer)),
    )
    await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])[0]).toEqual([503, '5'])
    const { body } = await honest.upload([{ name: 'a.sta', bytes: mt940File(year) }])
    expect(body.files[0].accepted).toBe(true)
    goOn.resolve()
    await Promise.allSettled(sending)
    const { status } = await slow.upload(files)
    expect(status).toBe(200)
  })
})
