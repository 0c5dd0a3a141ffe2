/** Agreements that the product made, is making or could not make: the text on the page, and what it was made of. */
export const statements = [
  `create table agreement (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    file_id uuid unique references case_file on delete cascade,
    problem text,
    sha256 bytea,
    sealed bytea,
    at timestamptz not null,
    check ((file_id is null) = (problem is not null)),
    check ((file_id is null) = (sealed is null)),
    check ((file_id is null) = (sha256 is null))
  )`,
  `create index agreement_case on agreement (case_id, at)`,
]
