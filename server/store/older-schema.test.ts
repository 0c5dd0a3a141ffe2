import { randomUUID } from 'node:crypto'
import { Migrator } from 'kysely/migration'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startTestDatabase } from '../testing/test-database.ts'
import { currentMigration, getMigrations, latestMigration, migrate } from './migrate.ts'
import { openStore } from './database/pool.ts'

test('CORE-8 a database of before, with rows that could be read, comes up to date without them', async () => {
  const testDatabase = await startTestDatabase()
  const { database, pool } = openStore(testDatabase.url, 2, pino({ level: 'silent' }))
  const older = Object.fromEntries(Object.entries(await getMigrations()).filter(([name]) => name < '0005'))
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(older) } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  const caseId = randomUUID()
  await pool.query(
    `insert into loan_case (id, kvk_number, company_name, register_profile, eligibility, created_at, updated_at)
     values ($1, '00900003', 'Kadolijn', '{}', '{}', now(), now())`,
    [caseId],
  )
  await pool.query(`insert into feedback values ($1, 5, 'search', 'Mooi', now())`, [caseId])
  await pool.query(`insert into review_request values ($1, 1, 'jan@bedrijf.example', 'Uitleg', now(), '2026-12-21')`, [
    caseId,
  ])
  for (const [key, mailCase] of [
    ['review/1', caseId],
    ['contact/1', null],
  ]) {
    await pool.query(
      `insert into mail (id, key, case_id, recipient, subject, text_body, created_at) values ($1, $2, $3, 'a', 'b', 'c', now())`,
      [randomUUID(), key, mailCase],
    )
  }
  await pool.query(`insert into contact_request values ($1, 'call', '{"name": "Jan"}', now())`, [randomUUID()])
  await migrate(database)
  expect(await currentMigration(database)).toBe(latestMigration)
  for (const table of ['loan_case', 'feedback', 'review_request', 'mail', 'contact_request']) {
    expect((await pool.query(`select from ${table}`)).rowCount, table).toBe(0)
  }
  await database.destroy()
  await testDatabase.stop()
})
