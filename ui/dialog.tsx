import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** `sheet`: rises from the bottom edge at every width, at most 80 % high (PROG-4, UI-5). */
  look?: 'dialog' | 'sheet'
  /** Drawn above the heading, beside the words where there is room. */
  picture?: ReactNode
  closeText: string
}

/**
 * The browser's own modal dialog: focus is trapped, Escape closes, focus returns. Escape is reported at once: the
 * browser's close event comes later, perhaps after it was opened again.
 */
export function Dialog({ isOpen, onClose, title, children, look = 'dialog', picture, closeText }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  return (
    <dialog
      className={`dialog dialog-${look}`}
      ref={dialog}
      aria-labelledby={isOpen ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault()
        event.currentTarget.close()
        onClose()
      }}
      onClose={() => {
        if (isOpen && !dialog.current?.open) onClose()
      }}
    >
      {isOpen && (
        <div className={picture ? 'dialog-content dialog-pictured' : 'dialog-content'}>
          {picture}
          <div className="dialog-heading">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="dialog-close" aria-label={closeText} onClick={onClose}>
              <span aria-hidden="true">×</span>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** UI-5: the sheet that the progress bar and the completion of re-consent use. */
export const BottomSheet = (props: Omit<DialogProps, 'look'>) => <Dialog {...props} look="sheet" />
