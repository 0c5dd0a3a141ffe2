import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { commonErrorKeys } from '#contract/errors.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { errorText } from '#contract/error-text.ts'
import { startSite } from '../../testing/site.ts'
import { callSummaries } from '../call-summaries.ts'
import { apiPageTexts } from './text.ts'

const { server } = await startSite()

const paths = { en: '/api/docs', nl: '/api/docs/nl' } as const
const languages = ['nl', 'en'] as const

const plain = (html: string) => html.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCodePoint(Number(code)))
const read = async (language: 'nl' | 'en') => {
  const answer = await server.visitor().fetch(paths[language])
  return { headers: answer.headers, html: await answer.text() }
}

describe('the page of the API', () => {
  test.each(languages)(
    'API-7 needs no script, shows no back-tick and leads to the other language (%s)',
    async (language) => {
      const { headers, html } = await read(language)
      expect(html).not.toMatch(/<script|`/)
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<a href="${paths[language === 'nl' ? 'en' : 'nl']}"`)
      expect(plain(html)).toContain(apiPageTexts[language].firstTitle)
    },
  )

  test.each(languages)(
    'API-7 has of every call what it is for, a command, and its own errors in words (%s)',
    async (language) => {
      const html = plain((await read(language)).html)
      const parts = new Map(
        [...html.matchAll(/<details id="(\w+)">([\s\S]*?)(?=<details id=|<\/main>)/g)].map((found) => [
          found[1],
          found[2]!,
        ]),
      )
      for (const name of Object.keys(calls) as CallName[]) {
        const part = parts.get(name) ?? ''
        const { path, errors, body } = calls[name]
        const words = callSummaries[language][name].replaceAll('`', '')
        expect(part.replace(/<\/?code[^>]*>/g, ''), name).toContain(words)
        expect(part, name).toMatch(/<pre class="command"[^>]*><code>curl /)
        expect(part, name).toContain(`/api/${path.split('{')[0]}`)
        if (body === 'json')
          expect(part, name).toContain(`<h4>${apiPageTexts[language].request} <code>application/json`)
        for (const key of errors) expect(part, `${name} ${key}`).toContain(`<td>${errorText(key, language)}</td>`)
      }
      for (const key of commonErrorKeys) expect(html).toContain(`<td>${errorText(key, language)}</td>`)
    },
  )

  test('API-7 the first commands work as they stand on the page, copied into a shell', async () => {
    const { html } = await read('en')
    const first = /<section class="first">([\s\S]*?)<\/section>/.exec(html)?.[1] ?? ''
    const commands = [...first.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code><\/pre>/g)].map((found) => plain(found[1]!))
    expect(commands).toHaveLength(4)
    const folder = mkdtempSync(join(tmpdir(), 'vlot-api-page-'))
    try {
      // A copied command ends where a line ends; `echo` is the press of Enter.
      const script = commands.join('\necho\n')
      const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script], { cwd: folder, timeout: 60_000 })
      const [quote, , eligibility, application] = stdout.split('\n').map((line) => (line ? JSON.parse(line) : null))
      expect(quote).toMatchObject({ amountCents: 25_000_00, termMonths: 12 })
      expect(eligibility).toMatchObject({ eligible: true, profile: { kvkNumber: '00900001' } })
      expect(application).toMatchObject({ kvkNumber: '00900001', loanAmount: null })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
