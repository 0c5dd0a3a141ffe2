// A server that does nothing but the least SQL of the two hot paths (http-load.ts), in its own process.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { loadWorks, type LoadSession } from './load-statements.ts'

const pool = new pg.Pool({ connectionString: process.env['LOAD_DATABASE_URL'], max: 12 })
// The database goes first when the bench ends.
pool.on('error', () => undefined)
const sessions = new Map<string, LoadSession>()
let turn = 0

const server = createServer((request, response) => {
  const session = sessions.get(request.headers.cookie ?? '')
  if (!session) return void response.writeHead(401).end()
  const name = request.method === 'POST' ? 'post' : 'poll'
  request.resume().on('end', () => {
    void (async () => {
      const client = await pool.connect()
      await loadWorks[name](client, session, turn++).finally(() => client.release())
      if (name === 'post') response.writeHead(204).end()
      else response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 }).end('{}')
    })()
  })
})

process.once('message', (given: LoadSession[]) => {
  for (const session of given) sessions.set(session.cookie, session)
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  )
})
process.once('disconnect', () => process.exit(0))
