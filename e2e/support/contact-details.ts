import type { Page } from '@playwright/test'
import type { Language } from '#lending/language.ts'
import { codeTexts } from '#web/code-text.ts'
import { followUpTexts } from '#web/follow-up/text.ts'
import { mailedCode } from './mails.ts'
import { expect } from './page.ts'
import { freshAddress } from './returning-business.ts'

export const contactOf = (page: Page, language: Language = 'nl') =>
  page.getByRole('region', { name: followUpTexts[language].contact.title })

/** Types how to be reached, and asks for the code. */
export async function fillInDetails(page: Page, email: string, language: Language = 'nl'): Promise<void> {
  const { contact: text } = followUpTexts[language]
  const form = contactOf(page, language)
  await form.getByLabel(text.name).fill('Trijntje Kadolijn')
  await form.getByLabel(text.role).selectOption('owner')
  await form.getByLabel(text.email).fill(email)
  await form.getByLabel(text.mobile).fill('06 12 34 56 78')
  await form.getByRole('button', { name: text.button }).click()
  await expect(page.getByRole('heading', { name: codeTexts[language].title })).toBeFocused()
}

export async function typeCode(page: Page, code: string, language: Language = 'nl'): Promise<void> {
  const text = followUpTexts[language].code
  await contactOf(page, language).getByLabel(codeTexts[language].label).fill(code)
  await contactOf(page, language).getByRole('button', { name: text.button }).click()
}

/** Confirms by the code that was mailed, after which the flow is finished. */
export async function confirmDetails(page: Page, language: Language = 'nl'): Promise<void> {
  const email = freshAddress('details')
  await fillInDetails(page, email, language)
  await typeCode(page, await mailedCode(email), language)
  await expect(page.getByRole('region', { name: followUpTexts[language].status.title })).toBeVisible()
}
