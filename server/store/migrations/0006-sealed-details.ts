/**
 * Seals all personal data before it reaches the disk: a deleted row stays readable there, a deleted key does not. Older
 * rows cannot be sealed here, without the keys, so they go: this was before any release.
 */
export const statements = [
  `delete from loan_case`,
  `delete from mail`,
  `delete from contact_request`,
  `delete from idempotency`,
  `alter table loan_case drop column utm, drop column kvk_number, drop column company_name, drop column register_profile,
    drop column eligibility, drop column loan_goal_description, drop column expenses, drop column wrapped_key,
    add column sealed_details bytea, add column used_at timestamptz not null default now()`,
  `create table sealing_key (id uuid primary key, wrapped_key bytea not null)`,
  `create index loan_case_used on loan_case (used_at)`,
  `alter table offer_selection add column term_months int not null`,
  `alter table feedback drop column reference_source, drop column suggestions, add column sealed bytea not null`,
  `alter table offer_set drop column offers, add column sealed bytea not null`,
  `alter table review_request drop column email, drop column explanation, add column sealed bytea not null`,
  `alter table contact_request drop column content, add column sender_hash bytea not null,
    add column sealed bytea not null`,
  `create index contact_request_sender on contact_request (sender_hash)`,
  `alter table mail drop column recipient, drop column subject, drop column text_body, drop column html_body`,
  `create index mail_case on mail (case_id)`,
  `alter table idempotency drop constraint idempotency_pkey, drop column key, drop column answer,
    add column key_hash bytea not null, add column sealed_answer bytea, add primary key (session_id, key_hash)`,
  `create table privacy_request (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    kind text not null check (kind in ('correction', 'question')),
    sealed bytea not null,
    asked_at timestamptz not null,
    answer_by date not null
  )`,
  `create index privacy_request_case on privacy_request (case_id, asked_at)`,
  `create table access_log (
    session_id uuid not null,
    call text not null,
    window_at timestamptz not null,
    case_id uuid not null,
    scope text not null,
    primary key (session_id, call, window_at)
  )`,
  `create index access_log_case on access_log (case_id, window_at)`,
  `create index access_log_age on access_log (window_at)`,
  ...appendOnly(),
]

/** The trail is append-only for every account: the database itself refuses to change or remove an entry. */
function appendOnly(): string[] {
  return [
    `create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit trail is append-only.' using errcode = 'restrict_violation';
      end $$`,
    `create trigger audit_entry_append_only before update or delete on audit_entry
      for each row execute function refuse_audit_change()`,
    `create trigger audit_entry_never_emptied before truncate on audit_entry
      for each statement execute function refuse_audit_change()`,
  ]
}
