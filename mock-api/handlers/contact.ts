import type { CallName } from '#contract/calls.ts'
import type { contactCalls } from '#contract/contact.ts'
import type { MockHandlers } from '../handler.ts'

/** Contact: thanked, and kept nowhere. */
export const contactHandlers: MockHandlers<keyof typeof contactCalls & CallName> = {
  requestContact: () => null,
  sendContactForm: () => null,
  sendComplaint: () => null,
}
