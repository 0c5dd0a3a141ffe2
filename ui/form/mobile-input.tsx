import { Field, type FieldFrame } from './field.tsx'

type MobileInputProps = FieldFrame & { value: string; onValue: (typed: string) => void }

/** A mobile number with or without its country code, as it is typed. */
export const MobileInput = ({ value, onValue, ...frame }: MobileInputProps) => (
  <Field {...frame}>
    {(attributes) => (
      <input
        {...attributes}
        className="control"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={25}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
)
