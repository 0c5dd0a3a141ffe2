import { steps, type StepSlug } from '#lending/journey/steps.ts'
import type { Language } from '#lending/language.ts'
import { addressOfStep } from '../application-state/journey-pages.ts'
import { languageOf } from '#ui/language.ts'
import { sessionStore } from '../visitor/storage.ts'
import { panelStyle } from './panel-style.ts'
import { actAsTester, readTester, type TesterView } from './tester-calls.ts'
import { testerTexts } from './text.ts'

type PanelParts = { readState: (() => unknown) | undefined; end: () => Promise<void> }

const refreshMs = 2_000
const hostName = 'vlot-tester'

/** The tester panel at the top of the page: state, steps, delay, and the end of tester mode. Once per page. */
export function showPanel({ readState, end }: PanelParts): void {
  if (document.querySelector(hostName)) return
  const language = languageOf(location.pathname)
  const text = testerTexts[language]
  const shown = element('dl')
  const whole = element('pre', { tabindex: '0' })
  const inputs = element('tbody')
  const body = element(
    'div',
    { class: 'body', id: 'tester-body' },
    stateSection(text, shown, whole, readState),
    controlSection(text),
    inputSection(text, inputs),
  )
  body.hidden = true
  const show = (view: TesterView) => {
    shown.replaceChildren(...factsOf(view, text))
    whole.textContent = JSON.stringify(view.application, null, 2)
    if (inputs.childElementCount === 0) inputs.append(...inputRows(view, language))
  }
  const refresh = () => void readTester().then(show, () => undefined)
  const toggle = button(text.open, () => {
    body.hidden = !body.hidden
    toggle.textContent = body.hidden ? text.open : text.close
    toggle.ariaExpanded = String(!body.hidden)
    if (!body.hidden) refresh()
  })
  toggle.ariaExpanded = 'false'
  toggle.setAttribute('aria-controls', 'tester-body')
  setInterval(() => !body.hidden && refresh(), refreshMs)
  const bar = element(
    'div',
    { class: 'bar' },
    element('p', { class: 'badge' }, text.badge),
    element('p', { class: 'explained' }, text.explained),
    toggle,
    button(text.end, () => void end()),
  )
  const note = takeNote()
  const notes = note === '' ? [] : [element('p', { class: 'note' }, note)]
  mount(element('aside', { 'aria-label': text.badge }, bar, ...notes, body))
}

type Text = (typeof testerTexts)['nl']

function mount(content: HTMLElement): void {
  const host = document.createElement(hostName)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  root.adoptedStyleSheets = [sheet]
  root.append(content)
  document.body.prepend(host)
}

function stateSection(text: Text, shown: HTMLElement, whole: HTMLElement, readState?: () => unknown): HTMLElement {
  const application = element('details', {}, element('summary', {}, text.wholeState), whole)
  const section = element('section', {}, element('h2', {}, text.state), shown, application)
  if (!readState) return section
  const own = element('pre', { tabindex: '0' })
  const page = element('details', {}, element('summary', {}, text.pageState), own)
  page.addEventListener('toggle', () => (own.textContent = JSON.stringify(readState(), null, 2)))
  section.append(page)
  return section
}

function factsOf(view: TesterView, text: Text): HTMLElement[] {
  const { application, session, blocks, polls, isOfflineReady } = view
  const done = Object.entries(blocks ?? {}).map(([name, state]) => `${name} ${state}`)
  const facts: [string, string][] = [
    [text.company, application ? `${application.companyName} (${application.kvkNumber})` : text.noCase],
    [text.session, session ? `${session.scope} ${session.caseId ?? ''}`.trim() : text.noSession],
    [text.sequences, blocks ? `${text.polls(polls)}: ${done.join(', ')}` : text.noCase],
    [text.offline, isOfflineReady ? text.offlineReady : text.offlineFilling],
  ]
  return facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
}

function controlSection(text: Text): HTMLElement {
  const jumps = steps.map(({ slug }) => button(text.steps[slug], () => void jump(slug)))
  const answer = element('p', { role: 'status' })
  const links = [
    button(text.reconsent, () => void follow('reconsent', text)),
    button(text.resume, () => void follow('resume', text)),
  ]
  const expire = button(text.expire, () => {
    void actAsTester('expire-session', null).then(() => (answer.textContent = text.expired))
  })
  return element(
    'section',
    {},
    element('h2', {}, text.jump),
    element('div', { class: 'buttons' }, ...jumps, ...links),
    element('div', { class: 'row' }, delayChoice(text), expire),
    answer,
  )
}

function delayChoice(text: Text): HTMLElement {
  const choice = element('select')
  for (const [delay, label] of Object.entries(text.delays)) choice.append(element('option', { value: delay }, label))
  readTester().then(
    ({ delayMs }) => (choice.value = String(delayMs)),
    () => undefined,
  )
  choice.addEventListener('change', () => void actAsTester('delay', { delayMs: Number(choice.value) }))
  return element('label', {}, text.delay, choice)
}

function inputSection(text: Text, rows: HTMLElement): HTMLElement {
  const heads = [text.typed, text.happens].map((head) => element('th', { scope: 'col' }, head))
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...heads)), rows)
  const list = element(
    'details',
    {},
    element('summary', {}, text.inputs),
    element('p', {}, text.inputsExplained),
    table,
  )
  return element('section', { class: 'wide' }, list)
}

function inputRows({ inputs }: TesterView, language: Language): HTMLElement[] {
  const { places } = testerTexts[language]
  return inputs.map((input) =>
    element(
      'tr',
      {},
      element('td', {}, element('strong', {}, input.value), ` (${places[input.place]})`),
      element('td', {}, input[language].replaceAll('`', '')),
    ),
  )
}

/** A case in which all that comes before the step is answered, and the step itself. */
async function jump(step: StepSlug): Promise<void> {
  const { token, caseId } = await actAsTester('jump', { step })
  sessionStore.clear()
  sessionStore.write('token', token)
  sessionStore.write('caseId', caseId)
  location.assign(addressOfStep(step, languageOf(location.pathname)))
}

const noteKey = 'tester-note'

/** The last page's note for this one. */
function takeNote(): string {
  const note = sessionStorage.getItem(noteKey) ?? ''
  sessionStorage.removeItem(noteKey)
  return note
}

/** Follows a link as from a mail; the next page's panel shows what to type. */
async function follow(name: 'reconsent' | 'resume', text: Text): Promise<void> {
  const { address, kvkNumber, code } = await actAsTester(name, null)
  sessionStore.clear()
  sessionStorage.setItem(noteKey, text.typeThere(kvkNumber, code))
  location.assign(address)
}

type Child = Node | string

/** An element with its attributes and children; texts go in as text, never as markup. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function button(label: string, onClick: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', onClick)
  return made
}
