/** The token to ask the login whether an employee still has their role, and when it was asked and last confirmed. */
export const statements = [
  `alter table desk_session
    add column sealed_refresh bytea,
    add column role_asked_at timestamptz,
    add column role_known_at timestamptz`,
  `update desk_session set role_asked_at = created_at, role_known_at = created_at`,
  `alter table desk_session alter column role_asked_at set not null, alter column role_known_at set not null`,
]
