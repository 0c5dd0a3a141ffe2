/** Mails caused per address, over all cases and past their erasure: a keyed hash and a time, for a day. */
export const statements = [
  `create table recipient_mail (recipient_hash bytea not null, at timestamptz not null)`,
  `create index recipient_mail_hash on recipient_mail (recipient_hash, at)`,
  `create index recipient_mail_at on recipient_mail (at)`,
]
