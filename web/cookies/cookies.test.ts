import { expect, test } from 'vitest'
import type { CookieName } from '../visitor/cookies.ts'
import { localKeys, sessionKeys } from '../visitor/storage.ts'
import { cookiesTexts } from './text.ts'

const cookieNames = ['cookie_consent', 'cookie_preferences', 'tester'] as const satisfies readonly CookieName[]

test.each(['nl', 'en'] as const)(
  'COOK-3 STORE-1 STORE-2 STORE-3 the %s page names everything that is kept',
  (language) => {
    const { necessaryRows, analyticsRows } = cookiesTexts[language]
    const namesIn = (rows: readonly { name: string }[]) => rows.flatMap(({ name }) => name.split(', ')).toSorted()
    const necessary = [...Object.values(sessionKeys), ...cookieNames, '__Host-vlot-session']
    expect(namesIn(necessaryRows)).toEqual(necessary.toSorted())
    expect(namesIn(analyticsRows)).toEqual(Object.values(localKeys).toSorted())
  },
)
