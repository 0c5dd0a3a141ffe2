import { expect, test } from 'vitest'
import { sendMail } from '../mail/send.ts'
import { readCase } from '../store/case/read-case.ts'
import { insertFile } from '../store/follow-up/case-files.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { insertMail } from '../store/mail/sealed-mail.ts'
import { applicantIn, must } from '../testing/applicant.ts'
import { chosenCase, takeSteps } from '../testing/chosen-case.ts'
import { codeIn, linkIn, mailsTo, newestMail } from '../testing/mailbox.ts'
import { reach } from '../testing/referred-case.ts'
import { onStatusPage } from '../testing/status-page.ts'
import { startSite } from '../testing/site.ts'

const { sandbox, server } = await startSite({ environment: { HOST: 'localhost' } })
const { database, settings, now } = server.context

/** By the link in the owner's own mailbox, its code, and the session that both begin. */
async function prove(email: string, kvkNumber: string) {
  const owner = server.visitor()
  await owner.call('requestResumeLink', { request: { kvkNumber, email } })
  const { caseId, hash } = linkIn(await newestMail(sandbox, email, 2))
  await owner.call('startResume', { request: { caseId, hash, passphrase: kvkNumber } })
  const code = codeIn(await newestMail(sandbox, email, 3))
  const { answer } = await owner.call('confirmResume', { request: { caseId, hash, code } })
  return applicantIn({ token: answer.data.token, caseId, cookie: owner.cookie ?? '' }, server.origin)
}

test('FLOW-12 CORE-8 a stranger who confirmed own contact details has nothing left once the owner proves an address', async () => {
  const { who: stranger, caseId, email: strangers, kvkNumber } = await chosenCase({ server, sandbox })
  const { hash } = linkIn(await newestMail(sandbox, strangers))
  const link = { caseId, hash, passphrase: kvkNumber }
  const page = await onStatusPage(server, link)
  expect((await page.call('readStatus')).status).toBe(200)
  const email = 'eigenaar@webshop.example'
  await must(stranger.call('POST', 'vlot/v1/application/save', { email }), 'saving')
  await newestMail(sandbox, email)
  const { caseKey } = (await readCase(database, settings.operatorKeys, caseId))!
  const addressId = (await readMailAddress(database, caseKey))!.id
  const words = { recipient: strangers, subject: 'Onderweg', textBody: 'Onderweg', htmlBody: null }
  const underWay = await database
    .transaction()
    .execute((transaction) =>
      insertMail(transaction, settings.operatorKeys, { key: 'under-way', caseId, addressId, words, at: now() }),
    )

  const owner = await prove(email, kvkNumber)
  await sendMail(server.context, underWay!)
  expect((await stranger.call('GET', 'vlot/v1/application')).status).toBe(401)
  expect((await owner.call('GET', 'vlot/v1/follow-up')).body).toMatchObject({ contact: null, followUp: null })
  // The lender goes on, to the owner.
  await takeSteps(server, { caseId }, ['agreement', 'sent'])
  const pdf = {
    kind: 'agreement',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7\n%%EOF\n'),
    at: now(),
    sentAt: now(),
  } as const
  await database.transaction().execute((transaction) => insertFile(transaction, caseKey, pdf))
  const status = linkIn(await newestMail(sandbox, email, 6))
  expect((await server.visitor().call('openFollowUp', { request: link })).error).toBe('follow_up_link')
  for (const name of ['readStatus', 'openAgreement'] as const)
    expect((await page.call(name)).error).toBe('unauthorised')
  expect((await page.call('mailAddressCode', { request: {} })).error).toBe('unauthorised')
  const ownersPage = await onStatusPage(server, { ...link, hash: status.hash })
  expect((await ownersPage.call('openAgreement')).status).toBe(200)
  const own = await reach(owner, sandbox)
  expect((await owner.call('GET', 'vlot/v1/follow-up')).body).toMatchObject({ contact: { isConfirmed: true } })
  expect(await readMailAddress(database, caseKey)).toMatchObject({ email: own })
  // Of all this the stranger's mailbox got one mail: that the address is another one now.
  const told = mailsTo(sandbox, strangers).slice(2)
  expect(told.map(({ subject }) => subject)).toEqual(['Het mailadres van je aanvraag is gewijzigd'])
  expect([email, own, 'http'].filter((text) => told[0]!.text.includes(text))).toEqual([])
})
