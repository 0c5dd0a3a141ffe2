/** Connections that the aggregator knows for a case and that no session of it has reported back. */
export const statements = [
  `create table pending_connection (
    connection_id text primary key,
    case_id uuid not null references loan_case on delete cascade,
    seen_at timestamptz not null
  )`,
  `create index pending_connection_case on pending_connection (case_id)`,
]
