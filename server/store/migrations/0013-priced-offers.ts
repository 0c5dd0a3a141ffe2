/** Offers for an amount and term of the applicant's choice, beside the set that was made with the decision. */
export const statements = [
  `create table priced_offer (
    case_id uuid not null references loan_case on delete cascade,
    data_version int not null,
    offer_id text not null,
    sealed bytea not null,
    at timestamptz not null,
    primary key (case_id, data_version, offer_id)
  )`,
]
