import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { linkScriptText } from './take-link-from-address.ts'
import { mailedLinkOf, noLink, readMailedLink } from './mailed-link.ts'

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'

/** The page as the script finds it, and what it made of it. */
function takenAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://vlot.example')
  const replaceState = vi.fn()
  const window = { location: { pathname, search, hash }, history: { state: null, replaceState } }
  runInNewContext(linkScriptText(), { window, URLSearchParams })
  const { mailedLink } = window as { mailedLink?: Record<string, string> }
  return { link: mailedLink, replaceState }
}

describe('the script that takes a mailed link out of the address', () => {
  test('RECON-2 reads the fragment and leaves nothing of it in the address', () => {
    const { link, replaceState } = takenAt(`/reconsent/NL#hash=abc&caseId=${caseId}&connectionId=77`)
    expect({ ...link }).toEqual({ hash: 'abc', caseId, connectionId: '77', page: '/reconsent/NL' })
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/reconsent/NL')
  })

  test('RECON-2 reads the query too, keeps what else is in it, and the fragment goes first', () => {
    const { link, replaceState } = takenAt('/reconsent?utm_source=mail&hash=query&kvk=12345678#hash=fragment')
    expect({ ...link }).toEqual({ hash: 'fragment', kvk: '12345678', page: '/reconsent' })
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/reconsent?utm_source=mail')
  })

  test('an address without a link stays as it is', () => {
    const { link, replaceState } = takenAt('/reconsent/NL?utm_source=mail#vernieuwd')
    expect(link).toBeUndefined()
    expect(replaceState).not.toHaveBeenCalled()
  })

  test('a part that never ends is cut', () => {
    expect(takenAt(`/reconsent#hash=${'a'.repeat(5_000)}`).link?.['hash']).toHaveLength(200)
  })
})

describe('a mailed link', () => {
  test('RECON-4 what cannot be a part counts as missing', () => {
    expect(readMailedLink(undefined)).toEqual(noLink)
    expect(readMailedLink({ hash: 'a b', caseId: 'x', connectionId: '../1', kvk: 'twelve', token: '' })).toEqual(noLink)
  })

  test('a kvk number keeps its spaces and dots, which the form forgives', () => {
    expect(readMailedLink({ kvk: ' 12.34 56 78 ' }).kvk).toBe('12.34 56 78')
  })

  test('FLOW-14 is that of its own page alone', () => {
    vi.stubGlobal('window', { mailedLink: { hash: 'abc', caseId, page: '/en/my-application' } })
    expect(mailedLinkOf('myApplication')).toMatchObject({ hash: 'abc', caseId })
    expect(mailedLinkOf('resume')).toEqual(noLink)
    vi.unstubAllGlobals()
  })
})
