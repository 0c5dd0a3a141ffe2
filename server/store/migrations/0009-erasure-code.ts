/** The code by which who erases a case shows that an address is theirs, so that the forms sent from it go as well. */
export const statements = [
  `create table erasure_code (
    case_id uuid primary key references loan_case on delete cascade,
    sender_hash bytea not null,
    code_hash bytea not null,
    expires_at timestamptz not null,
    tries int not null default 0,
    codes_sent int not null default 1
  )`,
]
