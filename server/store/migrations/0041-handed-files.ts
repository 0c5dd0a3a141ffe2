/** Links by which a bookkeeper hands statements in, and the files until the applicant has seen them. */
export const statements = [
  // A constraint that is not validated: the next release does.
  `alter table mailed_link drop constraint mailed_link_purpose_check,
    add constraint mailed_link_purpose_check check (purpose in ('reconsent', 'resume', 'follow-up', 'hand-in')) not valid`,
  `create table handed_file (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    file_hash bytea not null,
    sealed_about bytea not null,
    sealed bytea not null,
    at timestamptz not null,
    unique (case_id, file_hash)
  )`,
]
