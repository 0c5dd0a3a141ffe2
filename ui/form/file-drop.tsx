import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'

type FileDropProps = {
  label: string
  /** The label's continuation where dragging works: with a mouse, not on a phone. */
  dragText: string
  hint: ReactNode
  buttonText: string
  /** Only a hint for the file picker: a file's type is decided by its content. */
  accept: string
  isPending?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Choose or drop files. The input itself is there and focusable, so keyboard and screen reader need nothing else. */
export function FileDrop({ label, dragText, hint, buttonText, accept, isPending = false, onFiles }: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setIsOver(isNowOver && !isPending)
  }
  const drop = (event: DragEvent) => {
    over(event, false)
    if (!isPending && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div
      className={classNames('file-drop', isOver && 'file-drop-over')}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      <svg className="file-drop-picture" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M14 6h14l8 8v28H14z" />
        <path d="M28 6v8h8M25 34V22m-5 5 5-5 5 5" />
      </svg>
      <label className="file-drop-label" htmlFor={id}>
        {label}
        <span className="file-drop-drag">{dragText}</span>
      </label>
      <p className="file-drop-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <span className="button button-secondary file-drop-button">
        <span aria-hidden="true">{buttonText}</span>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          disabled={isPending}
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
      </span>
    </div>
  )
}
