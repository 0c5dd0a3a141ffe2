import { Field, type FieldFrame } from './field.tsx'

type SelectProps<Value extends string> = FieldFrame & {
  value: Value | null
  onValue: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  /** Shown while nothing is chosen. */
  emptyText?: string
}

export function Select<Value extends string>({ value, onValue, options, emptyText, ...frame }: SelectProps<Value>) {
  return (
    <Field {...frame}>
      {(attributes) => (
        <select
          {...attributes}
          className="control control-select"
          value={value ?? ''}
          onChange={(event) => onValue(event.target.value as Value)}
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
