// Where things are. These scripts run on Node 20 with nothing installed, so they use nothing but Node itself.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = dirname(dirname(fileURLToPath(import.meta.url)))
export const inRepository = (...parts) => join(repository, ...parts)

/** The folder for everything that must outlive a restart. A relative DATA_DIR counts from the repository. */
export const dataFolder = () => resolve(repository, process.env.DATA_DIR || '.data')

/** A problem that a person can solve: its message is shown as it is, without a stack. */
export class Explained extends Error {}

/** Runs the program; an explained problem ends it with its message and code 1, anything else with its stack. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Explained ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
