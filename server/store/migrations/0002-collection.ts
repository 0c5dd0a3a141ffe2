/** State for resuming a collection of bank data: its generation, and the accounts already read. */
export const statements = [
  `alter table bank_connection add column collecting_generation int,
    add column last_generation int not null default 0, add column collect_started_at timestamptz`,
  `alter table account add column bank_account_id text, add column posted_count int,
    add column collected_generation int`,
  `create index connect_attempt_case on connect_attempt (case_id, created_at)`,
]
