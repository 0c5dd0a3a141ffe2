// `npm test -- dates`: the tests on days and in zones with a past or likely fault. Debian's faketime moves the clock,
// for the database as well.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { installDebianPackages, mayInstall } from './debian-packages.mjs'
import { Explained, inRepository } from './paths.mjs'
import { inSeconds } from './side-by-side.mjs'

const amsterdam = 'Europe/Amsterdam'
const [yearEnd, springNight] = ['2026-12-31T23:30+01:00', '2027-03-28T00:30+01:00']
const days = {
  'a Saturday': '2026-11-28T12:00+01:00',
  'a Sunday': '2026-11-29T12:00+01:00',
  '2 December': '2026-12-02T12:00+01:00',
  '28 December': '2026-12-28T12:00+01:00',
  'the end of the year': yearEnd,
  'the new year': '2027-01-01T00:30+01:00',
  'the night in which clocks go forward': springNight,
  'after clocks went forward': '2027-03-28T12:00+02:00',
  'the end of a month': '2027-05-31T12:00+02:00',
  'the night in which clocks go back': '2027-10-31T00:30+02:00',
  'after clocks went back': '2027-10-31T12:00+01:00',
  '29 February': '2028-02-29T12:00+01:00',
}
const elsewhere = ['America/Los_Angeles', 'Pacific/Auckland']

/** First the machine's clock is moved alone, on which no test may depend; then the day of the tests as well. */
const runs = [
  ...Object.entries(days).map(([day, at]) => ({ day, at, zone: amsterdam, isTestsDay: false })),
  ...elsewhere.flatMap((zone) => [yearEnd, springNight].map((at) => ({ day: zone, at, zone, isTestsDay: false }))),
  ...Object.entries(days).map(([day, at]) => ({ day, at, zone: amsterdam, isTestsDay: true })),
]

/** `runVitest(name, words, env)` counts what passed. DATES chooses by a part of the moment, such as 2026-12. */
export async function runDates(write, runVitest) {
  const preload = ensureFaketime()
  const counted = { passed: 0, failed: 0, skipped: 0 }
  for (const run of runs.filter(({ at }) => at.includes(process.env.DATES ?? ''))) {
    const startedAt = Date.now()
    let [passed, failed] = [0, 0]
    for (const words of wordsOf(run)) {
      const done = await runVitest('dates', [...words, '--reporter=dot'], environmentOf(run, preload))
      passed += done.passed
      failed += done.failed
    }
    counted.passed += passed
    counted.failed += failed
    const what = `${run.isTestsDay ? 'tests and machine' : 'machine'} at ${run.at}, ${run.zone} (${run.day})`
    write(`\n${failed === 0 ? 'good' : 'FAILED'}  ${what}: ${passed} passed, ${inSeconds(Date.now() - startedAt)}\n\n`)
  }
  return counted
}

/** Pure tests have no day that could be moved, nor have those of the server that say which day it is. */
const wordsOf = ({ isTestsDay }) =>
  isTestsDay
    ? [['--project', 'real', ...serverTests(/\bstart(?:Site|TestServer)\((?!\{ today)/)]]
    : [
        ['--project', 'pure'],
        ['--project', 'real', ...serverTests(/\bstart(?:Site|Desk|TestServer)\(/)],
      ]

const serverTests = (starting) =>
  readdirSync(inRepository('server'), { recursive: true })
    .map((path) => `server/${path}`)
    .filter((path) => path.endsWith('.test.ts') && starting.test(readFileSync(inRepository(path), 'utf8')))

const environmentOf = ({ at, zone, isTestsDay }, preload) => ({
  LD_PRELOAD: preload,
  FAKETIME: `+${Math.round((Date.parse(at) - Date.now()) / 1_000)}s`.replace('+-', '-'),
  // Durations stay real, and so does the age of a build.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  NO_FAKE_STAT: '1',
  TZ: zone,
  ...(isTestsDay && { TEST_NOW: new Date(at).toISOString() }),
})

/** The preload that moves the clock of a process and its children. */
function ensureFaketime() {
  const find = () => spawnSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).stdout?.trim()
  if (!find() && mayInstall()) installDebianPackages(['faketime'])
  const found = find()
  if (found) return found
  throw new Explained('These tests need faketime. On Debian, as root: "apt-get install faketime".')
}
