import {
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A connection that is taken, until it is given back. */
type Hold = { isOver: boolean }

const holds = new AsyncLocalStorage<Hold>()

/**
 * Runs `work` while a connection is held. It may take no second one: transactions waiting for each other's connections
 * would deadlock (docs/security.md, "Learned by attacking it").
 */
async function holding<T>(work: () => Promise<T>): Promise<T> {
  const hold = { isOver: false }
  try {
    return await holds.run(hold, work)
  } finally {
    // Work that was started here and goes on by itself is free again.
    hold.isOver = true
  }
}

function refuseSecondConnection(): void {
  const hold = holds.getStore()
  if (hold && !hold.isOver) throw new Error('Within a transaction its own connection is used, never a second one.')
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** A pool's repeated statements, each prepared once per connection. Bounded, since lists make ever new texts. */
class PreparedStatements {
  static readonly max = 400
  readonly #seenOnce = new Set<string>()
  readonly #names = new Map<string, string>()
  #named = 0

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= PreparedStatements.max) return known
    if (!this.#seenOnce.has(text)) {
      if (this.#seenOnce.size >= PreparedStatements.max) this.#seenOnce.clear()
      this.#seenOnce.add(text)
      return undefined
    }
    const name = `vlot-${this.#named++}`
    this.#names.set(text, name)
    return name
  }

  /** A newer process has changed a table meanwhile: all are prepared again, under other names. */
  forgetChangedPlans(error: { code?: unknown }): void {
    const featureNotSupported = '0A000'
    if (error.code === featureNotSupported) this.#names.clear()
  }
}

/** The queue's query for its next job has no values, and takes longer to plan than to run. */
const isWorthPlanning = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 || (/^\s*with\s/i.test(text) && !text.includes(';'))

/** The class of a pool's clients, which prepare together what comes again. */
export function preparingClient(): typeof pg.Client {
  const statements = new PreparedStatements()
  return class extends pg.Client {
    // The many shapes of `query`; only Kysely's and pg-boss's, a text with its values, is looked at.
    override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const ask = super.query.bind(this) as (...asked: unknown[]) => unknown
      const isPlanned = typeof text === 'string' && Array.isArray(values) && isWorthPlanning(text, values)
      const name = isPlanned ? statements.nameOf(text) : undefined
      if (name === undefined) return ask(text, values, ...rest)
      const asked = ask({ name, text, values }, ...rest)
      if (asked instanceof Promise) asked.catch((error) => statements.forgetChangedPlans(error))
      return asked
    }) as pg.Client['query']
  }
}

/** A pool of which no caller holds two connections at once; asking for a second throws. */
export class ConnectionPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: preparingClient() } as pg.PoolConfig)
  }

  /** For `query` and Kysely; several statements on one connection use `hold`. */
  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    refuseSecondConnection()
    return taken ? super.connect(taken) : super.connect()
  }

  /** Runs `work` on one connection. */
  async hold<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.connect()
    try {
      return await holding(() => work(client))
    } finally {
      client.release()
    }
  }
}

/** Kysely on this pool, whose transactions hold their connection as `ConnectionPool.hold` does. */
export function databaseOver<Schema>(pool: ConnectionPool): Kysely<Schema> {
  const dialect = new PostgresDialect({ pool })
  const driver = dialect.createDriver()
  const connections = heldConnections(driver)
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), connections)
  return new Kysely<Schema>({ config: { dialect }, dialect, driver, executor })
}

function heldConnections(driver: Driver): ConnectionProvider {
  const ready = driver.init()
  return {
    async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
      await ready
      const connection = await driver.acquireConnection()
      try {
        return await holding(() => consumer(connection))
      } finally {
        await driver.releaseConnection(connection)
      }
    },
  }
}
