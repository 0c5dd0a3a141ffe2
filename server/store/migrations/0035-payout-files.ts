/** Payout files and what is paid in each. The index keeps a case out of a second file, whatever is killed between. */
export const statements = [
  `create table payout_file (
    id uuid primary key,
    message_id text not null unique,
    execute_on date not null,
    payer jsonb not null,
    sha256 text not null,
    state text not null check (state in ('made', 'confirmed', 'dropped')),
    made_by text not null,
    made_at timestamptz not null,
    second_by text,
    second_at timestamptz,
    drop_asked_by text,
    check (second_by <> made_by),
    check (state <> 'confirmed' or second_by is not null)
  )`,
  `create table payout_entry (
    end_to_end_id text primary key,
    file_id uuid not null references payout_file,
    case_id uuid not null references loan_case on delete cascade,
    sealed bytea not null,
    state text not null check (state in ('open', 'paid', 'returned', 'dropped')),
    reason text
  )`,
  `create unique index payout_entry_standing on payout_entry (case_id) where state in ('open', 'paid')`,
  `create index payout_entry_case on payout_entry (case_id)`,
  `create index payout_entry_file on payout_entry (file_id)`,
]
