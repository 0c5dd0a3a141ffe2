import { expect } from '@playwright/test'
import { ownStack } from './stacks.ts'

/** A mail as the sandbox's sink took it in. */
export type SunkMail = { id: number; subject: string; text: string; html: string }

/** The mails that were sent to an address, the oldest first. */
export async function mailsTo(address: string): Promise<SunkMail[]> {
  const response = await fetch(`${ownStack.sandboxOrigin}/control/mails?to=${encodeURIComponent(address)}`)
  const { mails } = (await response.json()) as { mails: SunkMail[] }
  return mails
}

/** Waits until an address has so many mails and answers the newest. */
export async function newestMail(address: string, count: number): Promise<SunkMail> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
  const newest = (await mailsTo(address)).toSorted((one, other) => one.id - other.id).at(-1)
  if (!newest) throw new Error(`No mail to ${address}`)
  return newest
}

/** The first link in a mail that leads to a path of the site. */
export function linkIn(mail: SunkMail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path)
  if (!link) throw new Error(`No link to ${path} in: ${mail.text}`)
  return link
}
