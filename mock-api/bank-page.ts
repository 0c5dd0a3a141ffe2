import { lender } from '#lending/this-lender.ts'
import { bankNames } from '#contract/values.ts'
import { effectOfCase } from './decide-case.ts'
import { type BankChoice, bankChoices, type MockCase, type MockState, type MockVisit } from './mock-state.ts'

/** The mock bank is a page of the service worker: it works in a window, in the same tab and offline. */
export const bankPagePath = '/tester-bank'

/** TEST-3: how long a connect URL is good. */
const connectUrlLivesMs = 5 * 24 * 60 * 60_000

type FoundVisit = { loanCase: MockCase; visit: MockVisit }

/** A visit by the state in its address; null for none, or an ended one. */
export function findVisit(state: MockState, visitState: string, now: Date): FoundVisit | null {
  for (const loanCase of Object.values(state.cases)) {
    const visit = loanCase.visits[visitState]
    if (visit && now.getTime() - Date.parse(visit.beganAt) < connectUrlLivesMs) return { loanCase, visit }
  }
  return null
}

const choiceTexts: Record<BankChoice, string> = {
  company: 'Zakelijke rekening van het bedrijf',
  'other-holder': 'Rekening op een andere naam',
  'no-holder': 'Rekening waarvan de bank de naam niet geeft',
  'no-bookings': 'Rekening zonder transacties',
}

const style = `
:root { color-scheme: light; font-family: Figtree, system-ui, sans-serif; color: #0b2545; background: #eef2f7; }
body { margin: 0; padding: 1.5rem; display: grid; justify-items: center; }
main { inline-size: 100%; max-inline-size: 26rem; background: #fff; border-radius: 1rem; padding: 1.5rem; box-sizing: border-box; }
p { line-height: 1.5; } h1 { font-size: 1.5rem; margin-block: 0 0.75rem; }
.note { margin: 0 0 1rem; padding: 0.6rem 0.75rem; border-radius: 0.5rem; background: #0b2545; color: #fff; font-size: 0.9rem; }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; } legend { font-weight: 700; margin-block-end: 0.5rem; }
label { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; }
input { inline-size: 1.25rem; block-size: 1.25rem; flex: none; accent-color: #0b2545; }
button { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-start: 0.75rem; border-radius: 0.75rem; border: 2px solid #0b2545; font: inherit; font-weight: 700; cursor: pointer; color: #0b2545; background: #fff; }
button[value='approve'] { background: #0b2545; color: #fff; }
button:focus-visible, input:focus-visible { outline: 3px solid #b8430a; outline-offset: 3px; }
`

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

function choicesHtml(loanCase: MockCase): string {
  const effect = effectOfCase(loanCase)
  const suggested: BankChoice =
    effect === 'other_holder' ? 'other-holder' : effect === 'no_bookings' ? 'no-bookings' : 'company'
  const rows = bankChoices.map(
    (choice) =>
      `<label><input type="radio" name="choice" value="${choice}"${choice === suggested ? ' checked' : ''}>${choiceTexts[choice]}</label>`,
  )
  return `<fieldset><legend>Welke rekening deel je?</legend>${rows.join('')}</fieldset>`
}

/** The page in place of a bank's own; plain HTML without a script. */
export function bankPageHtml(visitState: string, { loanCase, visit }: FoundVisit): string {
  const bank = escape(bankNames[visit.bank])
  const isRenewal = visit.kind === 'reconnect'
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${bank} (testmodus)</title><style>${style}</style></head>
<body><main>
<p class="note"><strong>Testmodus.</strong> Dit is geen echte bank.</p>
<h1>${bank}</h1>
<p>${isRenewal ? 'Je vernieuwt de toestemming om transacties te lezen.' : `${escape(loanCase.company.name)} deelt transacties met ${lender.name}.`}</p>
<form method="post" action="${bankPagePath}">
<input type="hidden" name="state" value="${escape(visitState)}">
${isRenewal ? '' : choicesHtml(loanCase)}
<button name="answer" value="approve">Toestemming geven</button>
<button name="answer" value="cancel">Annuleren</button>
</form>
</main></body></html>`
}

/** A policy that lets the page show its own style and send its own form, and nothing else. */
export async function bankPagePolicy(html: string): Promise<string> {
  const text = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hash = btoa(String.fromCharCode(...digest))
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

/** Answers a pressed button with the return address, as an aggregator writes it. */
export function answerBankPage(form: FormData, found: FoundVisit, newId: () => string) {
  const { visit, loanCase } = found
  const back = new URL(visit.returnUrl)
  back.searchParams.set('state', String(form.get('state')))
  if (form.get('answer') !== 'approve') {
    back.searchParams.set('error_class', 'UserCancelled')
    return back.href
  }
  if (visit.kind === 'connect') {
    const choice = bankChoices.find((one) => one === form.get('choice')) ?? 'company'
    Object.assign(visit, { choice, connectionId: newId().replaceAll('-', '') })
  } else {
    const renewed = loanCase.connections.find(({ connectionId }) => connectionId === visit.connectionId)
    if (renewed) renewed.readsSinceReconnect = 0
  }
  back.searchParams.set('connection_id', visit.connectionId ?? '')
  return back.href
}
