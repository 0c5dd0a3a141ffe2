export type SettingRow = {
  /** As text; `{NAME}` stands for the value of another setting. */
  default?: string
  meaning: string
  /** What `NODE_ENV=production` makes of it: no default counts, or it is refused. */
  production?: 'required' | 'refused'
}

/** Every environment variable the server reads. docs/settings.md is tested against this table. */
export const settingTable = {
  PORT: { default: '3000', meaning: 'Port of the site and its API.' },
  HOST: { default: 'localhost', meaning: 'Address to listen on; `0.0.0.0` for every one.' },
  PUBLIC_ORIGIN: {
    default: 'http://localhost:{PORT}',
    meaning: 'Origin under which browsers see the site; https in production.',
    production: 'required',
  },
  TRUST_PROXY: {
    meaning: 'Addresses or networks (comma-separated) of proxies whose `X-Forwarded-For` is believed; none by default.',
  },
  ROLE: {
    default: 'all',
    meaning: '`all`, or one of `http`, `desk`, `worker`, `migrate` to run the parts as separate processes.',
  },
  DESK_PORT: { meaning: 'Port of the lender’s desk, apart from the site; one above PORT by default.' },
  DESK_ORIGIN: {
    meaning:
      'Origin under which employees see the desk; by default `http://localhost` with DESK_PORT, https in production.',
  },
  DESK_DIR: { default: './build/desk', meaning: 'Folder of the built desk.' },
  DESK_OIDC_ISSUER: {
    default: 'http://localhost:{SANDBOX_PORT}/login',
    meaning:
      'Address of the login (OpenID Connect) of the lender’s employees; https in production, where there is no desk without it.',
  },
  DESK_OIDC_CLIENT_ID: { default: 'vlot-desk', meaning: 'Client id of the desk at that login.' },
  DESK_OIDC_CLIENT_SECRET: {
    default: 'sandbox-desk-secret',
    meaning: 'Secret of the desk at that login; to be given in production.',
  },
  DESK_OIDC_SCOPE: { default: 'openid profile', meaning: 'Scopes that the desk asks for.' },
  DESK_OIDC_ROLE_CLAIM: {
    default: 'roles',
    meaning: 'Claim of the id token that holds the roles or groups of an employee, a text or a list of texts.',
  },
  DESK_OIDC_ROLES: {
    meaning:
      'Which value of that claim is which role at the desk, as JSON, e.g. `{"Credit-Assessors": "assessor"}`; by default each role by its own name: `reader`, `assessor`, `senior`, `compliance`. Who has none gets in nowhere, who has several gets none either.',
  },
  DATA_DIR: { default: './.data', meaning: 'Folder of the embedded database and of generated keys.' },
  DATABASE_URL: { meaning: 'A PostgreSQL (15 or newer) to use instead of the embedded one.' },
  MIGRATION_DATABASE_URL: {
    meaning:
      'The same database as the account that owns its tables, for `ROLE=migrate` (or `all`); then `DATABASE_URL` may only use rows, and not change the audit trail.',
  },
  DATABASE_CONNECTIONS: { default: '12', meaning: 'Connections to the database at most.' },
  ALLOW_UNSAFE_DATABASE: { meaning: 'Name of a database that production may use although its `fsync` is off.' },
  OPERATOR_KEY: {
    meaning:
      'Key that wraps the key of each case, 32 bytes as base64; generated into DATA_DIR when not given, required in production with DATABASE_URL.',
  },
  TOKEN_KEY: { meaning: 'Key that signs access tokens, 32 bytes as base64; as OPERATOR_KEY.' },
  SANDBOX_PORT: {
    default: '4000',
    meaning: 'Port of the sandbox (banks, register, mail); its mail sink listens 25 higher.',
  },
  BANK_API_URL: {
    default: 'http://localhost:{SANDBOX_PORT}/api/v6',
    meaning: 'Base address of the bank aggregator (Salt Edge Account Information API v6).',
    production: 'required',
  },
  BANK_APP_ID: { default: 'sandbox-app-id', meaning: 'App id at the aggregator.', production: 'required' },
  BANK_SECRET: { default: 'sandbox-secret', meaning: 'Secret at the aggregator.', production: 'required' },
  BANK_PRIVATE_KEY: { meaning: 'Private key (PEM) that signs calls to the aggregator; unsigned when not given.' },
  BANK_CALLBACK_KEY: {
    meaning: 'Public key (PEM) of the aggregator that callbacks must be signed with; without it callbacks are refused.',
  },
  BANK_PAGE_ORIGINS: {
    meaning: 'Origins (comma-separated) a bank login page may have; by default the origin of BANK_API_URL.',
  },
  BANK_HISTORY_DAYS: { default: '730', meaning: 'Days of transactions asked for at consent.' },
  NIGHTLY_REFRESH: {
    default: 'on',
    meaning: '`on` or `off`: whether new bookings of running loans are fetched at night, without the applicant.',
  },
  KVK_API_URL: {
    default: 'http://localhost:{SANDBOX_PORT}/kvk/api',
    meaning: 'Base address of the company register (KVK Zoeken v2 and Basisprofiel v1).',
    production: 'required',
  },
  KVK_API_KEY: {
    default: 'l7xx1f2691f2520d487b902f4e0b57a0b197',
    meaning: 'Key at the company register; the default is the one that the KVK publishes for its test register.',
    production: 'required',
  },
  SMTP_URL: {
    meaning: 'Mail server, e.g. `smtp://user:password@host:587`; by default the sandbox.',
    production: 'required',
  },
  MAIL_FROM: { default: 'Vlot <noreply@vlot.example>', meaning: 'Sender of our mails.', production: 'required' },
  MAIL_INBOX: {
    default: 'inbox@vlot.example',
    meaning: 'Inbox of the lender: contact requests, reviews.',
    production: 'required',
  },
  CASE_URL: {
    meaning:
      'Where the lender’s people open a case, for the mails to MAIL_INBOX, e.g. `https://desk.example/{reference}`; without it those mails link to the desk, and where there is none name the command `npm run case`.',
  },
  TESTER_MODE: {
    meaning: '`on` or `off`: whether visitors may switch to the mock backend; on by default, off in production.',
  },
  FLAGS_FILE: {
    default: './server/flags/flags.json',
    meaning: 'File with the feature flags; it is read again when it changes.',
  },
  PARTNERS: {
    meaning:
      'Partners named on the contact page, as JSON: `[{"name": "…", "address": "https://…"}]`, each a text or `{"nl": "…", "en": "…"}`; by default two made-up ones of the sandbox, none in production.',
  },
  PROOF: {
    meaning:
      'What shows on home that others vouch for the lender (reviews, licence, complaints, customers), as JSON: `[{"title": "…", "body": "…", "address": "https://…", "link": "…"}]`; without it home has no such part (docs/how-to/show-proof.md).',
  },
  SITE_DIR: { default: './build/client', meaning: 'Folder of the built site.' },
  BANK_LOGOS_DIR: {
    meaning:
      'Folder with the banks’ own logos; without it each bank has a tile with its name (docs/how-to/show-bank-logos.md).',
  },
  METRICS_TOKEN: {
    meaning:
      'Bearer token with which `/metrics` may be read; without it only on this machine, where nobody else reaches the site.',
  },
  RATE_LIMIT_FACTOR: { default: '1', meaning: 'Multiplies every rate limit; 0 switches them off (not in production).' },
  LOG_LEVEL: { default: 'info', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  RETENTION: {
    meaning:
      'Retention times in days that differ, as JSON, e.g. `{"abandonedCaseDays": 14}`; see `lending/retention.ts`.',
  },
  PARENT_PID: { meaning: 'Process after whose end the server ends too; set by `npm start`.' },
  SECURE_COOKIES: {
    default: 'on',
    meaning: '`off` for browsers that refuse Secure cookies on http://localhost (WebKit).',
    production: 'refused',
  },
  CLOCK_TODAY: {
    meaning:
      'Starts the server’s clock on this day of the Netherlands (YYYY-MM-DD), at the present time of day, or at a moment (YYYY-MM-DDTHH:MM:SSZ).',
    production: 'refused',
  },
  LIMITS: {
    meaning: 'Lending limits that differ, as JSON, e.g. `{"statementAgeMaxDays": 4000}`.',
    production: 'refused',
  },
} as const satisfies Record<string, SettingRow>

export type SettingName = keyof typeof settingTable

/** The table of docs/settings.md, row by row. */
export function settingRows(): string[] {
  return Object.entries<SettingRow>(settingTable).map(
    ([name, row]) =>
      `| \`${name}\` | ${row.default ? `\`${row.default}\`` : ''} | ${row.meaning} | ${row.production ?? ''} |`,
  )
}
