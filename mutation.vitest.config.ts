import { defineConfig } from 'vitest/config'

// The tests that `npm run mutate` asks about each changed line; run/mutate.mjs names them.
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? 'lending/**/*.test.ts').split(','),
    setupFiles: ['run/mutation-properties.mjs'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
