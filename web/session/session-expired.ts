import type { Language } from '#lending/language.ts'
import type { SessionLoss } from '../api/client.ts'
import { sessionGone, startAnew } from './after-session.ts'
import { sessionExpiredTexts } from './session-expired-text.ts'
import tokens from '#ui/styles/tokens.css?inline'
import uiStyle from '#ui/dialog-alone.css?inline'

/** SESS-1, SESS-2 without React: the same words and actions as in the journey. Loaded on a 401. */
export function showSessionExpired(language: Language, loss: SessionLoss): void {
  if (document.getElementById(dialogId)) return
  const text = sessionExpiredTexts[language]
  const sheet = new CSSStyleSheet()
  // The page holds only what itself uses, so the tokens come along.
  sheet.replaceSync(tokens + uiStyle)
  document.adoptedStyleSheets.push(sheet)
  const start = () => void startAnew(language, (address) => location.assign(address))
  // There is nothing left to go on with, so closing it is starting again.
  const gone = sessionGone(language, loss, () => dialog.close())
  const title = made('h2', {}, gone.title)
  title.id = `${dialogId}-title`
  const close = made('button', { type: 'button', class: 'dialog-close', 'aria-label': text.close }, '×')
  const ways = gone.ways.map(({ label, go }, index) => {
    const look = index === 0 ? 'primary' : 'secondary'
    const way = made('button', { type: 'button', class: `button button-${look}` }, label)
    way.addEventListener('click', go)
    return way
  })
  const dialog = made(
    'dialog',
    { id: dialogId, class: 'dialog dialog-dialog', 'aria-labelledby': title.id },
    made(
      'div',
      { class: 'dialog-content' },
      made('div', { class: 'dialog-heading' }, title, close),
      made('p', {}, gone.body),
      made('p', { class: 'dialog-actions' }, ...ways),
    ),
  )
  dialog.addEventListener('close', start)
  close.addEventListener('click', () => dialog.close())
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
