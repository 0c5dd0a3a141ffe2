/** Two people accept an account on a document; the engine then decides again on it. */
export const statements = [
  `create table account_verdict (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    account_id uuid not null,
    file_id uuid not null,
    holder_is text not null check (holder_is in ('company', 'owner')),
    state text not null check (state in ('proposed', 'done', 'sent-back')),
    sealed bytea not null,
    first_by text not null,
    first_role text not null,
    first_at timestamptz not null,
    second_by text,
    second_role text,
    second_at timestamptz
  )`,
  `create unique index on account_verdict (case_id, account_id) where state <> 'sent-back'`,
  `alter table reassessment drop constraint reassessment_cause_check,
    add constraint reassessment_cause_check check (cause in ('category', 'new-data', 'account'))`,
]
