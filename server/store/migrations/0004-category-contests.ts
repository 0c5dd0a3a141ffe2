/**
 * An applicant's contests of booking categories. An ended one stays on record with its time. The booking is only in the
 * sealed part, since day and amount are bank data too.
 */
export const statements = [
  `create table category_contest (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    sealed bytea not null,
    made_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index category_contest_case on category_contest (case_id, made_at)`,
]
