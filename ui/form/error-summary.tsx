import { type MouseEvent, useEffect, useRef } from 'react'

type SummaryError = { fieldId: string; text: string }

/** The errors at the top of a form, linked to their fields. Focused on each submit with errors (`sentCount` rises). */
export function ErrorSummary(props: { title: string; errors: readonly SummaryError[]; sentCount: number }) {
  const summary = useRef<HTMLDivElement>(null)
  const hasErrors = props.errors.length > 0
  useEffect(() => {
    if (hasErrors) summary.current?.focus()
    // Only a new sending moves the focus; errors that come and go while typing do not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [props.sentCount])
  if (!hasErrors) return null
  const lead = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
      <h2 className="error-summary-title">{props.title}</h2>
      <ul className="error-summary-list">
        {props.errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
