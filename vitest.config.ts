import { defineConfig } from 'vitest/config'
import { articlesPlugin } from './articles.config.ts'

// Pure rooms run in parallel; tests with a real database or processes run one file at a time, because this machine class
// has two cores and each such file starts its own database. `durability` kills server and database processes for minutes.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [articlesPlugin()],
        test: {
          name: 'pure',
          include: [
            '*.test.ts',
            'lending/**/*.test.ts',
            'contract/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'mock-api/**/*.test.ts',
            'sabotage/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'real',
          include: ['run/**/*.test.ts', 'server/**/*.test.ts', 'bank-sandbox/**/*.test.ts'],
          fileParallelism: false,
          // Six times what the slowest without a limit of its own takes here: the machine may be slower, or busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'durability',
          include: ['e2e/durability/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
