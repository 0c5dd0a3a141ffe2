import { Field, type FieldFrame } from './field.tsx'

type TextAreaProps = FieldFrame & {
  value: string
  onValue: (value: string) => void
  lengthMax: number
  rows?: number
}

export function TextArea({ value, onValue, lengthMax, rows = 4, ...frame }: TextAreaProps) {
  return (
    <Field {...frame}>
      {(attributes) => (
        <textarea
          {...attributes}
          className="control control-area"
          rows={rows}
          maxLength={lengthMax}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  )
}
