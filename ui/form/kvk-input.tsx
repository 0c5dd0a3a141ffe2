import { Field, type FieldFrame } from './field.tsx'

type KvkInputProps = FieldFrame & {
  value: string
  onValue: (text: string) => void
  onBlur?: () => void
  placeholder?: string
}

/** VAL-4: the typed KVK number without its spaces and dots. */
export const readKvkDigits = (text: string): string => text.replace(/[\s.]/g, '')

/** VAL-4: eight digits, spaces and dots forgiven; on leaving the field they are gone. */
export function KvkInput({ value, onValue, onBlur, placeholder, ...frame }: KvkInputProps) {
  const leave = () => {
    onValue(readKvkDigits(value))
    onBlur?.()
  }
  return (
    <Field {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          className="control"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
