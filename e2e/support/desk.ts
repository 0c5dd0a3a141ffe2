import type { Page } from '@playwright/test'
import { expect } from './page.ts'
import { ownStack, stackNow } from './stacks.ts'

export const deskOrigin = ownStack.deskOrigin

/** The name of an employee of the sandbox's login (bank-sandbox/login/employees.json). */
export type Employee = 'Noor Bakker' | 'Daan Visser' | 'Sanne de Vries' | 'Mila Jansen' | 'Bram Smit'

/** Opens a page of the desk, signs in with a click, and is there. */
export async function signInAtDesk(page: Page, employee: Employee, path = '/werk'): Promise<void> {
  // The desk proposes the day that its browser has it be.
  await page.clock.install({ time: stackNow() })
  await page.goto(deskOrigin + path)
  await page.getByRole('link', { name: /^(?:Inloggen|Sign in)$/ }).click()
  await page.getByRole('button', { name: new RegExp(`^(Log in als|Sign in as) ${employee}$`) }).click()
  await expect(page).toHaveURL(deskOrigin + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
