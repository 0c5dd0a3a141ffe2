import type { FieldFrame } from './field.tsx'
import { TextInput } from './text-input.tsx'

type EmailInputProps = FieldFrame & { value: string; onValue: (text: string) => void }

/** An e-mail address: the keyboard for it, the browser's own suggestion, and as long as the server takes one. */
export const EmailInput = (props: EmailInputProps) => (
  <TextInput {...props} type="email" inputMode="email" autoComplete="email" lengthMax={200} />
)
