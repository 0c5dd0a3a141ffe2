import { expect } from '@playwright/test'
import { ownStack } from './stacks.ts'

/** A mail as the sandbox's sink took it in. */
type SunkMail = { id: number; subject: string; text: string; html: string }

/** The mails that were sent to an address, in the order they came in. */
export async function mailsTo(address: string): Promise<SunkMail[]> {
  const response = await fetch(`${ownStack.sandboxOrigin}/control/mails?to=${encodeURIComponent(address)}`)
  const { mails } = (await response.json()) as { mails: SunkMail[] }
  return mails
}

/**
 * Waits for a mail to an address with this subject, or these words in its text, other than those seen before. Separate
 * jobs send mails and may overtake each other, so neither place nor number identifies one.
 */
export async function mailWith(address: string, sign: string | RegExp, ...seen: SunkMail[]): Promise<SunkMail> {
  const hasSign = ({ subject, text }: SunkMail) => (typeof sign === 'string' ? subject === sign : sign.test(text))
  const isWanted = (mail: SunkMail) => hasSign(mail) && seen.every(({ id }) => id !== mail.id)
  let wanted: SunkMail | undefined
  const look = async () => {
    const mails = await mailsTo(address)
    wanted = mails.find(isWanted)
    return wanted ? 'it came' : mails.map(({ subject }) => subject)
  }
  await expect.poll(look, { message: `a mail to ${address} with ${sign}`, timeout: 60_000 }).toBe('it came')
  return wanted!
}

/** The first link in a mail that leads to a path of the site. */
export function linkIn(mail: SunkMail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path)
  if (!link) throw new Error(`No link to ${path} in: ${mail.text}`)
  return link
}

/** Eight digits by themselves: those of a link, such as the start of a case's id, are no code. */
const code = /(?<!\S)\d{8}(?!\S)/

export async function mailedCode(address: string, ...seen: SunkMail[]): Promise<string> {
  const { text } = await mailWith(address, code, ...seen)
  return code.exec(text)?.[0] ?? ''
}
