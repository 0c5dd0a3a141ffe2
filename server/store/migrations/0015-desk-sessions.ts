/** Employees of the desk, their sessions, and sign-ins under way. */
export const statements = [
  `create table desk_staff (
    id text primary key,
    name text not null,
    role text not null check (role in ('reader', 'assessor', 'senior', 'compliance')),
    seen_at timestamptz not null
  )`,
  `create table desk_session (
    id uuid primary key,
    cookie_hash bytea not null unique,
    staff_id text not null references desk_staff,
    provider_session_id text,
    created_at timestamptz not null,
    idle_expires_at timestamptz not null,
    absolute_expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index desk_session_staff on desk_session (staff_id) where ended_at is null`,
  `create index desk_session_provider on desk_session (provider_session_id) where ended_at is null`,
  `create table desk_login (
    cookie_hash bytea primary key,
    leads_to text not null,
    expires_at timestamptz not null
  )`,
]
