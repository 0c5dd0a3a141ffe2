// Mails with their delivery, and what is mailed: links, codes, reminders, contact forms.
import type { ReminderMoment } from '#lending/reminders.ts'
import type { Defaulted } from './column-types.ts'

export type LinkPurpose = 'reconsent' | 'resume' | 'follow-up' | 'hand-in'

export type MailTables = {
  mail: {
    id: string
    key: string
    case_id: string | null
    created_at: Date
    sent_at: Date | null
    /** A code, never the mail server's words, which repeat the recipient. */
    last_error: string | null
    /** Sealed JSON: recipient and words (store/mail/sealed-mail.ts), by its case's key or its own; gone once sent. */
    sealed: Defaulted<Buffer | null>
    /** The address in `case_contact`. Null for mail to the lender, and for the mail that says an address has ended. */
    address_id: Defaulted<string | null>
  }
  /** The delivery log: every try to hand a mail to the mail server, and what that answered. */
  mail_attempt: {
    mail_id: string
    number: number
    at: Date
    outcome: 'accepted' | 'refused' | 'unreachable'
    answer: string | null
  }
  /** Mail that was caused for an address: a keyed hash of kind and address (store/mail/recipient-mails.ts). */
  recipient_mail: { recipient_hash: Buffer; at: Date }
  /** Every address that was given for a case. Links, contact details, sessions and mails rest on one of them. */
  case_contact: {
    id: string
    case_id: string
    /** Sealed JSON, `{ email }` (store/case/case-contact.ts); null once it ended. */
    sealed_email: Buffer | null
    /** Keyed hash of company and address, by which who asks for a link is found. */
    lookup: Buffer
    /** When it was left for links and reminders; null where it came with other words only. */
    saved_at: Date | null
    /** When a code that was mailed to the address was confirmed; null while it is only a claim. */
    proven_at: Defaulted<Date | null>
    /** Another address took its place: nothing that rests on this one stands (store/standing.ts). */
    ended_at: Defaulted<Date | null>
    unsubscribed_at: Defaulted<Date | null>
    /** The code under way, of which a case has one (store/case/address-codes.ts). */
    code_hash: Defaulted<Buffer | null>
    code_expires_at: Defaulted<Date | null>
    code_tries: Defaulted<number>
    codes_sent: Defaulted<number>
    code_sent_at: Defaulted<Date | null>
  }
  /** The code by which who erases a case shows that an address is theirs (store/privacy/erasure-codes.ts). */
  erasure_code: {
    case_id: string
    sender_hash: Buffer
    code_hash: Buffer
    expires_at: Date
    tries: Defaulted<number>
    codes_sent: Defaulted<number>
  }
  mailed_link: {
    id: string
    case_id: string
    purpose: LinkPurpose
    connection_id: string | null
    /** The address that it was mailed to; null for a bookkeeper's, which is not kept. */
    address_id: string | null
    cause: 'reminder' | 'request' | 'save' | 'follow-up'
    /** SHA-256 of the secret, which is only ever in the mail. */
    hash: Buffer
    created_at: Date
    expires_at: Date
    /** Tries with another kvk number. */
    tries: Defaulted<number>
    /** Used, or replaced by a newer link. */
    ended_at: Defaulted<Date | null>
    /** The session that it was used for. */
    session_id: Defaulted<string | null>
    codes_sent: Defaulted<number>
    code_hash: Defaulted<Buffer | null>
    code_expires_at: Defaulted<Date | null>
    code_tries: Defaulted<number>
  }
  reminder: {
    bank_connection_id: string
    /** Names the consent: a renewed one has its own reminders. */
    round: string
    moment: ReminderMoment
    at: Date
    mail_id: string | null
  }
  mend_reminder: {
    case_id: string
    /** ISO date. */
    on_day: string
    asked_at: Date
  }
  contact_request: {
    id: string
    kind: 'call' | 'message'
    /** Keyed hash of the address or number it came from, so that its sender can have it erased. */
    sender_hash: Buffer
    /** Sealed JSON with its own key, since a form belongs to no case. */
    sealed: Buffer
    created_at: Date
    answered_at: Defaulted<Date | null>
  }
}
