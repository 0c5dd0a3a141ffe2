import { expect, test } from 'vitest'
import { searchFailureText } from './search-text.ts'

test('AUTH-1 a session that ended names the setting for browsers that refuse its cookie, on http alone', () => {
  for (const [language, ended] of [
    ['nl', 'Je sessie is verlopen.'],
    ['en', 'Your session has ended.'],
  ] as const) {
    expect(searchFailureText('unauthorised', language, 'http:')).toContain(ended)
    expect(searchFailureText('unauthorised', language, 'http:')).toContain('SECURE_COOKIES=off')
    expect(searchFailureText('unauthorised', language, 'https:')).toContain(ended)
    expect(searchFailureText('unauthorised', language, 'https:')).not.toContain('SECURE_COOKIES')
    expect(searchFailureText('unavailable', language, 'http:')).not.toContain('SECURE_COOKIES')
  }
})
