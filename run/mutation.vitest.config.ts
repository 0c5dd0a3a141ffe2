import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tables of examples notice most changes at once, and the first test that fails ends the question; so properties come last. */
class PropertiesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(readFileSync(moduleId, 'utf8').includes('fast-check'))
    return files.toSorted((a, b) => isSlow(a) - isSlow(b))
  }
}

const tests = (process.env['MUTATION_TESTS'] ?? 'lending/**/*.test.ts').split(',')

// The tests that `npm run mutate` asks about each changed line; run/mutate.mjs names them.
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: tests,
    globalSetup: tests.some((path) => path.startsWith('server/')) ? ['server/testing/database-server.ts'] : [],
    setupFiles: ['run/mutation-properties.mjs'],
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: PropertiesLast },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
