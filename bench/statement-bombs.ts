// The bombs of security.md: files made to cost time or memory. Each must be refused, and within the time.
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { packFile, zipOf } from '#server/testing/zip-file.ts'
import { unpackZip, ZipRefused } from '#server/uploads/unpack-zip.ts'
import { type Figure, timed } from './report.ts'

const refusedWithinMs = 500
const attemptsMax = 3
const megabyte = 1024 * 1024

const mt940Head = ':20:A\n:25:NL20INGB0001234567\n:60F:C260301EUR1,00\n'
const csvHead =
  '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"\n'
const camtHead = '<Document><BkToCstmrStmt><Stmt>'

const entities = Array.from({ length: 9 }, (_, step) => `<!ENTITY b${step + 1} "${`&b${step};`.repeat(10)}">`).join('')
const attributes = Array.from({ length: 100_000 }, (_, number) => `a${number}="1"`).join(' ')
const csvRow = (account: string): string =>
  `"20260302";"A";"${account}";"";"OV";"Af";"1,00";"Overschrijving";"x";"1,00";""\n`

const textBombs: Readonly<Record<string, () => string>> = {
  'XML that names a file of the server': () =>
    `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><Document>&b;</Document>`,
  'a billion laughs': () => `<!DOCTYPE a [<!ENTITY b0 "ha">${entities}]><Document>&b9;</Document>`,
  'elements a million deep': () => camtHead + '<a>'.repeat(1_000_000),
  'an element with 100,000 attributes': () => `${camtHead}<a ${attributes}/>`,
  'one tag of 20 MB': () => `${camtHead}<${'a'.repeat(20 * megabyte)}>`,
  'one comment of 20 MB': () => `${camtHead}<!--${'a'.repeat(20 * megabyte)}-->`,
  '20 MB of empty elements': () => camtHead + '<a/>'.repeat(5 * megabyte),
  'one line of 20 MB in MT940': () => `${mt940Head}:86:${'x'.repeat(20 * megabyte)}`,
  'one text of 20 MB in short lines': () =>
    `${mt940Head}:61:260302C1,00NTRFX\n:86:x\n${`${'y'.repeat(60)}\n`.repeat(350_000)}`,
  '20 MB of line ends': () => mt940Head + '\n'.repeat(20 * megabyte),
  'a hundred thousand statements without a booking': () => `${mt940Head}:62F:C260301EUR1,00\n-\n`.repeat(100_000),
  'a million bookings': () => mt940Head + ':61:260302C1,00NTRFX\n'.repeat(1_000_000),
  'one CSV field of 20 MB': () => `${csvHead}"${'a'.repeat(20 * megabyte)}`,
  'a CSV field over a million lines': () => `${csvHead}"${'a\n'.repeat(1_000_000)}`,
  'a CSV field of a million lines of quotes': () => `${csvHead}"${'""\n'.repeat(1_000_000)}`,
  'CSV lines of quotes that close nothing': () => `${'"a,'.repeat(21_000)}\n`.repeat(300),
  'a CSV file of 200,000 accounts': () =>
    csvHead +
    Array.from({ length: 200_000 }, (_, number) => csvRow(`NL20INGB${String(number).padStart(10, '0')}`)).join(''),
  'a file of 26 MB': () => csvHead + csvRow('NL20INGB0001234567').repeat(330_000),
}

const zipBombs: Readonly<Record<string, () => Buffer>> = {
  'a zip of 200 MB of zeros': () => zipOf([packFile('a.txt', Buffer.alloc(200 * megabyte))]),
  'a zip that says 100 bytes and holds 200 MB': () => zipOf([packFile('a.txt', Buffer.alloc(200 * megabyte), 100)]),
  'a zip of 24 MB of one letter': () => zipOf([packFile('a.txt', Buffer.alloc(24 * megabyte, 97))]),
  'a zip in a zip': () => zipOf([packFile('a.zip', zipOf([packFile('a.txt', Buffer.from('a'))]))]),
  'a zip of 65,000 files': () => {
    const one = packFile('a', Buffer.from('a'))
    return zipOf(Array.from({ length: 65_000 }, (_, number) => ({ ...one, name: String(number) })))
  },
}

/** The milliseconds until each bomb was refused; no figure for one that was not. */
export async function refuseBombs(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, make] of Object.entries(textBombs)) {
    const bytes = Buffer.from(make())
    figures.push(await timedRefusal(name, () => refusalOfText(bytes)))
  }
  for (const [name, make] of Object.entries(zipBombs)) {
    const bytes = make()
    figures.push(await timedRefusal(name, () => refusalOfZip(bytes)))
  }
  return figures
}

function refusalOfText(bytes: Buffer): string | null {
  const outcome = readStatementFile(bytes)
  return outcome.ok ? null : outcome.refusal.code
}

async function refusalOfZip(bytes: Buffer): Promise<string | null> {
  try {
    await unpackZip(bytes)
    return null
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    return `zip ${error.refusal}`
  }
}

async function timedRefusal(name: string, refuse: () => string | null | Promise<string | null>): Promise<Figure> {
  let refusal: string | null = null
  let tookMs = Infinity
  // Processor time, and the best of a few: on a busy machine it includes other programs' effect on memory.
  for (let attempt = 0; attempt < attemptsMax && tookMs > refusedWithinMs; attempt += 1) {
    const before = process.cpuUsage()
    refusal = await refuse()
    const { user, system } = process.cpuUsage(before)
    tookMs = Math.min(tookMs, (user + system) / 1_000)
  }
  return timed(`${name}: ${refusal ?? 'not refused'}`, refusal === null ? null : tookMs, 'ms', {
    most: refusedWithinMs,
  })
}
