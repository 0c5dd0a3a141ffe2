import type { Locator } from '@playwright/test'
import { expect } from './page.ts'

/** Turns to a form and waits for its rules; a form sent earlier goes the way of a page without a script. */
export async function turnTo(form: Locator): Promise<void> {
  await form.getByRole('textbox').first().focus()
  const rules = () =>
    form.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/contact-forms'))?.name,
    )
  await expect.poll(rules).toBeDefined()
  // The same module again: there once it has run.
  await form.page().evaluate(`import(${JSON.stringify(await rules())}).then(() => undefined)`)
}
