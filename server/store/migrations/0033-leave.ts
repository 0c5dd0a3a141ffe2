/** Days on which an employee is away, both included, and the colleague who does their work meanwhile. */
export const statements = [
  `create table desk_leave (
    id uuid primary key,
    staff_id text not null references desk_staff,
    from_day date not null,
    until_day date not null,
    stand_in text references desk_staff,
    check (from_day <= until_day),
    check (stand_in <> staff_id)
  )`,
  `create index desk_leave_end on desk_leave (until_day)`,
]
