import { Field, type FieldFrame } from './field.tsx'

type TextInputProps = FieldFrame & {
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email'
  name?: string
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'email'
  lengthMax?: number
  placeholder?: string
}

export function TextInput(props: TextInputProps) {
  const {
    value,
    onValue,
    onBlur,
    type = 'text',
    name,
    autoComplete,
    inputMode,
    lengthMax,
    placeholder,
    ...frame
  } = props
  return (
    <Field {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          className="control"
          type={type}
          name={name}
          value={value}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={lengthMax}
          placeholder={placeholder}
          onChange={(event) => onValue(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
