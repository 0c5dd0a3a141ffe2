import { type Bank, BANKS } from '../banks.ts'
import { fill, html, type Html } from './html.ts'
import { markOf } from './marks.ts'
import words from './text.json' with { type: 'json' }

// The pages as values: what is on them comes in, HTML goes out. Plain forms, no scripts.

type BankText = (typeof words)[keyof typeof words]

export const textFor = (locale: string | undefined): BankText =>
  locale?.toLowerCase().startsWith('nl') ? words.nl : words.en

export interface PageFrame {
  text: BankText
  bank: Bank | undefined
  token: string
}

export function page(frame: PageFrame, title: string, body: Html, refreshSeconds?: number): string {
  const { text, bank } = frame
  const name = bank?.name ?? 'Bankkoppeling'
  return html`<!doctype html>
    <html lang="${text.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds !== undefined && html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title} – ${name} (${text.testBank.toLowerCase()})</title>
        <link rel="stylesheet" href="/bank-pages/style.css" />
        ${bank && html`<link rel="stylesheet" href="/bank-pages/${bank.key.toLowerCase()}.css" />`}
        <link rel="icon" href="${bank ? `/bank-pages/${bank.key.toLowerCase()}.svg` : 'data:,'}" />
      </head>
      <body>
        <header>
          <div class="bar">
            ${bank && { html: markOf(bank) }}<span class="bank">${name}</span
            ><span class="badge">${text.testBank}</span>${otherLanguage(frame)}
          </div>
          <p class="note">${text.testNote}</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.html
}

/** The same page in the other language, as long as there is a visit to go on with. */
function otherLanguage({ text, token }: PageFrame): Html | false {
  const other = text.language === 'nl' ? 'en' : 'nl'
  return (
    token !== '' &&
    html`<a class="other" href="/connect?token=${token}&language=${other}" hreflang="${other}" lang="${other}"
      >${text.otherLanguage}</a
    >`
  )
}

function hidden(frame: PageFrame): Html {
  return html`<input type="hidden" name="token" value="${frame.token}" />`
}

function cancelForm(frame: PageFrame): Html {
  return html`<form method="post" action="/connect/cancel">
    ${hidden(frame)}<button class="plain">${frame.text.cancel}</button>
  </form>`
}

export function bankListPage(frame: PageFrame): string {
  const { text } = frame
  const row = (bank: Bank) =>
    html`<button class="row" name="provider" value="${bank.providerCode}">
      ${{ html: markOf(bank, bank.colours.brand) }}<span>${bank.name}</span>
    </button>`
  return page(
    frame,
    text.chooseBank,
    html`<h1>${text.chooseBank}</h1>
      <p>${text.chooseBankIntro}</p>
      <form method="post" action="/connect/bank">${hidden(frame)}${BANKS.map(row)}</form>
      <div class="actions">${cancelForm(frame)}</div>`,
  )
}

interface QuickCustomer {
  kvkNumber: string
  name: string
  about: string
}

export function logInPage(
  frame: PageFrame,
  customers: readonly QuickCustomer[],
  userName: string,
  alert?: string,
): string {
  const { text, bank } = frame
  const quick = (customer: QuickCustomer) =>
    html`<button class="row" name="user" value="${customer.kvkNumber}">
      <span>${customer.name}<small>${customer.kvkNumber} · ${customer.about}</small></span>
    </button>`
  return page(
    frame,
    text.logIn,
    html`<p class="step">${fill(text.step, { now: 1 })}</p>
      <h1>${text.logIn}</h1>
      <p>${fill(text.logInIntro, { bank: bank?.name ?? '' })}</p>
      ${alert !== undefined && html`<p class="alert" role="alert" id="alert">${alert}</p>`}
      <form method="post" action="/connect/login" id="login">
        ${hidden(frame)}
        <label for="user">${text.userName}</label>
        <p class="hint" id="user-hint">${text.userNameHint}</p>
        <input
          type="text"
          id="user"
          name="user"
          value="${userName}"
          inputmode="numeric"
          autocomplete="off"
          required
          maxlength="20"
          aria-describedby="user-hint${alert === undefined ? '' : ' alert'}"
        />
        <label for="pin">${text.pin}</label>
        <p class="hint" id="pin-hint">${text.pinHint}</p>
        <input
          type="password"
          id="pin"
          name="pin"
          inputmode="numeric"
          autocomplete="off"
          required
          maxlength="20"
          aria-describedby="pin-hint"
        />
      </form>
      <div class="actions"><button form="login">${text.logIn}</button>${cancelForm(frame)}</div>
      ${
        customers.length > 0 &&
        html`<h2>${text.quickLogIn}</h2>
          <p class="hint">${text.quickLogInIntro}</p>
          <form method="post" action="/connect/login">
            ${hidden(frame)}<input type="hidden" name="quick" value="yes" />${customers.map(quick)}
          </form>`
      }`,
  )
}

export interface OfferedAccount {
  key: string
  name: string
  iban: string
  balance: string
  checked: boolean
}

interface ConsentWords {
  companyName: string
  transactionsFrom: string | undefined
  validUntil: string
}

export function accountsPage(
  frame: PageFrame,
  accounts: readonly OfferedAccount[],
  consent: ConsentWords,
  alert?: string,
): string {
  const { text } = frame
  const row = (account: OfferedAccount) =>
    html`<label class="account"
      ><input type="checkbox" name="account" value="${account.key}" ${account.checked && { html: ' checked' }} /><span
        ><span class="name">${account.name}</span><span class="iban">${account.iban}</span></span
      ><span class="amount">${account.balance}</span></label
    >`
  return page(
    frame,
    text.chooseAccounts,
    html`<p class="step">${fill(text.step, { now: 2 })}</p>
      <p>${fill(text.welcome, { name: consent.companyName })}</p>
      ${alert !== undefined && html`<p class="alert" role="alert">${alert}</p>`}
      <form method="post" action="/connect/approve" id="approve">
        ${hidden(frame)}
        <fieldset>
          <legend><h1>${text.chooseAccounts}</h1></legend>
          ${accounts.length > 0 ? accounts.map(row) : html`<p>${text.noAccounts}</p>`}
        </fieldset>
        <h2>${text.shares}</h2>
        <ul class="shares">
          <li>${text.sharesAccounts}</li>
          ${consent.transactionsFrom !== undefined && html`<li>${fill(text.sharesTransactions, { from: consent.transactionsFrom })}</li>`}
        </ul>
        <p>${fill(text.until, { date: consent.validUntil })}</p>
      </form>
      <div class="actions"><button form="approve">${text.approve}</button>${cancelForm(frame)}</div>`,
  )
}

export function waitingPage(frame: PageFrame): string {
  const { text } = frame
  return page(
    frame,
    text.waiting,
    html`<h1>${text.waiting}</h1>
      <p role="status">${text.waitingIntro}</p>
      <div class="waiting"></div>`,
    1,
  )
}

export function messagePage(frame: PageFrame, title: string, intro: string): string {
  return page(
    frame,
    title,
    html`<h1>${title}</h1>
      <p>${intro}</p>`,
  )
}
