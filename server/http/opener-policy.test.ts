import { describe, expect, test } from 'vitest'
import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import { kindOfPage } from '#web/pages.ts'
import { openerPolicyOf } from './site.ts'

describe('RECON-13 the policy that lets a tab close the bank’s page, and lets no other page be reached', () => {
  test.each((Object.keys(addresses) as PageName[]).map((page) => [page, kindOfPage(page)]))('%s', (page, kind) => {
    const expected = page === 'redirection' ? 'unsafe-none' : kind === 'journey' ? 'same-origin-allow-popups' : null
    for (const language of ['nl', 'en'] as const) {
      expect(openerPolicyOf(addressOf(page, language))).toBe(expected)
      expect(openerPolicyOf(`${addressOf(page, language)}/`)).toBe(expected)
    }
  })

  test.each(['/404', '/assets/app-AbCdEf12.js', '/api/vlot/v1/limits', '/redirection/x', '/REDIRECTION'])(
    'not %s',
    (path) => expect(openerPolicyOf(path)).toBeNull(),
  )
})
