import { join } from 'node:path'
import { build } from 'vite'
import { ofSite } from './vite-config.ts'

/** Builds the mock backend as one file, which each lender's site gets with its lender in front (write-site.ts). */
export async function buildTesterWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: ofSite,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', 'mock-api', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'tester-worker.js' },
      },
    },
  })
}
