import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldFrame = {
  label: ReactNode
  hint?: ReactNode
  /** The caller's words: this room knows no error keys. Null keeps the live region; undefined leaves it out. */
  error?: string | null
  isOptional?: boolean
  optionalText?: string
  /** Given when an error summary links to the control. */
  id?: string
}

/**
 * Label, hint, control and error (VAL-3). The error is in the gap below, so that nothing moves when it appears: a
 * button that moves under the pointer loses the click.
 */
export function Field({
  label,
  hint,
  error,
  isOptional,
  optionalText,
  id,
  children,
}: FieldFrame & { children: (attributes: ControlAttributes) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={classNames('field', error && 'field-invalid')}>
      <label className="field-label" htmlFor={controlId}>
        {label}
        {isOptional && optionalText && <span className="field-optional"> ({optionalText})</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children(controlAttributes(controlId, hint, error, isOptional))}
      {error !== undefined && <FieldError id={`${controlId}-error`} error={error} />}
    </div>
  )
}

function controlAttributes(id: string, hint: ReactNode, error: string | null | undefined, isOptional?: boolean) {
  return {
    id,
    'aria-describedby': describedBy(id, Boolean(hint), error !== undefined),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': isOptional ? undefined : (true as const),
  }
}

/** The ids of what describes a control, in reading order. */
export function describedBy(id: string, hasHint: boolean, hasErrorLine: boolean): string | undefined {
  const ids = [hasHint && `${id}-hint`, hasErrorLine && `${id}-error`].filter(Boolean)
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** The reserved line. Polite, so that it is read out after what the person is doing. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return (
    <p className="field-error" id={id} aria-live="polite">
      {error && <span className="field-error-text">{error}</span>}
    </p>
  )
}
