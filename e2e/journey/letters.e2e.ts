import { answerLetter } from '#server/mail/answer-letters.ts'
import { documentLetter } from '#server/mail/document-letters.ts'
import { stepLetter, receivedLetter } from '#server/mail/follow-up-letters.ts'
import { handInLetter } from '#server/mail/hand-in-letter.ts'
import { reminderLetter } from '#server/mail/reminder-letters.ts'
import { codeLetter, erasureCodeLetter, reconsentLinkLetter, resumeLinkLetter } from '#server/mail/return-letters.ts'
import { expect, test } from '../support/page.ts'

const url =
  'https://vlot.example/reconsent/NL#hash=Zk0n3b8m5x7bYwz7TtK5nGJ6u1QhD8a2cV9eRfLqPsE&caseId=3f1c7a2e-6f1b-4c1d-9f52-0a5d1f7f3b11&connectionId=1351736641374394997'
const company = 'Internationaal Goederenvervoersbedrijf Van den Bovenkamp en Zonen B.V.'

const begun = { at: new Date('2026-09-30T21:05:00Z'), on: 'unknown' } as const

const words = 'De rekening staat nog op naam van je zus, en dat verandert pas in januari.'
const steps = [
  { step: 'answered', isYes: true },
  { step: 'answered', isYes: false },
  { step: 'agreement' },
  { step: 'sent' },
  { step: 'signed' },
  { step: 'paid' },
] as const

const lettersIn = (language: 'nl' | 'en') => {
  const common = { language, company, url }
  const followed = { ...common, reference: 'VL-7K3M-9QXD' }
  const end = { expiresOn: '2027-05-20', unsubscribeUrl: url, oneClickUrl: url, bank: 'Triodos Bank' }
  return [
    reminderLetter({ ...common, ...end, moment: '30', daysLeft: 30 }),
    reminderLetter({ ...common, ...end, moment: 'expired', daysLeft: -1 }),
    reconsentLinkLetter({ ...common, bank: 'Triodos Bank' }),
    handInLetter({ ...common, until: '2026-12-07' }),
    ...[false, true].map((hasFiles) => resumeLinkLetter({ ...common, begun, hasFiles })),
    codeLetter({ language, company, begun, code: '48201937' }),
    erasureCodeLetter({ language, code: '48201937' }),
    answerLetter({
      kind: 'privacyAsked',
      language,
      about: '',
      words: null,
      by: '2026-12-07',
      origin: 'https://vlot.example',
      code: '48201937',
    }),
    documentLetter({ ...followed, reason: 'account-holder', words, endOn: '2026-12-07', by: null, isReminder: false }),
    receivedLetter({ ...followed, dueOn: '2026-12-28', offer: null }),
    ...steps.map((step) => stepLetter({ ...followed, isYes: false, dueOn: '2026-12-28', words, ...step })),
  ]
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `RECON-14 FLOW-11 every mail fits a screen of 320 px and can be read by everybody, ${colorScheme}`,
    { tag: '@phone' },
    async ({ page, audit }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.emulateMedia({ colorScheme })
      for (const letter of [...lettersIn('nl'), ...lettersIn('en')]) {
        await page.setContent(letter.htmlBody)
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(tooWide, letter.subject).toBeLessThanOrEqual(0)
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(background).toBe(colorScheme === 'dark' ? 'rgb(8, 18, 31)' : 'rgb(245, 242, 236)')
        // The two languages share one form, so each is audited in one of the two lights.
        if (letter.htmlBody.includes(colorScheme === 'light' ? 'lang="nl"' : 'lang="en"')) await audit()
      }
    },
  )
}

test('RECON-14 FLOW-11 the plain text of every mail says all that its HTML says', async ({ page }) => {
  for (const letter of [...lettersIn('nl'), ...lettersIn('en')]) {
    await page.setContent(letter.htmlBody)
    const words = letter.textBody.replace(/\s+/g, ' ')
    for (const line of await page.locator('main h1, main p:not(.name)').allInnerTexts()) expect(words).toContain(line)
    for (const link of await page.locator('a').all()) expect(letter.textBody).toContain(await link.getAttribute('href'))
  }
})
