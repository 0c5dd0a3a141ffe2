import { createTransport } from 'nodemailer'
import { afterAll, describe, expect, test } from 'vitest'
import { control, startQuietSandbox } from '../testing/sandbox-client.ts'

const sandbox = await startQuietSandbox()
afterAll(() => sandbox.close())

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false, ignoreTLS: true }).sendMail({
    from: 'vlot@example.nl',
    to: 'owner@example.nl',
    ...mail,
  })
const show = async (path: string) => {
  const answer = await fetch(`${sandbox.origin}${path}`)
  return { status: answer.status, headers: answer.headers, page: await answer.text() }
}

describe('the mail sink', () => {
  test('keeps a mail and shows its text with links that can be followed', async () => {
    await send({ subject: 'Uw aanvraag – café', text: 'Ga verder: https://app.example/resume?hash=abc#x\nGroet' })
    const { mails } = await control(sandbox, 'GET', '/mails?to=owner@example.nl')
    expect(mails.at(-1)).toMatchObject({
      subject: 'Uw aanvraag – café',
      from: 'vlot@example.nl',
      to: ['owner@example.nl'],
      html: null,
    })
    const { page } = await show(`/mails/${mails.at(-1).id}`)
    expect(page).toContain('Uw aanvraag – café')
    expect(page).toContain('href="https://app.example/resume?hash=abc#x"')
    expect((await show('/mails')).page).toContain(`/mails/${mails.at(-1).id}`)
    for (const shown of [page, (await show('/mails')).page])
      expect(shown).toContain(`>${mails.at(-1).receivedAt.slice(0, 19).replace('T', ' ')}<`)
  })

  test('shows HTML in a frame that runs nothing', async () => {
    await send({ subject: '<b>x</b>', text: 'plain', html: '<p>Hallo</p><script>alert(1)</script>' })
    const { mails } = await control(sandbox, 'GET', '/mails')
    const { page } = await show(`/mails/${mails.at(-1).id}`)
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(page).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(page).not.toContain('alert(1)')
    const framed = await show(`/mails/${mails.at(-1).id}/html`)
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-popups')
    expect(framed.page).toContain('<p>Hallo</p>')
  })

  test('refuses a mail that is too large, and forgets when asked to', async () => {
    await expect(send({ subject: 'big', text: 'x'.repeat(6_000_000) })).rejects.toThrow()
    const { removed } = await control(sandbox, 'DELETE', '/mails')
    expect(removed).toBeGreaterThan(0)
    expect((await show('/mails')).page).toContain('No mails yet')
    expect((await show('/mails/1')).status).toBe(404)
  })
})
