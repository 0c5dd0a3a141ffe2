/**
 * A row for each of the desk's promises, without personal data: it outlives its case, to be counted. Also answers to
 * reviews, requests and forms, and complaints; existing promises are migrated.
 */

const obligations = [
  `create table obligation (
    id uuid primary key,
    case_id uuid references loan_case on delete set null,
    kind text not null,
    subject_id text,
    reason text,
    opened_at timestamptz not null,
    due_on date not null,
    owner text,
    claimed_at timestamptz,
    closed_at timestamptz,
    closed_by text,
    outcome text,
    version int not null default 0,
    check ((closed_at is null) = (outcome is null))
  )`,
  `create unique index obligation_once on obligation (kind, coalesce(case_id::text, ''), coalesce(subject_id, ''))
    where closed_at is null`,
  `create index obligation_open on obligation (due_on, id) where closed_at is null`,
  `create index obligation_owner on obligation (owner, due_on, id) where closed_at is null and owner is not null`,
  `create index obligation_free on obligation (due_on, id) where closed_at is null and owner is null`,
  `create index obligation_case on obligation (case_id)`,
  `create index obligation_opened on obligation (opened_at)`,
]

const answers = [
  `alter table review_request add column answered_at timestamptz, add column is_upheld boolean,
    add column sealed_answer bytea`,
  `alter table privacy_request add column answered_at timestamptz, add column sealed_answer bytea`,
  `alter table contact_request add column answered_at timestamptz`,
  `create table complaint (
    id uuid primary key,
    case_id uuid references loan_case on delete cascade,
    sender_hash bytea not null,
    sealed bytea not null,
    received_at timestamptz not null,
    confirmed_at timestamptz,
    answered_at timestamptz,
    sealed_answer bytea
  )`,
  `create index complaint_case on complaint (case_id)`,
  `create index complaint_sender on complaint (sender_hash)`,
]

const promisedBefore = [
  `insert into obligation (id, case_id, kind, reason, opened_at, due_on)
    select gen_random_uuid(), case_id, owed, case when owed = 'contact' then 'afterYes' end, at, due_on
    from (
      select distinct on (s.case_id) s.case_id, s.at, s.due_on, case
        when s.step = 'received' then case f.kind when 'choice' then 'chosenOffer' else 'referral' end
        when s.step = 'answered' then 'contact'
        when s.step = 'agreement' then 'agreement'
        else 'payout'
      end as owed
      from follow_up f join follow_up_step s on s.case_id = f.case_id
      order by s.case_id, s.at desc
    ) latest where due_on is not null`,
  `insert into obligation (id, case_id, kind, subject_id, opened_at, due_on)
    select gen_random_uuid(), case_id, 'review', data_version::text, requested_at, answer_by from review_request`,
  `insert into obligation (id, case_id, kind, subject_id, reason, opened_at, due_on)
    select gen_random_uuid(), case_id, 'privacyRequest', id::text, kind, asked_at, answer_by from privacy_request`,
]

export const statements = [...obligations, ...answers, ...promisedBefore]
