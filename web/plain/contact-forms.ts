import { contactCalls, filledInMinMs } from '#contract/contact.ts'
import { readPhone } from '#lending/phone-number.ts'
import { api } from '../api/api.ts'
import { ApiFailure } from '#contract/failure.ts'
import { languageOf } from '#ui/language.ts'
import { startApplication } from '../session/start-application.ts'
import { watchSession } from '../session/watch-session.ts'

const calls = {
  call: contactCalls.requestContact,
  message: contactCalls.sendContactForm,
  complaint: contactCalls.sendComplaint,
} as const
type FormName = keyof typeof calls
const sendBy = {
  call: (request: unknown) => api('requestContact', { request: calls.call.request.parse(request) }),
  message: (request: unknown) => api('sendContactForm', { request: calls.message.request.parse(request) }),
  complaint: (request: unknown) => api('sendComplaint', { request: calls.complaint.request.parse(request) }),
} as const
/** AUTH-3: turning to a form starts the application. Without a token the form is sent all the same. */
let started: Promise<void> | null = null

/**
 * CONT-2 with a script: the server's schema, checked before sending; values stay. Loaded on first use of a form: sent
 * before that, it goes as without a script.
 */
export function start(form: HTMLFormElement): void {
  const startedMs = performance.now()
  started ??= begin()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, form.dataset['contactForm'] as FormName, startedMs)
  })
}

function begin(): Promise<void> {
  watchSession(languageOf(location.pathname))
  return startApplication().catch(() => undefined)
}

async function submit(form: HTMLFormElement, name: FormName, startedMs: number): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (button?.ariaDisabled === 'true') return
  const request = requestOf(form, name)
  const wrong = wrongFields(name, request)
  markWrong(form, name, wrong)
  if (wrong.length > 0) return
  if (button) button.ariaDisabled = 'true'
  const taken = await post(name, request, startedMs)
  if (button) button.ariaDisabled = null
  if (taken === 'sent') return thank(form, name)
  if (Array.isArray(taken)) markWrong(form, name, taken)
  else show(`${name}-failed`, true)
}

/** The form's values, trimmed; the telephone number as typed (VAL-2). */
function requestOf(form: HTMLFormElement, name: FormName): Record<string, string> {
  const entries = [...new FormData(form)].filter(([field]) => field !== 'form')
  const request = Object.fromEntries(entries.map(([field, value]) => [field, String(value).trim()]))
  return name === 'call' ? { ...request, phone: readPhone(request['phone'] ?? '') } : request
}

function wrongFields(name: FormName, request: Record<string, string>): string[] {
  const read = calls[name].request.safeParse(request)
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => String(path[0])))]
}

/** VAL-3: the words below each wrong field, the others hidden; the first wrong field gets the focus. */
function markWrong(form: HTMLFormElement, name: FormName, wrong: readonly string[]): void {
  show(`${name}-summary`, wrong.length > 0)
  show(`${name}-failed`, false)
  for (const control of form.querySelectorAll<HTMLInputElement>('.control')) {
    const isWrong = wrong.includes(control.name)
    control.ariaInvalid = isWrong ? 'true' : null
    show(`${control.id}-words`, isWrong)
  }
  form.querySelector<HTMLElement>('.control[aria-invalid]')?.focus()
}

/** Returns the fields that the server rejects. An autofilled form gets a person's duration. */
async function post(
  name: FormName,
  request: Record<string, string>,
  startedMs: number,
): Promise<'sent' | 'failed' | string[]> {
  const spentMs = performance.now() - startedMs
  if (spentMs < filledInMinMs) await new Promise((settle) => setTimeout(settle, filledInMinMs - spentMs))
  const filledInMs = Math.ceil(performance.now() - startedMs)
  try {
    await started
    await sendBy[name]({ ...request, filledInMs })
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiFailure)) return 'failed'
    return error.fields.length > 0 ? [...error.fields] : 'failed'
  }
}

function thank(form: HTMLFormElement, name: FormName): void {
  form.hidden = true
  show(`${name}-thanks`, true)
  document.getElementById(`${name}-thanks`)?.focus()
}

function show(id: string, isShown: boolean): void {
  const part = document.getElementById(id)
  if (part) part.hidden = !isShown
}
