import type { Defects } from '../defect.ts'

export default {
  'DESK-1 a process that is the desk alone serves the site too': [
    'server startServer',
    "(f) => (given, ...rest) => f(given.role === 'desk' ? { ...given, role: 'http' } : given, ...rest)",
  ],
  'DESK-1 a process that is the site alone has a desk': [
    'server/settings deskOf',
    "(f) => (given, ...rest) => f(given.ROLE === 'http' ? { ...given, ROLE: 'all' } : given, ...rest)",
  ],
  'DESK-2 every address of the site shows the desk': ['contract/desk isDeskAddress', '() => () => true'],
  'DESK-3 the session of the desk has the cookie of the site': [
    'server/desk deskCookieName',
    "(original) => (...given) => original(...given).replace('vlot_desk', 'vlot-session')",
  ],
  'DESK-3 other sites bring the session along when they link to the desk': [
    'server/desk sameSite.session',
    "() => 'lax'",
  ],
  'DESK-4 any cookie of the right shape is somebody’s session': [
    'server/store/session findDeskSession',
    `(original) => async (pool, ...given) => (await original(pool, ...given)) ??
      (await pool.query('select w.*, s.* from desk_session s join desk_staff w on w.id = s.staff_id')).rows[0] ?? null`,
  ],
  'DESK-5 every role may make every call': [
    'server/desk admitStaff',
    "(f) => (request, call, ...rest) => f(request, { ...call, roles: [...call.roles, 'reader', 'senior'] }, ...rest)",
  ],
  'DESK-5 a compliance officer says yes to a referral': [
    'lending/desk rights.decide',
    "(roles) => [...roles, 'compliance']",
  ],
  'DESK-6 the token of one page fits every session': [
    'server/desk csrfTokenOf',
    "(original) => (_session, context) => original({ id: '' }, context)",
  ],
  'DESK-6 a page of the public site may write at the desk': ['server/http refuseOtherSites', '() => () => undefined'],
  'DESK-7 a session lasts an hour without use': [
    'server/store/session extendDeskSession',
    '(f) => (pool, session, now) => f(pool, session, new Date(now.getTime() + idleMs))',
  ],
  'DESK-7 who only reads is signed out after half an hour': [
    'desk/api createDeskClient',
    '(original) => (parts) => original({ ...parts, wasUsed: () => false })',
  ],
  'DESK-8 a sign-in leads wherever its address says': ['contract/desk isDeskAddress', '() => () => true'],
  'DESK-9 of two roles the first one counts': [
    'server/desk/login roleOf',
    '(original) => (claim, table) => original(Array.isArray(claim) ? claim[0] : claim, table)',
  ],
  'DESK-9 who has no role is a reader': [
    'server/desk/login roleOf',
    "(original) => (...given) => original(...given) ?? 'reader'",
  ],
  'DESK-10 a sign-in comes back days later': [
    'server/store/session takeLogin',
    '(original) => (database, cookie) => original(database, cookie, new Date(0))',
  ],
  'DESK-10 a sign-in comes back as often as one likes': [
    'server/store/session takeLogin',
    "(original) => async (...given) => (await original(...given)) ?? '/'",
  ],
  'DESK-11 nobody looks at the signature of an id token': [
    'server/desk/login discover',
    `() => async ({ issuer, clientId, clientSecret }) => {
      const library = await import('openid-client')
      const options = { execute: [library.allowInsecureRequests] }
      return { library, config: await library.discovery(new URL(issuer), clientId, clientSecret, undefined, options) }
    }`,
  ],
  'DESK-12 a logout token for another client ends sessions': [
    'server/desk/login readLogoutToken',
    '(original) => (token, config) => original(token, config)',
  ],
  'DESK-12 a logout token with a sid ends all sessions of the employee': [
    'server/desk/login endByLogin',
    '(f) => (context, which, by) => f(context, which.staffId ? { staffId: which.staffId } : which, by)',
  ],
  'DESK-13 a session goes on after signing out': ['server/store/session endDeskSessions', '() => async () => []'],
  'DESK-14 production signs in over plain http': [
    'server/settings deskProblems',
    "(f) => (...given) => f(...given).filter((line) => !line.startsWith('DESK_OIDC_ISSUER must be https'))",
  ],
  'DESK-14 production starts with the secret of the sandbox': [
    'server/settings deskProblems',
    "(f) => (...given) => f(...given).filter((line) => !line.startsWith('DESK_OIDC_CLIENT_SECRET'))",
  ],
  'DESK-15 the trail holds the name of who signed in': [
    'server/desk/login letIn',
    `(original) => async (door, request, reply, signIn, who) => {
      await original(door, request, reply, signIn, who)
      const fact = { at: door.context.now(), caseId: null, by: { id: signIn.claims.sub } }
      await door.context.database.transaction().execute((to) => appendAudit(to, 'desk.signed-in', fact, who))
    }`,
  ],
  'DESK-16 the page of the desk has the policy of no page': [
    'server/desk send',
    '(original) => (reply, file) => original(reply, { ...file, policy: null })',
  ],
  'DESK-17 the navigation does not say where one is': [
    'desk deskAddress',
    '(original) => (...given) => `${original(...given)}#`',
  ],
  'DESK-18 the desk brings its sources along': [
    'site-build deskConfig.build',
    "(build) => ({ ...build, sourcemap: 'inline' })",
  ],
  'DESK-19 nobody hears whom one can be at the desk': [
    'run printAddresses',
    '(original) => (ports) => original({ ...ports, withSandbox: false })',
  ],
  'DESK-89 a role that was taken away stays until the session ends': [
    'server/desk/login askEveryMs',
    '() => 720 * 60_000',
  ],
  'DESK-89 a role that the login does not confirm is believed all day': [
    'server/store/session roleBelievedMs',
    '() => 720 * 60_000',
  ],
  'DESK-90 a cookie planted before the sign-in becomes the session': [
    'server/desk setDeskCookie',
    `(original) => (cookie, reply, settings, value) => {
      const planted = cookie === 'session' && readDeskCookie(cookie, reply.request, settings)
      return original(cookie, reply, settings, planted || value)
    }`,
  ],
  'DESK-91 a new sign-in begins a new count of searches': [
    'server/desk countSearch',
    '(original) => (request, session, parts) => original(request, { ...session, staff_id: session.id }, parts)',
  ],
  'DESK-91 who searched too often reads to wait a minute': [
    'server/desk countSearch',
    "(f) => (...given) => f(...given).catch(() => Promise.reject(new Refusal('too_many_requests')))",
  ],
  'DESK-94 who did nothing for half an hour does not read why they are signed out': [
    'server/store/session whySessionEnded',
    "(f) => async (...given) => ((why) => (why === 'idle' ? null : why))(await f(...given))",
  ],
  'DESK-94 who signs out reads nothing about it': [
    'desk/session shownEndOf',
    '(original) => (known) => (known.isOwn ? null : original(known))',
  ],
} satisfies Defects
