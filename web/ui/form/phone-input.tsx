import { readPhone } from './digits.ts'
import { Field, type FieldFrame } from './field.tsx'

type PhoneInputProps = FieldFrame & { value: string; onValue: (digits: string) => void; onBlur?: () => void }

/** VAL-2. What is typed stays as it is while typing; on leaving the field it becomes the ten digits. */
export function PhoneInput({ value, onValue, onBlur, ...frame }: PhoneInputProps) {
  const leave = () => {
    onValue(readPhone(value))
    onBlur?.()
  }
  return (
    <Field {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          className="control"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
