import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useLanguage } from '../use-language.ts'
import { throwConfetti } from './confetti.ts'
import { reconsentTexts } from './text.ts'

/** RECON-11: confetti, heading, text and a button to close. `bankName` is null while there is nothing to celebrate. */
export function SuccessModal({ bankName, onClose }: { bankName: string | null; onClose: () => void }) {
  const text = reconsentTexts[useLanguage()].success
  const canvas = useRef<HTMLCanvasElement>(null)
  const isOpen = bankName !== null
  useEffect(() => {
    if (isOpen && canvas.current) return throwConfetti(canvas.current)
  }, [isOpen])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} closeText={text.close}>
      <canvas className="confetti" ref={canvas} aria-hidden="true" />
      <p>{text.body(bankName ?? '')}</p>
      <p className="dialog-actions">
        <Button onClick={onClose}>{text.close}</Button>
      </p>
    </Dialog>
  )
}
