import { randomInt } from 'node:crypto'
import pg from 'pg'

/**
 * Identifies this process in the database while it is alive: the key of an advisory lock on a separate connection.
 * PostgreSQL releases the lock when the process or the connection dies; the next call then takes a new key.
 */
export class Presence {
  readonly #url: string
  #client: pg.Client | null = null
  #number: Promise<number> | null = null

  constructor(databaseUrl: string) {
    this.#url = databaseUrl
  }

  /** Rejects while the database cannot be reached. */
  number(): Promise<number> {
    this.#number ??= this.#take()
    return this.#number
  }

  /** For a number whose lock is free: its connection died, and this process has not heard of it yet. */
  async forget(number: number): Promise<void> {
    if ((await this.#number) === number) this.#number = null
  }

  async #take(): Promise<number> {
    const number = randomInt(2 ** 47)
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'vlot-presence',
    })
    const lose = () => {
      if (this.#client === client) this.#number = null
    }
    this.#client = client
    client.on('error', lose).on('end', lose)
    try {
      await client.connect()
      await client.query('select pg_advisory_lock($1)', [number])
      return number
    } catch (error) {
      lose()
      void client.end().catch(() => undefined)
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#client?.end()
  }
}
