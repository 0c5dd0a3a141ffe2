/**
 * Customer identity checks, stored five years after the contract by law: under a separate key, and without the case
 * once erased. Found only by a keyed hash of the KVK number.
 */
export const statements = [
  `create table customer_check (
    id uuid primary key,
    case_id uuid unique references loan_case on delete set null,
    kvk_hash bytea not null,
    sealed bytea not null,
    ends_on date not null,
    kept_at timestamptz not null
  )`,
  `create index customer_check_kvk on customer_check (kvk_hash)`,
  `create index customer_check_end on customer_check (ends_on)`,
]
