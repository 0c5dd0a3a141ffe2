// The speed of our readers of statement files and of popular packages, in turns, by processor time. Limits: MT940 150
// MB/s and 10x the faster peer, CAMT 60 MB/s and 10x a DOM parse, 64 MB above an idle process.
// Run: npm ci --prefix bench/peers; npx node bench/statements.ts [megabytes] [rounds] [memoryMegabytes]
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { percentile } from './percentile.ts'
import { counted, type Figure, isSmall, report, sizes, timed } from './report.ts'
import { statementFile, type BenchFormat } from './statement-files.ts'
import { contenders } from './statement-peers.ts'

type Measured = { bookings: number; cpuMs: number; aboveIdleMegabytes: number }

const [megabytes, rounds, memoryMegabytes] =
  process.argv[2] === '--measure' ? [0, 0, 0] : sizes([50, 0.3, 1_000], [5, 1, 100], [0, 0, 2_000])
const formats: readonly BenchFormat[] = ['mt940', 'camt', 'csv']
const limits: Readonly<Record<BenchFormat, { megabytesPerSecond: number | null; timesThePeer: number | null }>> = {
  mt940: { megabytesPerSecond: 150, timesThePeer: 10 },
  camt: { megabytesPerSecond: 60, timesThePeer: 10 },
  csv: { megabytesPerSecond: null, timesThePeer: null },
}
const aboveIdleLimitMegabytes = 64
/** Large enough that all of the code that matters is compiled before the time is taken. */
const warmUpBytes = isSmall ? 0.2e6 : 20e6
const childPatienceMs = 600_000
const none = { most: 0, least: 0 }

function writeFile(path: string, format: BenchFormat, bytes: number): void {
  const file = openSync(path, 'w')
  for (const piece of statementFile(format, bytes)) writeSync(file, piece)
  closeSync(file)
}

/** The child's part: once over a small file, so that the code is compiled and idle is known, then the large one. */
async function measure(format: BenchFormat, name: string, file: string, warmUpFile: string): Promise<void> {
  const contender = contenders[format].find((one) => one.name === name)
  if (!contender) throw new Error(`No contender ${name} for ${format}`)
  const idleBytes = process.memoryUsage.rss()
  await contender.run(warmUpFile)
  const before = process.cpuUsage()
  const bookings = await contender.run(file)
  const { user, system } = process.cpuUsage(before)
  const measured: Measured = {
    bookings,
    cpuMs: (user + system) / 1_000,
    aboveIdleMegabytes: (process.resourceUsage().maxRSS * 1_024 - idleBytes) / 1e6,
  }
  console.log(JSON.stringify(measured))
}

/** Null, with the reason printed, when a contender fails. */
function measureApart(format: BenchFormat, name: string, file: string, warmUpFile: string): Measured | null {
  const program = [fileURLToPath(import.meta.url), '--measure', format, name, file, warmUpFile]
  const child = spawnSync(process.execPath, program, { encoding: 'utf8', timeout: childPatienceMs })
  if (child.status === 0) return JSON.parse(child.stdout) as Measured
  const said = (child.stderr || String(child.error)).trim().split('\n')
  console.log(`${format}, ${name} failed: ${said.slice(-12).join(' ').slice(0, 400)}`)
  return null
}

function figuresOf(format: BenchFormat, folder: string): Figure[] {
  const [file, warmUpFile] = [join(folder, format), join(folder, `${format}-warm-up`)]
  writeFile(file, format, megabytes * 1e6)
  writeFile(warmUpFile, format, warmUpBytes)
  const size = statSync(file).size / 1e6
  const taken = contenders[format]
  const measured = Array.from({ length: rounds }, () =>
    taken.map(({ name }) => measureApart(format, name, file, warmUpFile)),
  )
  rmSync(file)
  const results = taken.map(({ name }, place) => {
    const times = measured.map((round) => round[place]?.cpuMs ?? NaN)
    const speed = times.includes(NaN) ? NaN : size / (percentile(times, 0.5) / 1_000)
    return { name, bookings: measured[0]![place]?.bookings ?? null, speed }
  })
  const [own, ...peers] = [results[0]!, ...results.slice(1)]
  const { megabytesPerSecond, timesThePeer } = limits[format]
  const times = own.speed / Math.max(...peers.map(({ speed }) => speed))
  return [
    counted(`${format}, bookings`, own.bookings, { least: 1 }),
    ...peers.map(({ name, bookings }) =>
      counted(
        `${format}, bookings that ${name} reads otherwise`,
        bookings === null ? null : bookings - own.bookings!,
        none,
      ),
    ),
    timed(`${format}, ours`, own.speed, 'MB/s', megabytesPerSecond === null ? {} : { least: megabytesPerSecond }),
    ...peers.map(({ name, speed }) => timed(`${format}, ${name}`, speed, 'MB/s')),
    timed(`${format}, beside the faster peer`, times, 'times', timesThePeer === null ? {} : { least: timesThePeer }),
  ]
}

function memoryOf(format: BenchFormat, folder: string): Figure {
  const [file, warmUpFile] = [join(folder, 'large'), join(folder, 'small')]
  writeFile(file, format, memoryMegabytes * 1e6)
  writeFile(warmUpFile, format, warmUpBytes)
  const above = measureApart(format, 'ours', file, warmUpFile)?.aboveIdleMegabytes ?? null
  return timed(`${format} of ${memoryMegabytes} MB, above idle`, above, 'MB', { most: aboveIdleLimitMegabytes })
}

function measureAll(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'vlot-bench-statements-'))
  try {
    console.log(`load average ${loadavg()[0]!.toFixed(1)}`)
    const memory = memoryMegabytes === 0 ? [] : formats.map((format) => memoryOf(format, folder))
    return [...formats.flatMap((format) => figuresOf(format, folder)), ...memory]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [, , mode, format, name, file, warmUpFile] = process.argv
if (mode === '--measure') await measure(format as BenchFormat, name ?? '', file ?? '', warmUpFile ?? '')
else await report(measureAll)
