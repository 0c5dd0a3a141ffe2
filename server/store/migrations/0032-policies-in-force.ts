/** Each credit policy from when it was in force; `file` is what the lender sets over `base`, null for that itself. */
export const statements = [
  `create table policy_in_force (
    since timestamptz primary key,
    version text not null,
    base text not null,
    file jsonb not null
  )`,
]
