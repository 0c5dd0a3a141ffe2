/** The wish of who was refused for a mail on the day from which waiting has mended it. */
export const statements = [
  `create table mend_reminder (
    case_id uuid primary key references loan_case on delete cascade,
    on_day date not null,
    asked_at timestamptz not null
  )`,
  `create index mend_reminder_on_day on mend_reminder (on_day)`,
]
