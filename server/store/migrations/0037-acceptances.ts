/** An agreement accepted by code, countersigned by two people. */
export const statements = [
  `create table acceptance (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    file_id uuid not null references case_file on delete cascade,
    opened_at timestamptz not null,
    code_hash bytea,
    code_sent_at timestamptz,
    codes_sent integer not null default 0,
    code_tries integer not null default 0,
    sealed bytea,
    accepted_at timestamptz,
    first_by text,
    first_at timestamptz,
    second_by text,
    second_at timestamptz,
    ended_at timestamptz,
    check ((sealed is null) = (accepted_at is null)),
    check (second_by <> first_by)
  )`,
  `create unique index acceptance_file on acceptance (file_id) where ended_at is null`,
  `create index acceptance_case on acceptance (case_id)`,
  // A constraint that is not validated: the next release does.
  `alter table case_file drop constraint case_file_kind_check,
    add constraint case_file_kind_check check (kind in ('agreement', 'deed', 'document', 'signed')) not valid`,
]
