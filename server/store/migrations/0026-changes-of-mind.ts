/**
 * Until the signature a choice can be taken back and a yes withdrawn: two more steps, which end a follow-up.
 */
export const statements = [
  `alter table follow_up_step drop constraint follow_up_step_step_check,
    add constraint follow_up_step_step_check check (
      step in ('received', 'answered', 'agreement', 'sent', 'signed', 'paid', 'takenBack', 'stopped'))`,
  // An agreement is a draft until it is sent, and void once the choice is taken back.
  `alter table case_file add column sent_at timestamptz, add column ended_at timestamptz`,
  `alter table case_file drop constraint case_file_kind_check,
    add constraint case_file_kind_check check (kind in ('agreement', 'document', 'signed'))`,
  `create table check_line (
    case_id uuid not null references loan_case on delete cascade,
    line text not null,
    sealed bytea not null,
    ticked_by text not null,
    at timestamptz not null,
    primary key (case_id, line)
  )`,
  // A stop is done by one; a withdrawal and a correction are proposed by one and confirmed by another.
  `create table desk_act (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    kind text not null check (kind in ('stop', 'withdrawal', 'correction')),
    state text not null check (state in ('proposed', 'done', 'sent-back')),
    sealed bytea not null,
    first_by text not null,
    first_at timestamptz not null,
    second_by text,
    second_at timestamptz,
    check (second_by is null or second_by <> first_by),
    check (state <> 'done' or kind = 'stop' or second_by is not null)
  )`,
  `create unique index desk_act_open on desk_act (case_id) where state = 'proposed'`,
  `create index desk_act_case on desk_act (case_id)`,
  // The agreement of a customer, under a key of its own: it outlives its case.
  `create table kept_agreement (
    id uuid primary key,
    case_id uuid references loan_case on delete set null,
    kvk_hash bytea not null,
    type text not null,
    sealed bytea not null,
    ends_on date not null,
    kept_at timestamptz not null
  )`,
  `create index kept_agreement_case on kept_agreement (case_id)`,
  `create index kept_agreement_kvk on kept_agreement (kvk_hash)`,
  `create index kept_agreement_end on kept_agreement (ends_on)`,
  `update case_file set sent_at = at where kind = 'agreement'`,
]
