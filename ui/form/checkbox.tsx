import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = {
  label: ReactNode
  isChecked: boolean
  onChecked: (isChecked: boolean) => void
  error?: string | null
  id?: string
}

export function Checkbox({ label, isChecked, onChecked, error, id }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="checkbox">
        <input
          id={controlId}
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${controlId}-error`}
          onChange={(event) => onChecked(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  )
}
