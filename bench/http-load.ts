// Polls and saved amounts a second over 32 connections, against a loop over pg with the least SQL that they need, on
// one PostgreSQL in turns. Aim: 0.40 of the loop over pg, p99 below 50 ms.
// Run: node_modules/.bin/node bench/http-load.ts [seconds of each turn, 20] [turns, 1]
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import pg from 'pg'
import { apiPrefix, calls } from '../contract/calls.ts'
import { newVisitor } from '../server/testing/visitor.ts'
import { loadWorks, type LoadName, type LoadSession } from './load-statements.ts'
import { type LoadServer, withLoadServer } from './load-server.ts'
import { percentile } from './percentile.ts'
import { type Figure, isSmall, report, sizes, timed } from './report.ts'

const [seconds, turns] = sizes([20, 0, 600], [1, 1, 20])
const smallCalls = 5
const connections = isSmall ? 8 : 32
const sessionCount = isSmall ? 4 : 64
const aim = 0.4
const p99LimitMs = 50
const warmMs = isSmall ? 0 : 1_000

/** `cpuMs`: processor time of the serving process for one call, where the system shows it. */
type Measured = { aSecond: number; p99Ms: number; cpuMs: number | null }

/** Begun by the real calls, so that every row is there. */
async function beginSession(origin: string): Promise<LoadSession> {
  const visitor = newVisitor(origin)
  const caseId = await visitor.begin('00900003')
  const claims = JSON.parse(Buffer.from(visitor.token!.split('.')[1]!, 'base64url').toString()) as { sid: string }
  return { sessionId: claims.sid, caseId, cookie: visitor.cookie!, token: visitor.token! }
}

/** The bytes of one request; written out, since a client that thinks takes the processor from the server. */
function requestOf(name: LoadName, origin: string, session: LoadSession, turn: number): string {
  const call = name === 'poll' ? calls.readCaseState : calls.saveLoanAmount
  const body = name === 'poll' ? '' : JSON.stringify({ loanAmount: 5_000 + (turn % 400) * 500 })
  const lines = [
    `${call.method} ${apiPrefix}/${call.path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `cookie: ${session.cookie}`,
    `authorization: Bearer ${session.token}`,
    ...(name === 'poll' ? [] : postLines(origin, body)),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

const postLines = (origin: string, body: string) => [
  `origin: ${origin}`,
  'content-type: application/json',
  `content-length: ${body.length}`,
  `idempotency-key: ${randomUUID()}`,
]

type Ask = (turn: number) => Promise<void>

/** One kept connection, one request at a time. */
async function asker(origin: string, name: LoadName, sessions: readonly LoadSession[]): Promise<[Ask, () => void]> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let settle: (() => void) | null = null
  let fail: (error: Error) => void = () => undefined
  let read = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    read += text
    const end = read.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(read)?.[1] ?? 0)
    if (read.length < end + 4 + length) return
    if (!/^HTTP\/1\.1 20[04]/.test(read)) return fail(new Error(read.slice(0, 300)))
    read = ''
    settle?.()
  })
  const ask: Ask = (turn) =>
    new Promise((resolve, reject) => {
      ;[settle, fail] = [resolve, reject]
      socket.write(requestOf(name, origin, sessions[turn % sessions.length]!, turn))
    })
  return [ask, () => socket.destroy()]
}

/** As many as go in these seconds, or a few each in a small run, each asker one after another. */
async function measured(askers: readonly Ask[], pid: number): Promise<Measured> {
  const waitsMs: number[] = []
  let turn = 0
  const startMs = performance.now() + warmMs
  const isOver = (made: number): boolean =>
    isSmall ? made >= smallCalls : performance.now() >= startMs + seconds * 1_000
  const one = async (ask: Ask) => {
    for (let made = 0; !isOver(made); made++) {
      const askedMs = performance.now()
      await ask(turn++)
      if (askedMs >= startMs) waitsMs.push(performance.now() - askedMs)
    }
  }
  const before = processorMs(pid)
  await Promise.all(askers.map(one))
  const cpuMs = before === null ? null : (processorMs(pid)! - before) / turn
  const aSecond = waitsMs.length / ((performance.now() - startMs) / 1_000)
  return { aSecond, p99Ms: percentile(waitsMs, 0.99), cpuMs }
}

/** In user and system mode since its start, of Linux's clock of 100 a second. */
function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

async function overHttp(
  origin: string,
  pid: number,
  name: LoadName,
  sessions: readonly LoadSession[],
): Promise<Measured> {
  const opened = await Promise.all(Array.from({ length: connections }, () => asker(origin, name, sessions)))
  return measured(
    opened.map(([ask]) => ask),
    pid,
  ).finally(() => opened.forEach(([, close]) => close()))
}

async function overPg(url: string, name: LoadName, sessions: readonly LoadSession[]): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  const ask: Ask = async (turn) => {
    const client = await pool.connect()
    await loadWorks[name](client, sessions[turn % sessions.length]!, turn).finally(() => client.release())
  }
  return measured(
    Array.from({ length: connections }, () => ask),
    process.pid,
  ).finally(() => pool.end())
}

async function compare({ origin, databaseUrl, pid }: LoadServer): Promise<Figure[]> {
  const sessions = await Promise.all(Array.from({ length: sessionCount }, () => beginSession(origin)))
  const figures: Figure[] = []
  for (let turn = 1; turn <= turns; turn++) {
    for (const name of ['poll', 'post'] as const) {
      const ours = await overHttp(origin, pid, name, sessions)
      figures.push(...figuresOf(name, ours, await overPg(databaseUrl, name, sessions)))
    }
  }
  return figures
}

function figuresOf(name: LoadName, ours: Measured, sql: Measured): Figure[] {
  const all = Object.entries({ ours, 'loop over pg': sql })
  return [
    ...all.map(([what, { aSecond }]) => timed(`${name}, ${what}`, aSecond, '/s')),
    ...all.flatMap(([what, { cpuMs }]) => (cpuMs === null ? [] : [timed(`${name}, ${what}, processor`, cpuMs, 'ms')])),
    timed(`${name}, ours, p99`, ours.p99Ms, 'ms', { most: p99LimitMs }),
    timed(`${name}, beside the loop over pg`, ours.aSecond / sql.aSecond, 'times', { least: aim }),
  ]
}

await report(() => withLoadServer(compare))
