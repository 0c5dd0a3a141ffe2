/** Every page of the desk, by its Dutch path; English ones are below `/en`. The server serves no other. */
export const deskPages = {
  work: '/werk',
  workItem: '/werk/:id',
  complaint: '/klacht',
  find: '/zoeken',
  figures: '/cijfers',
  connections: '/verbindingen',
  team: '/team',
  payouts: '/uitbetalen',
  case: '/zaak/:id',
} as const

export type DeskPage = keyof typeof deskPages

const shapes = Object.values(deskPages).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[A-Za-z0-9_-]{1,64}')}$`))

/** Whether a page of the desk lives there. `/` and `/en` lead to the list of work. */
export function isDeskAddress(path: string): boolean {
  return path === '/' || path === '/en' || shapes.some((shape) => shape.test(path.replace(/^\/en(?=\/)/, '')))
}

/** Begins a sign-in; `?to=` is the page to come back to. */
export const loginPath = '/api/desk/login'
/** Whether this browser is signed in: asked before the first call, whose refusal would show in the console. */
export const signedInPath = `${loginPath}/signed-in`
/** Where the provider sends the employee back to, and what it reports of one that signed out elsewhere. */
export const callbackPath = `${loginPath}/callback`
export const backChannelPath = `${loginPath}/back-channel`

/**
 * Why a session ended, by the browser's cookie, so that no address can forge it: half an hour idle, twelve hours, a
 * removed role, the login, or a role that the login did not confirm.
 */
export const sessionEnds = ['idle', 'over', 'role', 'login', 'unconfirmed'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** Why a sign-in failed, in the query of the page that follows: `?login=role`. */
export const loginFailures = ['role', 'state', 'provider'] as const
export type LoginFailure = (typeof loginFailures)[number]
