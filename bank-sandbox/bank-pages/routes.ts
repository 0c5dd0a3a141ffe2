import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { approve, isExpired, sessionByToken } from '../aggregator/connections.ts'
import { isFinished } from '../aggregator/fetching.ts'
import type { ConnectSession } from '../records.ts'
import { BANKS, bankByKey, bankByProvider, type Bank } from '../banks.ts'
import { banksOf, companiesAt, companyAt } from '../companies/catalogue.ts'
import { numberOfHistory } from '../companies/company.ts'
import { addDays } from '../story/calendar.ts'
import { ibanOfAccount } from '../story/write-story.ts'
import { registerEntry } from '../register/entries.ts'
import type { World } from '../world.ts'
import { fill } from './html.ts'
import { markOf } from './marks.ts'
import {
  accountsPage,
  bankListPage,
  logInPage,
  messagePage,
  textFor,
  waitingPage,
  type OfferedAccount,
  type PageFrame,
} from './pages.ts'

const STYLE = readFileSync(new URL('bank.css', import.meta.url))
const MOST_FAILED_LOGINS = 10

type Form = Record<string, string | string[] | undefined>
type FormBody = { Body: Form | undefined }
type TokenQuery = { Querystring: { token?: string; language?: string } }

/** The banks' own pages, reached over the connect_url: log in, choose accounts, say yes or no. */
export function bankPageRoutes(app: FastifyInstance, world: World): void {
  pictureRoutes(app)
  answerRoutes(app, world)

  app.get<TokenQuery>('/connect', async (request, reply) => {
    const session = openSessionOf(world, request.query.token)
    if (!session) return expired(reply)
    speak(world, session, request.query.language)
    if (session.outcome !== 'open') return reply.redirect(`/connect/wait?token=${session.token}`, 303)
    return showStep(world, reply, session)
  })

  app.get<TokenQuery>('/connect/wait', async (request, reply) => {
    const session = sessionByToken(world, request.query.token)
    if (!session || session.outcome === 'open') return expired(reply)
    if (session.outcome === 'cancelled') return goBack(reply, session, { error_class: 'ProviderAccessNotGranted' })
    const connection = world.store.state.connections.find((one) => one.id === session.resultConnectionId)
    const failure = connection?.attempt.fail_error_class
    if (failure) return goBack(reply, session, { connection_id: connection.id, error_class: failure })
    const isReady =
      !connection ||
      isFinished(connection.attempt) ||
      (!session.request.waitAllTransactions && connection.accountsReadable)
    if (!isReady) return send(reply, session, waitingPage(frameOf(session)))
    return goBack(reply, session, { connection_id: connection?.id })
  })
}

function answerRoutes(app: FastifyInstance, world: World): void {
  app.post<FormBody>('/connect/bank', async (request, reply) => {
    const session = openSessionOf(world, field(request.body, 'token'))
    if (!session || session.outcome !== 'open') return expired(reply)
    const bank = bankByProvider(field(request.body, 'provider') ?? '')
    if (bank && !session.providerFixed) {
      session.providerCode = bank.providerCode
      session.providerFixed = true
      world.store.changed(session)
    }
    return reply.redirect(`/connect?token=${session.token}`, 303)
  })

  app.post<FormBody>('/connect/login', async (request, reply) => {
    const session = openSessionOf(world, field(request.body, 'token'))
    const bank = session && bankByProvider(session.providerCode ?? '')
    if (!session || !bank || session.outcome !== 'open') return expired(reply)
    const user = (field(request.body, 'user') ?? '').replaceAll(/\s/g, '')
    const hasPin = field(request.body, 'quick') === 'yes' || (field(request.body, 'pin') ?? '') !== ''
    const refusal = hasPin ? refusedLogIn(world, session, bank, user) : textOf(session).pinMissing
    if (refusal === undefined) {
      session.loggedInAs = user
      world.store.changed(session)
      return reply.redirect(`/connect?token=${session.token}`, 303)
    }
    session.failedLogins += 1
    world.store.changed(session)
    if (session.failedLogins >= MOST_FAILED_LOGINS) return endWithout(world, reply, session, 'InvalidCredentials')
    return send(reply, session, logInPage(frameOf(session), quickCustomers(session, bank), user, refusal))
  })

  app.post<FormBody>('/connect/approve', async (request, reply) => {
    const session = openSessionOf(world, field(request.body, 'token'))
    if (!session) return expired(reply)
    // A double click approves once.
    if (session.outcome === 'open') {
      if (!session.loggedInAs) return reply.redirect(`/connect?token=${session.token}`, 303)
      const keys = [request.body?.['account'] ?? []].flat()
      const offered = offeredAccounts(world, session).filter((account) => keys.includes(account.key))
      if (offered.length === 0) return showStep(world, reply, session, textOf(session).noneChosen)
      approve(world, session, keys)
    }
    return reply.redirect(`/connect/wait?token=${session.token}`, 303)
  })

  app.post<FormBody>('/connect/cancel', async (request, reply) => {
    const session = openSessionOf(world, field(request.body, 'token'))
    if (!session) return expired(reply)
    if (session.outcome === 'approved') return reply.redirect(`/connect/wait?token=${session.token}`, 303)
    return endWithout(world, reply, session, 'ProviderAccessNotGranted')
  })
}

function pictureRoutes(app: FastifyInstance): void {
  const css = (reply: FastifyReply, sheet: string | Buffer) => reply.type('text/css; charset=utf-8').send(sheet)
  app.get('/bank-pages/style.css', async (_request, reply) => css(reply, STYLE))
  for (const bank of BANKS) {
    const name = bank.key.toLowerCase()
    app.get(`/bank-pages/${name}.css`, async (_request, reply) => css(reply, bankColours(bank)))
    app.get(`/bank-pages/${name}.svg`, async (_request, reply) => {
      return reply
        .type('image/svg+xml')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(markOf(bank, bank.colours.brand))
    })
  }
}

/** Colours of one bank as custom properties; everything else is one sheet for all. */
const bankColours = ({ colours: { brand, onBrand, action, onAction, surface } }: Bank): string =>
  `:root{--brand:${brand};--on-brand:${onBrand};--action:${action};--on-action:${onAction};--surface:${surface}}`

function openSessionOf(world: World, token: string | undefined): ConnectSession | undefined {
  const session = sessionByToken(world, token)
  if (!session || isExpired(world, session)) return undefined
  // A renewal of a connection that was deleted in the meantime leads nowhere.
  const { connectionId } = session
  const isKnown = connectionId === null || world.store.state.connections.some((one) => one.id === connectionId)
  return isKnown ? session : undefined
}

/** From here on in the language that was pressed for. */
function speak(world: World, session: ConnectSession, language: string | undefined): void {
  if (language !== 'nl' && language !== 'en') return
  session.request.attempt.locale = language
  world.store.changed()
}

function field(form: Form | undefined, name: string): string | undefined {
  return [form?.[name] ?? []].flat()[0]
}

function textOf(session: ConnectSession) {
  return textFor(session.request.attempt.locale)
}

function frameOf(session: ConnectSession): PageFrame {
  const bank = session.providerFixed ? bankByProvider(session.providerCode ?? '') : undefined
  return { text: textOf(session), bank, token: session.token }
}

function send(reply: FastifyReply, session: ConnectSession | undefined, page: string): FastifyReply {
  // A form's answer redirects to the client's address, and browsers hold form-action against redirects, too.
  const target = session?.request.attempt.return_to
  const formTargets = target ? `'self' ${new URL(target).origin}` : "'self'"
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page)
}

function expired(reply: FastifyReply): FastifyReply {
  const text = textFor('nl')
  void reply.status(410)
  return send(reply, undefined, messagePage({ text, bank: undefined, token: '' }, text.expired, text.expiredIntro))
}

function showStep(world: World, reply: FastifyReply, session: ConnectSession, alert?: string): FastifyReply {
  const frame = frameOf(session)
  const { bank, text } = frame
  if (!bank) return send(reply, session, bankListPage(frame))
  const company = session.loggedInAs === null ? undefined : companyAt(session.loggedInAs, bank.key)
  if (!company) return send(reply, session, logInPage(frame, quickCustomers(session, bank), '', alert))
  const { consent } = session.request
  const days = consent.period_days ?? world.settings.consentDays
  const words = {
    companyName: company.name,
    transactionsFrom: consent.scopes.includes('transactions') ? shownDate(consent.from_date, text.language) : undefined,
    validUntil: shownDate(addDays(world.clock.today(), days), text.language),
  }
  return send(reply, session, accountsPage(frame, offeredAccounts(world, session), words, alert))
}

function quickCustomers(session: ConnectSession, bank: Bank) {
  const language = textOf(session).language === 'nl' ? 'nl' : 'en'
  return companiesAt(bank.key).map(({ kvkNumber, name, purpose }) => ({ kvkNumber, name, about: purpose[language] }))
}

/** Why this user may not log in here, in words for the page; nothing when they may. */
function refusedLogIn(world: World, session: ConnectSession, bank: Bank, user: string): string | undefined {
  const text = textOf(session)
  const renewed = world.store.state.connections.find((one) => one.id === session.connectionId)
  if (!companyAt(user, bank.key)) {
    const banks = banksOf(user).map((key) => bankByKey(key).name)
    const name = registerEntry(user, world.clock.today())?.name
    return name && banks.length > 0
      ? fill(text.elsewhere, { name, banks: banks.join(', ') })
      : fill(text.unknownUser, { bank: bank.name })
  }
  if (renewed && renewed.kvkNumber !== user) {
    return fill(text.otherUser, { name: companyAt(renewed.kvkNumber, bank.key)?.name ?? renewed.kvkNumber })
  }
  return undefined
}

function offeredAccounts(world: World, session: ConnectSession): OfferedAccount[] {
  const bank = bankByProvider(session.providerCode ?? '')
  const company = bank && companyAt(session.loggedInAs ?? '', bank.key)
  if (!bank || !company) return []
  const renewed = world.store.state.connections.find((one) => one.id === session.connectionId)
  const today = world.clock.today()
  const histories = world.histories.of(company, renewed?.anchorMonth ?? today.slice(0, 7), today)
  const shared = renewed?.accounts.map((account) => account.accountKey)
  return company.accounts
    .filter((account) => account.bank === bank.key)
    .map((account) => ({
      key: account.key,
      name: `${account.name} – ${account.holderName}`,
      iban: ibanOfAccount(numberOfHistory(company), account).replaceAll(/(.{4})(?=.)/g, '$1 '),
      balance: money(histories[account.key]?.closingCents ?? 0, account.currency, textOf(session).language),
      checked: shared?.includes(account.key) ?? true,
    }))
}

function money(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-NL', { style: 'currency', currency }).format(
    cents / 100,
  )
}

function shownDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}

/** The person said no, or could not log in: no connection, a fail callback, and back to where they came from. */
function endWithout(world: World, reply: FastifyReply, session: ConnectSession, errorClass: string): FastifyReply {
  if (session.outcome === 'open') {
    session.outcome = 'cancelled'
    world.store.changed(session)
    world.callbacks.send('fail', {
      ...(session.connectionId ? { connection_id: session.connectionId } : {}),
      customer_id: session.customer_id,
      custom_fields: session.request.attempt.custom_fields,
      error_class: errorClass,
      error_message: 'The person did not give access.',
    })
  }
  return goBack(reply, session, { error_class: errorClass })
}

function goBack(
  reply: FastifyReply,
  session: ConnectSession,
  found: { connection_id?: string; error_class?: string },
): FastifyReply {
  const text = textOf(session)
  const target = session.request.attempt.return_to
  if (!target) return send(reply, session, messagePage(frameOf(session), text.done, text.doneIntro))
  const address = new URL(target)
  if (session.request.returnConnectionId && found.connection_id)
    address.searchParams.set('connection_id', found.connection_id)
  if (session.request.returnErrorClass && found.error_class) address.searchParams.set('error_class', found.error_class)
  return reply.redirect(address.href, 303)
}
