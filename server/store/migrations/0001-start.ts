/**
 * The first schema. Erasing a case's key erases its bank data (docs/security.md, "Privacy").
 * Unique keys guard every effect of a job: a step repeated after a crash finds its row already there.
 */

const sessionTables = [
  `create table session (
    id uuid primary key,
    cookie_hash bytea not null unique,
    scope text not null check (scope in ('visitor', 'applicant', 'reconsent')),
    case_id uuid,
    partner_id text,
    reconsent_connection_id text,
    created_at timestamptz not null,
    idle_expires_at timestamptz not null,
    absolute_expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index session_case on session (case_id)`,
  `create table idempotency (
    session_id uuid not null,
    key text not null,
    request_hash bytea not null,
    status int,
    answer jsonb,
    created_at timestamptz not null,
    primary key (session_id, key)
  )`,
]

const caseTables = [
  `create table loan_case (
    id uuid primary key,
    origin text,
    locale text not null default 'nl',
    utm jsonb not null default '{}',
    kvk_number text not null,
    company_name text not null,
    register_profile jsonb not null,
    eligibility jsonb not null,
    loan_amount_cents bigint,
    loan_goal text,
    loan_goal_description text,
    expenses jsonb,
    wrapped_key bytea,
    data_version int not null default 0,
    data_confirmed_version int,
    selected_offer_id text,
    disbursement_account_id uuid,
    flow_finished_at timestamptz,
    revision int not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    erased_at timestamptz
  )`,
  `create table consent (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    given boolean not null,
    text_version text not null,
    scope text not null,
    at timestamptz not null
  )`,
  `create index consent_case on consent (case_id, at)`,
  `create table feedback (
    case_id uuid primary key references loan_case on delete cascade,
    rating int not null,
    reference_source text,
    suggestions text,
    at timestamptz not null
  )`,
]

const bankTables = [
  `create table bank_customer (
    case_id uuid primary key references loan_case on delete cascade,
    customer_id text not null unique
  )`,
  `create table connect_attempt (
    state_hash bytea primary key,
    case_id uuid not null references loan_case on delete cascade,
    session_id uuid not null,
    bank text not null,
    kind text not null check (kind in ('connect', 'reconnect')),
    connection_id text,
    outcome text,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table bank_connection (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    connection_id text not null unique,
    bank text,
    bank_name text not null,
    consent_id text,
    consent_expires_at timestamptz,
    consent_status text not null default 'active',
    stage text not null default 'waiting' check (stage in ('waiting', 'connecting', 'fetching', 'finished', 'failed')),
    error_key text,
    fetched_count int not null default 0,
    fetch_generation int not null default 0,
    collected_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    removed_at timestamptz
  )`,
  `create index bank_connection_case on bank_connection (case_id)`,
  `create table upload (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    file_hash bytea not null,
    format text not null,
    bank text,
    created_at timestamptz not null,
    removed_at timestamptz,
    unique (case_id, file_hash)
  )`,
  `create table account (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    source text not null check (source in ('bank', 'upload')),
    bank_connection_id uuid references bank_connection on delete cascade,
    upload_id uuid references upload on delete cascade,
    identity bytea not null,
    sealed bytea not null,
    match_state text not null check (match_state in ('MATCH', 'COULD_NOT_MATCH', 'NO_MATCH')),
    transaction_count int not null default 0,
    first_on date,
    last_on date,
    created_at timestamptz not null,
    removed_at timestamptz
  )`,
  `create unique index account_of_connection on account (bank_connection_id, identity) where bank_connection_id is not null`,
  `create unique index account_of_upload on account (upload_id, identity) where upload_id is not null`,
  `create index account_case on account (case_id)`,
  `create table transaction_part (
    account_id uuid not null references account on delete cascade,
    generation int not null,
    part int not null,
    transaction_count int not null,
    sealed bytea not null,
    primary key (account_id, generation, part)
  )`,
]

const decisionTables = [
  `create table analysis (
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    sealed bytea not null,
    input_hash bytea not null,
    at timestamptz not null,
    primary key (case_id, data_version)
  )`,
  `create table decision (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    outcome text not null check (outcome in ('approved', 'referred', 'refused')),
    grade text,
    points int,
    model_version text not null,
    sealed_record bytea not null,
    at timestamptz not null,
    unique (case_id, data_version)
  )`,
  `create table offer_set (
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    decision_id uuid not null references decision on delete cascade,
    offers jsonb not null,
    at timestamptz not null,
    primary key (case_id, data_version)
  )`,
  `create table offer_selection (
    case_id uuid not null references loan_case on delete cascade,
    offer_id text not null,
    at timestamptz not null,
    primary key (case_id, offer_id)
  )`,
  `create table review_request (
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    email text not null,
    explanation text,
    requested_at timestamptz not null,
    answer_by date not null,
    primary key (case_id, data_version)
  )`,
  `create table step_failure (
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    step text not null,
    error_key text not null,
    at timestamptz not null,
    primary key (case_id, data_version, step)
  )`,
]

const deliveryTables = [
  `create table contact_request (
    id uuid primary key,
    kind text not null check (kind in ('call', 'message')),
    content jsonb not null,
    created_at timestamptz not null
  )`,
  `create table mail (
    id uuid primary key,
    key text not null unique,
    case_id uuid references loan_case on delete cascade,
    recipient text not null,
    subject text not null,
    text_body text not null,
    html_body text,
    created_at timestamptz not null,
    sent_at timestamptz,
    last_error text
  )`,
  `create table callback_inbox (
    provider text not null,
    event_id text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  `create table audit_entry (
    sequence bigint primary key,
    at timestamptz not null,
    case_id uuid,
    actor text not null,
    action text not null,
    detail jsonb not null,
    effect_key text unique,
    previous_hash bytea not null,
    hash bytea not null
  )`,
]

export const statements = [...sessionTables, ...caseTables, ...bankTables, ...decisionTables, ...deliveryTables]
