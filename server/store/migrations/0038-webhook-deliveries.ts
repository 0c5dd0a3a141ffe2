/** Events for the lender's systems. An erased case's own has no case: it is the only one that outlives the rows. */
export const statements = [
  `create table webhook_delivery (
    id uuid primary key,
    case_id uuid references loan_case on delete cascade,
    type text not null,
    reference text not null,
    payment_id text,
    at timestamptz not null,
    tries integer not null default 0,
    last_answer text,
    sent_at timestamptz
  )`,
  `create index webhook_delivery_case on webhook_delivery (case_id)`,
  `create index webhook_delivery_at on webhook_delivery (at)`,
]
