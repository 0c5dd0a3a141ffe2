// How fast statement files are read, beside the packages people use and the bare reading of the bytes, in turns, by processor time.
// Limits: MT940 150 MB/s and 10 times the faster peer, CAMT 60 MB/s and 10 times a DOM parse, 64 MB above an idle process.
// Run: node_modules/.bin/node bench/statements.ts [megabytes] [rounds] [memoryMegabytes]
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { statementFile, type BenchFormat } from './statement-files.ts'
import { contenders, ownCount } from './statement-peers.ts'

type Measured = { bookings: number | null; wallMs: number; cpuMs: number; aboveIdleMegabytes: number }
type Result = { name: string; rounds: Measured[] }

const formats: readonly BenchFormat[] = ['mt940', 'camt', 'csv']
const limits: Readonly<Record<BenchFormat, { megabytesPerSecond: number | null; timesThePeer: number | null }>> = {
  mt940: { megabytesPerSecond: 150, timesThePeer: 10 },
  camt: { megabytesPerSecond: 60, timesThePeer: 10 },
  csv: { megabytesPerSecond: null, timesThePeer: null },
}
/** Where the time goes that is our own, by profiles (`node --cpu-prof`) of the same files. */
const whatLimits: Readonly<Record<BenchFormat, string>> = {
  mt940: 'finding and cutting out the parts of each remittance text, about a third; then finding and joining lines',
  camt: 'walking over the markup byte by byte, about half; then making a booking of the texts, about a third',
  csv: 'finding labels in the remarks and tidying texts, about half; then cutting rows into fields, about a quarter',
}
const aboveIdleLimitMegabytes = 64
/** Large enough that all of the code that matters is compiled before the time is taken. */
const warmUpBytes = 20e6
const childPatienceMs = 600_000

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN

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
  const startedAt = performance.now()
  const before = process.cpuUsage()
  const bookings = await contender.run(file)
  const { user, system } = process.cpuUsage(before)
  const measured: Measured = {
    bookings,
    wallMs: performance.now() - startedAt,
    cpuMs: (user + system) / 1_000,
    aboveIdleMegabytes: (process.resourceUsage().maxRSS * 1_024 - idleBytes) / 1e6,
  }
  console.log(JSON.stringify(measured))
}

function measureApart(format: BenchFormat, name: string, file: string, warmUpFile: string): Measured | null {
  const program = [fileURLToPath(import.meta.url), '--measure', format, name, file, warmUpFile]
  const child = spawnSync(process.execPath, program, { encoding: 'utf8', timeout: childPatienceMs })
  if (child.status === 0) return JSON.parse(child.stdout) as Measured
  console.log(
    `  ${name} failed: ${(child.stderr || String(child.error)).trim().split('\n').slice(-12).join(' ').slice(0, 400)}`,
  )
  return null
}

function run(format: BenchFormat, folder: string, bytes: number, rounds: number): boolean {
  const file = join(folder, format)
  const warmUpFile = join(folder, `${format}-warm-up`)
  writeFile(file, format, bytes)
  writeFile(warmUpFile, format, warmUpBytes)
  const megabytes = statSync(file).size / 1e6
  console.log(`${format}, ${megabytes.toFixed(1)} MB, medians of ${rounds} rounds`)
  const results: Result[] = contenders[format].map(({ name }) => ({ name, rounds: [] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const measured = measureApart(format, result.name, file, warmUpFile)
      if (measured) result.rounds.push(measured)
    }
  }
  rmSync(file)
  return report(format, results, megabytes)
}

function report(format: BenchFormat, results: readonly Result[], megabytes: number): boolean {
  const speedOf = ({ rounds }: Result): number => megabytes / (median(rounds.map(({ cpuMs }) => cpuMs)) / 1_000)
  for (const result of results) {
    const wall = megabytes / (median(result.rounds.map(({ wallMs }) => wallMs)) / 1_000)
    const above = median(result.rounds.map(({ aboveIdleMegabytes }) => aboveIdleMegabytes))
    const found = result.rounds[0]?.bookings
    const figures = `${speedOf(result).toFixed(1).padStart(8)} MB/s (${wall.toFixed(1)} by the clock)`
    console.log(
      `  ${result.name.padEnd(16)}${figures}, ${above.toFixed(0)} MB above idle${found == null ? '' : `, ${found} bookings`}`,
    )
  }
  const [first] = results
  const peers = results.slice(ownCount).filter(({ rounds }) => rounds.length > 0)
  if (!first || peers.some(({ rounds }) => rounds[0]?.bookings !== first.rounds[0]?.bookings)) {
    console.log('  The readers do not agree on the number of bookings, so their speeds cannot be compared.')
    return false
  }
  console.log(`  ${inWords(format, results.map(speedOf))}`)
  const times = speedOf(first) / Math.max(...peers.map(speedOf))
  const { megabytesPerSecond, timesThePeer } = limits[format]
  const speedLimit = megabytesPerSecond === null ? '' : ` (limit ${megabytesPerSecond} MB/s)`
  const timesLimit = timesThePeer === null ? '' : ` (limit ${timesThePeer})`
  console.log(
    `  ours: ${speedOf(first).toFixed(1)} MB/s${speedLimit}, ${times.toFixed(1)} times the faster peer${timesLimit}`,
  )
  return speedOf(first) >= (megabytesPerSecond ?? 0) && times >= (timesThePeer ?? 0)
}

/** How far we are from the bytes alone, and what is between. The first contenders are ours and three floors of it. */
function inWords(format: BenchFormat, speeds: readonly number[]): string {
  const [ours = NaN, reading = NaN, decoding = NaN, cutting = NaN] = speeds
  const share = (speed: number): number => (ours / speed) * 100
  // Both are measured apart, and reading with decoding may by chance come out as the faster.
  const decodingShare = Math.max(share(decoding) - share(reading), 0)
  const own = 100 - share(reading) - decodingShare
  return (
    `Reading the bytes alone is ${(reading / ours).toFixed(1)} times as fast: it is ${share(reading).toFixed(0)} % of our time, ` +
    `decoding another ${decodingShare.toFixed(0)} %.\n` +
    `  The floor of any reader of texts (latin-1, cut into lines, nothing looked at) is ${share(cutting).toFixed(0)} % of it.\n` +
    `  The other ${own.toFixed(0)} % limit us: ${whatLimits[format]}.`
  )
}

function measureMemory(folder: string, bytes: number): boolean {
  const isWithin = formats.map((format) => {
    const [file, warmUpFile] = [join(folder, 'large'), join(folder, 'small')]
    writeFile(file, format, bytes)
    writeFile(warmUpFile, format, warmUpBytes)
    const above = measureApart(format, 'ours', file, warmUpFile)?.aboveIdleMegabytes ?? Infinity
    console.log(
      `${format}, ${(bytes / 1e6).toFixed(0)} MB: ${above.toFixed(0)} MB above idle (limit ${aboveIdleLimitMegabytes} MB)`,
    )
    return above <= aboveIdleLimitMegabytes
  })
  return isWithin.every(Boolean)
}

function main(): void {
  const [megabytes, rounds, memoryMegabytes] = [
    Math.min(Math.max(Number(process.argv[2] ?? 50) || 50, 1), 1_000),
    Math.min(Math.max(Number(process.argv[3] ?? 5) || 5, 1), 100),
    Math.min(Math.max(Number(process.argv[4] ?? 0) || 0, 0), 2_000),
  ]
  const folder = mkdtempSync(join(tmpdir(), 'vlot-bench-statements-'))
  try {
    console.log(
      `load average ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    )
    const isFast = formats.map((format) => run(format, folder, megabytes * 1e6, rounds)).every(Boolean)
    const isFlat = memoryMegabytes === 0 || measureMemory(folder, memoryMegabytes * 1e6)
    if (!isFast || !isFlat) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [, , mode, format, name, file, warmUpFile] = process.argv
if (mode === '--measure') await measure(format as BenchFormat, name ?? '', file ?? '', warmUpFile ?? '')
else main()
