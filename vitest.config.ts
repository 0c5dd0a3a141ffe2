import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { articlesPlugin } from './site-build/articles.ts'

/** For the programs that tests start: Node keeps what it compiled, and each later start takes half as long. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '.build', 'compile-cache') }

// Files share a worker, so that shared modules load once: they leave nothing behind in a module. `real` has one
// database server, on which each file has its databases. `durability` kills server and database processes.
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [articlesPlugin()],
        test: {
          name: 'pure',
          include: [
            '*.test.ts',
            'lending/**/*.test.ts',
            'contract/**/*.test.ts',
            'ui/**/*.test.{ts,tsx}',
            'web/**/*.test.{ts,tsx}',
            'desk/**/*.test.{ts,tsx}',
            'mock-api/**/*.test.ts',
            'site-build/**/*.test.ts',
            'sabotage/**/*.test.ts',
          ],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'real',
          include: ['run/**/*.test.ts', 'server/**/*.test.ts', 'bank-sandbox/**/*.test.ts'],
          // Pages that the server completes are rendered from their sources, with their style.
          css: true,
          globalSetup: ['server/testing/database-server.ts'],
          isolate: false,
          env,
          // Six times what the slowest without a limit takes here: the machine may be slower, or busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'durability',
          include: ['e2e/durability/**/*.test.ts'],
          fileParallelism: false,
          // Runs beside `real`, whose servers draw theirs from 20,000 on.
          env: { ...env, TEST_PORTS_FROM: '29000' },
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
