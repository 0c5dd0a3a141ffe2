import type { Language } from '#lending/language.ts'
import { goOnLater, startAnew } from './after-session.ts'
import { sessionExpiredTexts } from './session-expired-text.ts'
import tokens from '#ui/styles/tokens.css?inline'
import uiStyle from '#ui/dialog-alone.css?inline'

/** SESS-1, SESS-2 without React: the same words and actions as in the journey. Loaded on a 401. */
export function showSessionExpired(language: Language): void {
  if (document.getElementById(dialogId)) return
  const text = sessionExpiredTexts[language]
  const sheet = new CSSStyleSheet()
  // The page holds only what itself uses, so the tokens come along.
  sheet.replaceSync(tokens + uiStyle)
  document.adoptedStyleSheets.push(sheet)
  const start = () => void startAnew(language, (address) => location.assign(address))
  const title = made('h2', {}, text.title)
  title.id = `${dialogId}-title`
  const close = made('button', { type: 'button', class: 'dialog-close', 'aria-label': text.close }, '×')
  const startNew = made('button', { type: 'button', class: 'button button-primary' }, text.startNew)
  const resume = made('button', { type: 'button', class: 'button button-secondary' }, text.resume)
  const dialog = made(
    'dialog',
    { id: dialogId, class: 'dialog dialog-dialog', 'aria-labelledby': title.id },
    made(
      'div',
      { class: 'dialog-content' },
      made('div', { class: 'dialog-heading' }, title, close),
      made('p', {}, text.body),
      made('p', { class: 'dialog-actions' }, startNew, resume),
    ),
  )
  // There is nothing left to go on with, so closing it is starting again.
  dialog.addEventListener('close', start)
  close.addEventListener('click', () => dialog.close())
  startNew.addEventListener('click', () => dialog.close())
  resume.addEventListener('click', () => goOnLater(language))
  document.body.append(dialog)
  dialog.showModal()
}

const dialogId = 'session-expired'

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
