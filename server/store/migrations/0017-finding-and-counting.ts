/**
 * By what the desk finds a case: keyed hashes of its kvk number, mail addresses and account numbers, which only the
 * operator's key can make. And what the desk counts: numbers by day without a case, which stay when a case is erased.
 */
export const statements = [
  `create table case_find (
    case_id uuid not null references loan_case on delete cascade,
    kind text not null check (kind in ('kvk', 'mail', 'iban')),
    hash bytea not null,
    primary key (case_id, kind, hash)
  )`,
  `create index case_find_hash on case_find (hash)`,
  `create table desk_count (
    day date not null,
    figure text not null,
    label text not null,
    count int not null,
    primary key (day, figure, label)
  )`,
  // How far the audit trail has been counted; one row.
  `create table desk_counted (id boolean primary key default true check (id), sequence bigint not null)`,
  `insert into desk_counted (sequence) values (0)`,
  `create index audit_entry_case on audit_entry (case_id, action)`,
]
