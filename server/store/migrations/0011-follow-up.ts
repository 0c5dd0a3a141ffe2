/**
 * After a choice or a referral: the lender's contact, sealed and confirmed by a mailed code, and the steps taken. The
 * reference is random and gives no access.
 */
export const statements = [
  `create table contact_details (
    case_id uuid primary key references loan_case on delete cascade,
    sealed bytea not null,
    given_at timestamptz not null,
    confirmed_at timestamptz,
    codes_sent int not null default 1,
    code_hash bytea,
    code_expires_at timestamptz,
    code_tries int not null default 0
  )`,
  `create table follow_up (
    case_id uuid primary key references loan_case on delete cascade,
    reference text not null unique,
    kind text not null check (kind in ('choice', 'referral')),
    data_version int not null,
    offer_id text,
    check ((kind = 'choice') = (offer_id is not null))
  )`,
  `create table follow_up_step (
    case_id uuid not null references follow_up on delete cascade,
    step text not null check (step in ('received', 'answered', 'agreement', 'signed', 'paid')),
    at timestamptz not null,
    due_on date,
    is_yes boolean check ((step = 'answered') = (is_yes is not null)),
    sealed bytea,
    primary key (case_id, step)
  )`,
  `alter table mailed_link drop constraint mailed_link_purpose_check,
    add constraint mailed_link_purpose_check check (purpose in ('reconsent', 'resume', 'follow-up'))`,
  `alter table mailed_link drop constraint mailed_link_cause_check,
    add constraint mailed_link_cause_check check (cause in ('reminder', 'request', 'save', 'follow-up'))`,
]
