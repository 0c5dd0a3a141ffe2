/**
 * An employee recategorises a booking, or asks for a decision on newer data: a new data version, with a decision hidden
 * from the applicant until a person answers. `held_as` is shown until then.
 */
export const statements = [
  // Null for the applicant's own.
  `alter table category_contest add column staff_id text, add column role text`,
  `create table reassessment (
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    cause text not null check (cause in ('category', 'new-data')),
    staff_id text not null,
    role text not null,
    at timestamptz not null,
    primary key (case_id, data_version)
  )`,
  `alter table decision add column held_as text check (held_as in ('referred', 'refused'))`,
]
