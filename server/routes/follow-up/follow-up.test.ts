import { beforeEach, describe, expect, test } from 'vitest'
import type { FollowUpView, FollowUpOfSession } from '#contract/follow-up.ts'
import { parseReference } from '#lending/desk/reference.ts'
import { findCaseOfReference } from '../../store/follow-up/follow-ups.ts'
import { recordStep, type NamedStep } from '../../follow-up/record-step.ts'
import { another, decidedApplicant, until, type Applicant } from '../../testing/applicant.ts'
import { stepBy, takeUp } from '../../testing/chosen-case.ts'
import { codeIn, type LinkParts, linkIn, mailsTo, mailWith, newestMail } from '../../testing/mailbox.ts'
import { tracesInTables } from '../../testing/readable-traces.ts'
import { onStatusPage } from '../../testing/status-page.ts'
import { startSite } from '../../testing/site.ts'

/** A Saturday: what is promised within a working day is due on the Monday. */
const today = '2026-11-21'
let webshop = '00900003'
const painter = '00900012'
const inbox = 'inbox@vlot.example'

const { sandbox, server } = await startSite({ today, environment: { HOST: 'localhost' } })

beforeEach(() => {
  webshop = another(webshop)
})

const at = {
  offers: 'dls-pbl-api/v3/offers',
  details: 'vlot/v1/contact-details',
  code: 'vlot/v1/contact-details/code',
  followUp: 'vlot/v1/follow-up',
  link: 'vlot/v1/follow-up/link',
}

let people = 0
const person = () => ({
  email: `trijntje${++people}@kadolijn.example`,
  mobile: '06 8765 4309',
  name: 'Trijntje Kadolijn-Zwartwit',
  role: 'owner',
})
type Person = ReturnType<typeof person>

const result = async (who: Pick<Applicant, 'call'>, path: string, body?: unknown) => {
  const { status, body: answer } = await who.call(body === undefined ? 'GET' : 'POST', path, body)
  return [status, (answer as { error?: string } | null)?.error]
}
const own = async (who: Applicant) => (await who.call('GET', at.followUp)).body as FollowUpOfSession

const codeOf = async (who: Person, count = 1) => codeIn(await newestMail(sandbox, who.email, count))

async function reach(who: Applicant, details: Person): Promise<void> {
  expect(await result(who, at.details, details)).toEqual([200, undefined])
  expect(await result(who, at.code, { code: await codeOf(details) })).toEqual([200, undefined])
}

/** An applicant who chose an offer and can be reached, with the mails that followed. */
async function chosen() {
  const who = await decidedApplicant(server.origin, 'BUNQ', webshop)
  await takeUp({ who })
  const details = person()
  await reach(who, details)
  const mail = await newestMail(sandbox, details.email, 2)
  const { followUp } = await own(who)
  return { who, details, mail, followUp: followUp! }
}

/** With what was mailed about this application, as the lender's people have it. */
const workMails = (reference: string) => mailsTo(sandbox, inbox).filter(({ text }) => text.includes(reference))

const take = async (reference: string, step: NamedStep) => {
  const caseId = await findCaseOfReference(server.context.database, reference)
  return recordStep(server.context, caseId!, step, stepBy(step.step))
}

/** Until the test ends the server is on another day. */
async function onDay<T>(day: string, work: () => Promise<T>): Promise<T> {
  const { now } = server.context
  server.context.now = () => new Date(`${day}T10:00:00Z`)
  return work().finally(() => (server.context.now = now))
}

describe('a choice', () => {
  test('FLOW-10 CORE-7 contact details are asked once there is a choice, confirmed by a code, and mailed about at once', async () => {
    const who = await decidedApplicant(server.origin, 'BUNQ', webshop)
    const details = person()
    expect(await result(who, at.details, details)).toEqual([409, 'step_not_reached'])
    await takeUp({ who })
    expect(await own(who)).toEqual({ answers: null, contact: null, followUp: null })
    expect((await who.call('POST', at.details, { ...details, mobile: '020 123 45 67' })).body).toMatchObject({
      error: 'bad_request',
      fields: ['mobile'],
    })
    const given = await who.call('POST', at.details, details)
    expect(given.body).toEqual({ codeSentTo: 't•••@kadolijn.example' })
    expect(workMails('Trijntje')).toEqual([])
    const code = await codeOf(details)
    const { followUp } = (await who.call('POST', at.code, { code })).body as FollowUpOfSession
    expect(followUp).toMatchObject({ kind: 'choice', companyName: 'Kadolijn Webwinkels B.V.', answer: null })
    expect(parseReference(followUp!.reference)).toBe(followUp!.reference)
    expect(followUp!.stages.map(({ name, state, on, by }) => [name, state, on ?? by])).toEqual([
      ['received', 'done', '2026-11-21'],
      ['checked', 'now', '2026-11-23'],
      ['agreement', 'later', null],
      ['signed', 'later', null],
      ['paid', 'later', null],
    ])
    const mail = await newestMail(sandbox, details.email, 2)
    for (const part of [
      followUp!.reference,
      'uiterlijk 23 november 2026',
      'Kortlopende zakelijke lening, 12 maanden',
      'Samen terug: €',
    ])
      expect(mail.text.toLowerCase()).toContain(part.toLowerCase())
    const work = await until(60_000, async () => workMails(followUp!.reference)[0] ?? null)
    expect(work.subject).toBe(`Aanbod gekozen, te controleren: ${followUp!.reference}`)
    expect(work.text).toContain('Uiterlijk: 23 november 2026')
    const [link = ''] = /https?:\S+/.exec(work.text) ?? []
    expect(link).toBe(`${server.context.settings.desk!.origin}/zaak/${who.caseId}`)
    const personal = [details.email, details.name, '612345678', '8765', webshop, 'Kadolijn', 'NL']
    expect(
      personal.filter((text) => work.text.replace(followUp!.reference, '').replace(link, '').includes(text)),
    ).toEqual([])
  })

  test('FLOW-10 confirmed twice, at once and later, it is mailed about once', async () => {
    const who = await decidedApplicant(server.origin, 'BUNQ', webshop)
    await takeUp({ who })
    const details = person()
    await who.call('POST', at.details, details)
    const code = await codeOf(details)
    const answers = await Promise.all(Array.from({ length: 4 }, () => result(who, at.code, { code })))
    expect(answers.filter(([status]) => status === 200).length).toBeGreaterThan(0)
    expect(await result(who, at.code, { code })).toEqual([200, undefined])
    const { followUp } = await own(who)
    await newestMail(sandbox, details.email, 2)
    await until(60_000, async () => workMails(followUp!.reference)[0] ?? null)
    expect([mailsTo(sandbox, details.email).length, workMails(followUp!.reference).length]).toEqual([2, 1])
  })

  test('FLOW-13 details are changed by a code at the new address: until then the old ones count, after it both are mailed', async () => {
    const { who, details, mail, followUp } = await chosen()
    const other = { ...person(), name: 'Gerlof Kadolijn' }
    expect(await result(who, at.details, other)).toEqual([200, undefined])
    expect(await own(who)).toMatchObject({ contact: { sentTo: 't•••@kadolijn.example', isConfirmed: true }, followUp })
    expect(await result(who, at.code, { code: '00000000' })).toEqual([400, 'contact_code'])
    expect(await result(who, at.code, { code: await codeOf(other) })).toEqual([200, undefined])
    const told = await mailWith(sandbox, details.email, 'Het mailadres van je aanvraag is gewijzigd')
    expect([told.text.includes(other.email), told.text.includes('http')]).toEqual([false, false])
    const taken = linkIn(await mailWith(sandbox, other.email, 'Mails over je aanvraag komen nu op dit adres'))
    const open = async ({ hash, caseId }: LinkParts) =>
      (await server.visitor().call('openFollowUp', { request: { hash, caseId, passphrase: webshop } })).status
    expect([await open(linkIn(mail)), await open(taken)]).toEqual([401, 200])
    expect(workMails(followUp.reference)).toHaveLength(1)
  })

  test('CORE-8 FLOW-16 a code is guessed five times, dies after ten minutes, is asked for again, and is one of five a day', async () => {
    const who = await decidedApplicant(server.origin, 'BUNQ', webshop)
    await takeUp({ who })
    const details = person()
    await who.call('POST', at.details, details)
    const first = await codeOf(details)
    const wrong = first === '00000000' ? '00000001' : '00000000'
    for (let tries = 0; tries < 5; tries++)
      expect(await result(who, at.code, { code: wrong })).toEqual([400, 'contact_code'])
    expect(await result(who, at.code, { code: first })).toEqual([400, 'contact_code'])
    expect(await result(who, 'vlot/v1/addresses/code', {})).toEqual([200, undefined])
    const second = await codeOf(details, 2)
    const later = new Date(server.context.now().getTime() + 10 * 60_000 + 1_000)
    const { now } = server.context
    server.context.now = () => later
    expect(await result(who, at.code, { code: second })).toEqual([400, 'contact_code'])
    server.context.now = now
    for (let codes = 2; codes < 5; codes++) expect(await result(who, at.details, details)).toEqual([200, undefined])
    expect(await result(who, at.details, details)).toEqual([429, 'too_many_requests'])
    expect(await own(who)).toMatchObject({ contact: { isConfirmed: false }, followUp: null })
  })

  test('CORE-8 nothing of the contact details can be read in the database, and the export has them', async () => {
    const { who, details, followUp } = await chosen()
    const texts = [details.email, details.name, '87654309', '8765 4309']
    expect(
      await until(30_000, async () => (await tracesInTables(server.context.pool, texts)).length === 0 || null),
    ).toBe(true)
    const { data } = (await who.call('GET', 'vlot/v1/privacy/export')).body
    expect(data.contact_details).toMatchObject([{ ...details, mobile: '+31687654309' }])
    expect(Object.keys(data.contact_details[0])).not.toContain('codeHash')
    expect(data.follow_up).toMatchObject([{ reference: followUp.reference, kind: 'choice' }])
    expect(data.follow_up_step).toMatchObject([{ step: 'received', dueOn: '2026-11-23' }])
    const { categories } = (await who.call('GET', 'vlot/v1/privacy')).body
    const counted = categories.filter(({ code }: { code: string }) => /contact-details|follow-up/.test(code))
    expect(counted.map(({ count }: { count: number }) => count)).toEqual([1, 1])
    expect((await who.call('POST', 'vlot/v1/privacy/erase', {})).status).toBe(202)
    const asked = await until(
      60_000,
      async () => workMails(followUp.reference).find(({ subject }) => /gewist/.test(subject)) ?? null,
    )
    expect(asked.text).toContain(`Kenmerk: ${followUp.reference}`)
    await until(60_000, async () =>
      (await findCaseOfReference(server.context.database, followUp.reference)) === null ? true : null,
    )
  })
})

describe('the mailed link', () => {
  const open = async (body: unknown) => {
    const visitor = server.visitor()
    return visitor.call('openFollowUp', { request: body as Record<string, unknown> })
  }

  test('FLOW-14 FLOW-17 link and kvk number show where it stands, as often as one likes, and take the choice back, and nothing else', async () => {
    const { mail, followUp } = await chosen()
    const link = linkIn(mail)
    expect(link.path).toBe('/mijn-aanvraag')
    const { hash, caseId } = link
    const opened = await Promise.all(Array.from({ length: 12 }, () => open({ hash, caseId, passphrase: webshop })))
    expect(opened.map(({ status }) => status)).toEqual(Array<number>(12).fill(200))
    expect(opened[0]!.answer.followUp).toEqual(followUp)
    const visitor = await onStatusPage(server, { hash, caseId, passphrase: webshop })
    expect((await visitor.call('readStatus')).answer).toEqual(followUp)
    for (const name of ['readApplication', 'readFollowUp', 'listOffers', 'readPrivacy'] as const)
      expect((await visitor.call(name)).status).toBe(403)
    expect((await visitor.call('takeChoiceBack', { request: {} })).status).toBe(204)
    expect((await visitor.call('readStatus')).answer).toMatchObject({ mayTakeBack: false, offer: null })
    expect((await visitor.call('endSession')).status).toBe(204)
    expect((await visitor.call('readStatus')).status).toBe(401)
  })

  test('FLOW-14 its session and a code at the address of the link lead into the application, once', async () => {
    const { who, mail, details } = await chosen()
    const { hash, caseId } = linkIn(mail)
    const visitor = await onStatusPage(server, { hash, caseId, passphrase: webshop })
    expect((await visitor.call('goOnFromStatus', { request: { code: '00000000' } })).error).toBe('resume_code')
    expect((await visitor.call('mailAddressCode', { request: {} })).answer.codeSentTo).toBe('t•••@kadolijn.example')
    const code = codeIn(await mailWith(sandbox, details.email, 'Je code om verder te gaan'))
    const before = { token: visitor.token, cookie: visitor.cookie }
    expect((await visitor.call('goOnFromStatus', { request: { code } })).answer.data.caseId).toBe(caseId)
    // Opened once more beside it, the link begins no other session.
    await visitor.call('openFollowUp', { request: { hash, caseId, passphrase: webshop } })
    expect((await visitor.call('readApplication')).status).toBe(200)
    expect((await who.call('GET', at.followUp)).status).toBe(401)
    Object.assign(visitor, before)
    expect((await visitor.call('goOnFromStatus', { request: { code } })).status).toBe(401)
  })

  test('CORE-8 another one’s link, another kvk number and a guess are refused alike, and five wrong ones end the link', async () => {
    const one = await chosen()
    // Nothing that was chosen runs beside the next.
    await server.context.pool.query('delete from case_find')
    const other = await chosen()
    const [mine, theirs] = [linkIn(one.mail), linkIn(other.mail)]
    const refused = async (body: unknown) => {
      const { status, error } = await open(body)
      return [status, error]
    }
    const no = [401, 'follow_up_link']
    expect(await refused({ caseId: theirs.caseId, hash: mine.hash, passphrase: webshop })).toEqual(no)
    expect(await refused({ caseId: mine.caseId, hash: 'x'.repeat(43), passphrase: webshop })).toEqual(no)
    expect((await open({ caseId: mine.caseId, hash: mine.hash, passphrase: webshop })).status).toBe(200)
    for (let tries = 0; tries < 5; tries++)
      expect(await refused({ caseId: mine.caseId, hash: mine.hash, passphrase: painter })).toEqual(no)
    expect(await refused({ caseId: mine.caseId, hash: mine.hash, passphrase: webshop })).toEqual(no)
    // It opens nothing else either.
    const resume = await server.visitor().call('startResume', {
      request: { caseId: theirs.caseId, hash: theirs.hash, passphrase: webshop },
    })
    expect(resume.error).toBe('reconsent_kvk')
  })
})

describe('the lender', () => {
  test('CORE-7 moves a choice on step by step, over weekends and holidays, with a mail each and a trail', async () => {
    const { who, details, followUp } = await chosen()
    const { reference } = followUp
    expect(await take(reference, { step: 'signed' })).toBe('too-early')
    expect(await take(reference, { step: 'answered', isYes: true })).toBe('not-a-referral')
    await onDay('2026-12-23', async () => {
      expect(await take(reference, { step: 'agreement' })).toMatchObject({ on: '2026-12-23', dueOn: '2026-12-28' })
      expect(await take(reference, { step: 'agreement' })).toBe('taken')
    })
    await onDay('2026-12-30', async () =>
      expect(await take(reference, { step: 'signed' })).toMatchObject({ dueOn: '2027-01-04' }),
    )
    const mail = await mailWith(sandbox, details.email, 'Je overeenkomst is getekend')
    expect(mail.text).toContain('Uiterlijk 4 januari 2027 maken we het geld over')
    expect(await result(who, 'dls-pbl-api/v3/loan-amount', { loanAmount: 30_000 })).toEqual([409, 'flow_finished'])
    await onDay('2027-01-04', () => take(reference, { step: 'paid' }))
    const { hash, caseId } = linkIn(mail)
    const seen = await server.visitor().call('openFollowUp', { request: { hash, caseId, passphrase: webshop } })
    expect(seen.answer.followUp.stages.map(({ state, on }) => [state, on])).toEqual([
      ['done', '2026-11-21'],
      ['done', '2026-12-23'],
      ['done', '2026-12-30'],
      ['done', '2026-12-30'],
      ['done', '2027-01-04'],
    ])
    const trail = await server.context.database
      .selectFrom('audit_entry')
      .select(['action', 'actor'])
      .where('case_id', '=', caseId)
      .where('action', 'like', 'follow-up.%')
      .orderBy('sequence')
      .execute()
    expect(trail.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'applicant follow-up.began',
      'staff:assessor-1 follow-up.agreement',
      'staff:assessor-1 follow-up.signed',
      'staff:assessor-2 follow-up.paid',
    ])
  })

  test('FLOW-10 FLOW-20 until it is known how to reach who chose, the choice can be changed; then it is closed to changes', async () => {
    const who = await decidedApplicant(server.origin, 'BUNQ', webshop)
    await takeUp({ who })
    expect(await result(who, 'dls-pbl-api/v3/loan-amount', { loanAmount: 30_000 })).toEqual([204, undefined])
    expect((await who.call('POST', 'dls-pbl-api/v3/financials/confirm', {})).status).toBeLessThan(300)
    await until(60_000, async () => ((await result(who, at.offers))[0] === 200 ? true : null))
    await takeUp({ who })
    await reach(who, person())
    expect(await result(who, 'dls-pbl-api/v3/loan-amount', { loanAmount: 25_000 })).toEqual([409, 'flow_finished'])
  })
})

describe('a referral', () => {
  const referred = async () => {
    const who = await decidedApplicant(server.origin, 'ING', painter)
    const details = person()
    await reach(who, details)
    const { followUp } = await own(who)
    return { who, details, followUp: followUp as FollowUpView }
  }

  test('CORE-5 says by when a person answers, and mails applicant and lender', async () => {
    const { details, followUp } = await referred()
    expect(followUp).toMatchObject({ kind: 'referral', offer: null })
    expect(followUp.stages.map(({ name, state, by }) => [name, state, by]).slice(0, 2)).toEqual([
      ['received', 'done', null],
      ['answered', 'now', '2026-11-24'],
    ])
    expect((await newestMail(sandbox, details.email, 2)).text).toContain('uiterlijk 24 november 2026 antwoord')
    const work = await until(60_000, async () => workMails(followUp.reference)[0] ?? null)
    expect(work.subject).toBe(`Doorverwezen, een medewerker beslist: ${followUp.reference}`)
  })

  test('CORE-5 a no is mailed with the words of who answered, sealed at rest, and nothing follows it', async () => {
    const { who, details, followUp } = await referred()
    const words = 'De rekening staat nog op naam van je zus.'
    expect(await take(followUp.reference, { step: 'agreement' })).toBe('too-early')
    expect(await take(followUp.reference, { step: 'answered', isYes: false, words })).toMatchObject({ dueOn: null })
    expect((await newestMail(sandbox, details.email, 3)).text).toContain(words)
    expect(await take(followUp.reference, { step: 'agreement' })).toBe('refused')
    const now = (await own(who)).followUp!
    expect(now.answer).toEqual({ isYes: false, words, reasons: [] })
    expect(now.stages.map(({ name }) => name)).toEqual(['received', 'answered'])
    expect(await tracesInTables(server.context.pool, [words])).toEqual([])
  })

  const referAgain = async (who: Applicant, loanAmount: number) => {
    expect(await result(who, 'dls-pbl-api/v3/loan-amount', { loanAmount })).toEqual([204, undefined])
    expect((await who.call('POST', 'dls-pbl-api/v3/financials/confirm', {})).status).toBeLessThan(300)
    await until(60_000, async () => ((await result(who, at.offers))[0] === 200 ? true : null))
  }

  test('CORE-5 referred again it keeps its date while nobody has answered, and is looked at again after an answer', async () => {
    const { who, details, followUp } = await referred()
    const { reference, stages } = followUp
    await until(60_000, async () => workMails(reference)[0] ?? null)
    await referAgain(who, 30_000)
    expect((await own(who)).followUp).toMatchObject({ reference, stages })
    await take(reference, { step: 'answered', isYes: false })
    // The answer is the third mail: being referred again was none.
    expect((await newestMail(sandbox, details.email, 3)).subject).toBe('We hebben naar je aanvraag gekeken')
    expect(workMails(reference)).toHaveLength(1)
    await referAgain(who, 20_000)
    await until(60_000, async () => (workMails(reference).length === 2 ? true : null))
    expect((await own(who)).followUp).toMatchObject({ reference, answer: null })
    expect((await newestMail(sandbox, details.email, 4)).subject).toBe('Een medewerker kijkt naar je aanvraag bij Vlot')
  })
})
