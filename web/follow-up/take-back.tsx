import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { followUpTexts } from './text.ts'

/** FLOW-17: says what it does and that it costs nothing, then takes the choice back. */
export function TakeBack({ onTakenBack }: { onTakenBack: () => Promise<void> }) {
  const text = followUpTexts[useLanguage()].status.takeBack
  const [isOpen, setOpen] = useState(false)
  const { isPending, errorKey, send } = useSend()
  const takeBack = () =>
    void send(async (keys) => {
      await api('takeChoiceBack', { request: {}, keys })
      await onTakenBack()
    })
  return (
    <>
      <p>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </p>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.title} closeText={text.cancel}>
        <ul>
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <CallFailure errorKey={errorKey} />
        <p className="dialog-actions">
          <Button look="danger" isPending={isPending} onClick={takeBack}>
            {text.confirm}
          </Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {text.cancel}
          </Button>
        </p>
      </Dialog>
    </>
  )
}
