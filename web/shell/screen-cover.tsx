import { useEffect, useRef } from 'react'
import { useApplicationState } from '../application-state/store.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useLanguage } from '../use-language.ts'
import { shellTexts } from './text.ts'

/** Lies over everything, an open dialog too, while a call is under way after which nothing below it stands (STATE-1). */
export function ScreenCover() {
  const { covered } = shellTexts[useLanguage()]
  const isLoading = useApplicationState((state) => state.isGlobalLoading)
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isLoading) cover.current?.showModal()
    else cover.current?.close()
  }, [isLoading])
  return (
    <dialog className="screen-cover" ref={cover} aria-label={covered} onCancel={(event) => event.preventDefault()}>
      {isLoading && (
        <p role="status">
          <Spinner size="lg" /> {covered}
        </p>
      )}
    </dialog>
  )
}
