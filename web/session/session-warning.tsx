import { useState } from 'react'
import { extendSession } from '../api/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { sessionTexts } from './text.ts'
import { announcedSecondsLeft } from '../visitor/session-end.ts'
import { useSessionWatch } from './use-session-watch.ts'

/** A warning before the session ends, with a way to extend it, or, at the end of the twelve hours, to save. */
export function SessionWarningDialog({ onSave }: { onSave: () => void }) {
  const text = sessionTexts[useLanguage()]
  const { warning, leftMs } = useSessionWatch()
  const [understoodFor, setUnderstoodFor] = useState(0)
  const isAbsolute = warning.kind === 'absolute' && understoodFor !== warning.endsAt
  const endsAt = warning.kind === 'none' ? 0 : warning.endsAt
  const close = () => setUnderstoodFor(endsAt)
  return (
    <>
      <IdleDialog isOpen={warning.kind === 'idle'} leftMs={leftMs} />
      <Dialog isOpen={isAbsolute} onClose={close} title={text.absoluteTitle} closeText={text.close}>
        <p>{text.absoluteBody(clockTime(endsAt))}</p>
        <p className="dialog-actions">
          <Button onClick={() => (close(), onSave())}>{text.save}</Button>
          <Button look="secondary" onClick={close}>
            {text.understood}
          </Button>
        </p>
      </Dialog>
    </>
  )
}

/** Closing it, by Escape too, is a sign of life and extends as the button does. */
function IdleDialog({ isOpen, leftMs }: { isOpen: boolean; leftMs: number }) {
  const text = sessionTexts[useLanguage()]
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const extend = () => {
    if (!isOpen || isPending) return
    setPending(true)
    extendSession()
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .finally(() => setPending(false))
  }
  return (
    <Dialog isOpen={isOpen} onClose={extend} title={text.idleTitle} closeText={text.close}>
      <p>{text.idleBody}</p>
      <p className="time-left" role="timer" aria-live="off">
        {text.timeLeft(countdown(leftMs))}
      </p>
      <p className="visually-hidden" role="status">
        {text.spokenLeft(announcedSecondsLeft(leftMs))}
      </p>
      {hasFailed && <p role="alert">{text.extendFailed}</p>}
      <p className="dialog-actions">
        <Button isPending={isPending} onClick={extend}>
          {text.extend}
        </Button>
      </p>
    </Dialog>
  )
}

/** `1:05` */
function countdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `14:05`, by the visitor's clock. The browser's own format takes 28 ms at first, in the middle of typing. */
function clockTime(endsAt: number): string {
  const time = new Date(endsAt)
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
