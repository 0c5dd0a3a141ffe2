import type { Defects } from '../defect.ts'

/** Authentication, and a session's permissions. */
export default {
  'AUTH-1 a session starts with what an earlier one left': [
    'web/session startSession',
    '(start) => ({ ask, session }) => start({ ask, session: { ...session, clear: () => undefined } })',
  ],
  'AUTH-1 the token null is taken': [
    'web/visitor requireUsableToken',
    "(require) => (token) => (token === 'null' ? token : require(token))",
  ],
  'AUTH-2 the origin of the case is not kept': [
    'web/session startSession',
    '(start) => (parts) => start({ ...parts, ask: async (name, ...given) => ({ ...(await parts.ask(name, ...given)), origin: null }) })',
  ],
  'AUTH-2 the origin of the case takes the place of a stored partner': [
    'web/session startSession',
    "(start) => ({ ask, session }) => start({ ask, session: { ...session, read: (key) => (key === 'partnerId' ? null : session.read(key)) } })",
  ],
  'AUTH-3 a journey page asks for no token': ['web/session ensureAnonymousToken', '() => async () => undefined'],
  'AUTH-3 a page of re-consent asks for an anonymous token': ['web/session isReconsentPath', '() => () => false'],
  'AUTH-3 a token of a renewal stays on the home page': ['web/visitor isReconsentToken', '() => () => false'],
  'AUTH-4 a visitor without a case is refused without saying why': ['server/http whyNot', "() => () => 'forbidden'"],
  'AUTH-4 a missing case id is answered with 404': ['contract errorStatus.case_id_not_available', '() => 404'],
  'AUTH-5 ending the other sessions ends this one too': [
    'server/store endSessionsOf',
    '(end) => (database, which, now) => end(database, { ...which, kept: null }, now)',
  ],
} satisfies Defects
