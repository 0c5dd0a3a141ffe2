/**
 * Counts of rate limits over all server processes. Unlogged: often written, worthless after a minute or a day, and a
 * crash may lose them. The fill factor lets updates stay on their page.
 */
export const statements = [
  `create unlogged table rate_window (
    key text primary key,
    ends_at timestamptz not null,
    used int not null
  ) with (fillfactor = 70)`,
]
