/**
 * Coming back: mailed links, their address, reminders with a delivery log, and unattended fetches. Of a link only its
 * hash is stored; address and mail are sealed with the case's key.
 */

const linkTables = [
  `create table case_contact (
    case_id uuid primary key references loan_case on delete cascade,
    sealed_email bytea not null,
    lookup bytea not null,
    saved_at timestamptz not null,
    unsubscribed_at timestamptz
  )`,
  `create index case_contact_lookup on case_contact (lookup)`,
  `create table mailed_link (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    purpose text not null check (purpose in ('reconsent', 'resume')),
    connection_id text,
    cause text not null check (cause in ('reminder', 'request', 'save')),
    hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    tries int not null default 0,
    ended_at timestamptz,
    session_id uuid,
    codes_sent int not null default 0,
    code_hash bytea,
    code_expires_at timestamptz,
    code_tries int not null default 0
  )`,
  `create index mailed_link_case on mailed_link (case_id, purpose, created_at)`,
]

const mailTables = [
  `alter table mail add column sealed bytea`,
  `create table mail_attempt (
    mail_id uuid not null references mail on delete cascade,
    number int not null,
    at timestamptz not null,
    outcome text not null check (outcome in ('accepted', 'refused', 'unreachable')),
    answer text,
    primary key (mail_id, number)
  )`,
  `create table reminder (
    bank_connection_id uuid not null references bank_connection on delete cascade,
    round text not null,
    moment text not null check (moment in ('30', '9', '1', 'expired')),
    at timestamptz not null,
    mail_id uuid references mail on delete set null,
    primary key (bank_connection_id, round, moment)
  )`,
]

const bankTables = [
  `alter table bank_connection
    add column consent_since timestamptz,
    add column consent_ended_at timestamptz,
    add column consent_looked_at timestamptz,
    add column collecting_for text not null default 'decision' check (collecting_for in ('decision', 'ledger')),
    add column later_generation int,
    add column refreshed_at timestamptz`,
  `alter table account
    add column later_sealed bytea,
    add column later_count int not null default 0,
    add column later_last_on date`,
  `create table bank_fetch (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    identity bytea not null,
    cause text not null check (cause in ('night', 'callback')),
    at timestamptz not null
  )`,
  `create index bank_fetch_account on bank_fetch (case_id, identity, at)`,
  `update bank_connection set consent_since = created_at where consent_id is not null`,
]

export const statements = [...linkTables, ...mailTables, ...bankTables]
