/** Instalments that were paid or missed, as the lender's system reports them. */
export const statements = [
  `create table told_payment (
    id text primary key,
    case_id uuid not null references loan_case on delete cascade,
    kind text not null check (kind in ('paid', 'missed')),
    day date not null,
    cents bigint not null,
    told_at timestamptz not null
  )`,
  `create index told_payment_case on told_payment (case_id)`,
]
