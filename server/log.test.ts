import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openLog, redactText } from './log.ts'

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('secrets in a logged object are left out, and the time is UTC', () => {
  const line = logged((log) =>
    log.info({ headers: { authorization: 'Bearer abc', cookie: 'x=abc', 'set-cookie': 'abc' }, token: 'abc' }, 'tried'),
  )
  expect(line).not.toContain('abc')
  expect((JSON.parse(line) as { time: string }).time).toMatch(/Z$/)
})

test('an error is logged without the row it was about and without passwords in addresses', () => {
  const error = Object.assign(new Error('connect postgres://vlot:hunter2@db/vlot?hash=abcdef failed'), {
    code: '23505',
    constraint: 'mail_key_key',
    detail: 'Key (email)=(jan@example.nl) already exists.',
  })
  const line = logged((log) => log.error({ err: error }, 'failed'))
  expect(line).toContain('23505')
  for (const secret of ['hunter2', 'jan@example.nl', 'abcdef']) expect(line).not.toContain(secret)
})

test('what identifies someone is taken out of an address', () => {
  const address = '/reconsent?hash=aa&caseId=bb&connectionId=cc&kvk=69599084&token=dd&active=2'
  expect(redactText(address)).toBe(
    '/reconsent?hash=[redacted]&caseId=[redacted]&connectionId=[redacted]&kvk=[redacted]&token=[redacted]&active=2',
  )
})

test('a line break in a value does not begin a new line of the log', () => {
  expect(
    logged((log) => log.info({ name: 'a\n{"level":"fatal"}' }, 'b\r\nc'))
      .trimEnd()
      .split(/\r|\n/),
  ).toHaveLength(1)
})

test('a disk that is full ends no server', () => {
  const program = `import { openLog } from '${new URL('./log.ts', import.meta.url).href}'
    const log = openLog({ logLevel: 'info' })
    for (let line = 0; line < 20_000; line++) log.info('x'.repeat(100))
    setTimeout(() => process.stderr.write('alive'), 50)`
  const full = openSync('/dev/full', 'w')
  const args = ['--input-type=module', '-e', program]
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'] })
  closeSync(full)
  expect([status, String(stderr)]).toEqual([0, 'alive'])
})
