import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { kept } from '../drafts.ts'
import { shellTexts } from './text.ts'

const offKey = 'vlot-desk-keys-off'
/** Where j and k stop: the rows of the list, and the parts of a case. */
const stops = '.work-list .work-what a, .case-panel > h2'
const field = 'input, select, textarea, dialog, [popover]'

/** The keys of the list and of a case, in words; they can be switched off, for who speaks to the browser. */
export function KeysLine() {
  const language = useLanguage()
  const text = shellTexts[language].keys
  const [, goTo] = useLocation()
  const [isOff, setOff] = useState(() => (kept(() => localStorage.getItem(offKey)) ?? null) !== null)
  useEffect(() => {
    if (isOff) return
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(field))) return
      if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1)
      else if (key === 'n') document.querySelector<HTMLElement>('.work-next button')?.click()
      else if (key === '/') goTo(deskAddress('find', language), { state: findByKey })
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOff, language, goTo])
  const toggle = () => {
    kept(() => (isOff ? localStorage.removeItem(offKey) : localStorage.setItem(offKey, '1')))
    setOff(!isOff)
  }
  return (
    <p className="desk-keys">
      {isOff ? text.off : text.on}{' '}
      <button type="button" className="link-button" onClick={toggle}>
        {isOff ? text.turnOn : text.turnOff}
      </button>
    </p>
  )
}

/** In the history of the page that the key leads to: there one types at once. */
export const findByKey = 'find-by-key'

function move(by: 1 | -1): void {
  const found = [...document.querySelectorAll<HTMLElement>(stops)]
  const at = found.findIndex((one) => one === document.activeElement)
  found[Math.max(0, at + by)]?.focus()
}
