/**
 * The desk's work on a case: answers by a first and second person, logged looks at names, document requests, and files.
 * A case has at most one open answer, and one in force per data version.
 */
export const statements = [
  `create table desk_decision (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    outcome text not null check (outcome in ('approved', 'refused')),
    state text not null check (state in ('proposed', 'done', 'sent-back', 'lapsed')),
    sealed bytea not null,
    first_by text not null,
    first_role text not null,
    first_at timestamptz not null,
    second_by text,
    second_role text,
    second_at timestamptz,
    check (second_by is null or second_by <> first_by)
  )`,
  `create unique index desk_decision_open on desk_decision (case_id) where state = 'proposed'`,
  `create unique index desk_decision_done on desk_decision (case_id, data_version) where state = 'done'`,
  `create index desk_decision_case on desk_decision (case_id, first_at)`,
  `create table desk_look (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    staff_id text not null,
    role text not null,
    reason text not null,
    at timestamptz not null
  )`,
  `create index desk_look_case on desk_look (case_id, at)`,
  `create table case_file (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    kind text not null check (kind in ('agreement', 'document')),
    type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
    size int not null,
    sealed bytea not null,
    at timestamptz not null
  )`,
  `create index case_file_case on case_file (case_id, at)`,
  `create table document_request (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    reason text not null,
    sealed bytea not null,
    asked_by text not null,
    asked_at timestamptz not null,
    remind_on date not null,
    end_on date not null,
    reminded_at timestamptz,
    ended_at timestamptz,
    file_id uuid references case_file on delete set null
  )`,
  `create unique index document_request_open on document_request (case_id) where ended_at is null`,
  `alter table follow_up_step add column done_on date, add column staff_id text`,
  `alter table follow_up_step drop constraint follow_up_step_step_check,
    add constraint follow_up_step_step_check
      check (step in ('received', 'answered', 'agreement', 'sent', 'signed', 'paid'))`,
]
