import { hasChosenCookies } from './cookies.ts'

/**
 * The browser's storage. The server is the record: these few values only name the session. The keys are of STORE-1,
 * and `returnPage`: the page that was left for a bank, and so the language of its windows.
 */
export const sessionKeys = {
  caseId: 'caseId',
  token: 'jwtToken',
  partnerId: 'partnerId',
  correlationId: 'correlationId',
  progressBarPosition: 'progressBarPosition',
  progressBarWidth: 'progressBarWidth',
  navigationBarHeight: 'navigationBarHeight',
  isPartner: 'is_partner',
  returnPage: 'returnPage',
} as const
type SessionValue = keyof typeof sessionKeys

export const localKeys = { hasVisited: 'has_visited', userId: 'user_id' } as const

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

export type SessionStore = {
  read: (name: SessionValue) => string | null
  write: (name: SessionValue, value: string) => void
  remove: (name: SessionValue) => void
  clear: () => void
}

/** The session storage under its fixed keys (STORE-1). An empty value reads as none. */
export function createSessionStore(storage: () => KeyValueStorage): SessionStore {
  return {
    read: (name) => storage().getItem(sessionKeys[name]) || null,
    write: (name, value) => storage().setItem(sessionKeys[name], value),
    remove: (name) => storage().removeItem(sessionKeys[name]),
    clear: () => {
      // The bar's height belongs to the page, not to the session that ends.
      const barHeight = storage().getItem(sessionKeys.navigationBarHeight)
      storage().clear()
      if (barHeight !== null) storage().setItem(sessionKeys.navigationBarHeight, barHeight)
    },
  }
}

/** Replaces denied storage, as with cookies blocked: values last as long as the page. */
function createPageStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** The storage of `find`, or the page's own where the browser throws. */
export function storageOr(find: () => KeyValueStorage): () => KeyValueStorage {
  const own = createPageStorage()
  return () => {
    try {
      return find()
    } catch {
      return own
    }
  }
}

/** Whether this browser blocks cookies, so that no session can be had. Some say so, others only deny the storage. */
export function areCookiesBlocked(): boolean {
  try {
    return !navigator.cookieEnabled || !sessionStorage
  } catch {
    return true
  }
}

/** The store of this tab. The storage is looked up on each use, since the build renders pages without one. */
export const sessionStore = createSessionStore(storageOr(() => sessionStorage))

/**
 * AUTH-3: a content page stores nothing before the cookie choice. The application stores what it needs: on its pages,
 * and from the first use of the company search and the forms.
 */
export const mayKeep = (page: Document): boolean =>
  page.documentElement.dataset['kind'] === 'journey' || hasChosenCookies(page.cookie)

/** STORE-2: the has-visited flag, and a user id made once; for analytics, so only after that consent (COOK-3). */
export function rememberVisitor(
  storage: KeyValueStorage,
  newId: () => string,
): { userId: string; isFirstVisit: boolean } {
  const isFirstVisit = storage.getItem(localKeys.hasVisited) === null
  const userId = storage.getItem(localKeys.userId) || newId()
  storage.setItem(localKeys.hasVisited, 'true')
  storage.setItem(localKeys.userId, userId)
  return { userId, isFirstVisit }
}

/** COOK-3: withdrawing the consent removes its data. */
export function forgetVisitor(storage: KeyValueStorage): void {
  for (const key of Object.values(localKeys)) storage.removeItem(key)
}
