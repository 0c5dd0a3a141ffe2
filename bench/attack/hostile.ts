/** Text that goes on the wire as it is, where JSON of a value could not say it. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Hostile values for any field: every cause of trouble found so far, and its neighbours. */
export const hostileValues: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202e\u200b\ufeff',
  '\ud83d\ude00'.repeat(300),
  'x'.repeat(1_000_000),
  // Pumped: what takes an expression more than linear time.
  ...[' ', '0,', 'a@', 'a.', '€ ', 'rente '].map((unit) => `x${unit.repeat(30_000)}\0`),
  '%00%2e%2e%2f',
  '../../etc/passwd',
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'null',
  'NaN',
  '2026-02-30',
  '9'.repeat(400),
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  new Raw('-0'),
  new Raw('1e400'),
  new Raw('9223372036854775808'),
  new Raw('1E-400'),
  [],
  {},
  [[]],
  new Raw('['.repeat(20_000) + ']'.repeat(20_000)),
  new Raw(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  new Raw('{"__proto__":{"a":1}}'),
  new Raw('{"constructor":{"prototype":{"a":1}}}'),
  new Raw('"\\ud800"'),
  new Raw('nul'),
]

/** JSON with each `Raw` verbatim. `twice` names a key that is repeated. */
export function wireText(value: unknown, twice?: string): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map((part) => wireText(part)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const doubled = entries.filter(([key]) => key === twice)
  return `{${[...entries, ...doubled].map(([key, part]) => `${JSON.stringify(key)}:${wireText(part)}`).join(',')}}`
}
