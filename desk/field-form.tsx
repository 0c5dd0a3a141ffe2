import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { IdempotencyKeys } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { Sending } from '#ui/use-send.ts'
import { useDraft } from './drafts.ts'
import { shellTexts } from './shell/text.ts'

type FormField<Name> = {
  name: Name
  look: 'line' | 'email' | 'words' | 'day' | 'select' | 'cards' | 'row'
  label: string
  hint?: string
  /** Said at the field while it cannot be sent so: left empty, unless `isWrong` has another rule. */
  missing?: string
  isWrong?: boolean
  isOptional?: boolean
  lengthMax?: number
  options?: readonly { value: string; label: string }[]
  emptyText?: string
}

type FieldFormProps<Typed> = {
  empty: Typed
  fields: (typed: Typed) => readonly (FormField<keyof Typed & string> | false)[]
  /** Texts come without the space around them. */
  onSend: (typed: Typed, keys: IdempotencyKeys) => Promise<unknown>
  sending: Sending
  button: string
  look?: 'primary' | 'secondary' | 'danger'
  isHeld?: boolean
  /** Where the field `words` is kept over a sign-in. */
  draft?: string
  className?: string
  /** Between the fields and the button. */
  children?: ReactNode
}

type TypedText = Readonly<Record<string, string | null>>

const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === ''

/** A form as a list of its fields; it is empty again once it was sent. */
export function FieldForm<Typed extends TypedText>(props: FieldFormProps<Typed>) {
  const { empty, fields, onSend, sending, button, look, isHeld, draft, className = 'case-form', children } = props
  const id = useId()
  const [words, setWords] = useDraft(draft ?? '')
  const [typed, setTyped] = useState<Typed>(draft === undefined ? empty : { ...empty, words })
  const [isTried, setTried] = useState(false)
  const change = (name: string, value: string | null) => {
    setTyped({ ...typed, [name]: value })
    if (draft !== undefined && name === 'words') setWords(value ?? '')
  }
  const shown = fields(typed).filter((field) => field !== false)
  const wrong = shown.filter(({ name, missing, isWrong = isBlank(typed[name]) }) => missing !== undefined && isWrong)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong[0]) return document.getElementById(id + wrong[0].name)?.focus()
    const trimmed = Object.entries(typed).map(([name, value]) => [name, value?.trim() ?? null])
    const isSent = await sending.send((keys) => onSend(Object.fromEntries(trimmed) as Typed, keys))
    if (!isSent) return
    setTyped(empty)
    setTried(false)
    if (draft !== undefined) setWords('')
  }
  return (
    <form className={className} noValidate onSubmit={(event) => void submit(event)}>
      {shown.map((field) => (
        <FormControl
          key={field.name}
          id={id + field.name}
          field={field}
          value={typed[field.name] ?? null}
          error={field.missing && (isTried && wrong.includes(field) ? field.missing : null)}
          onValue={(value) => change(field.name, value)}
        />
      ))}
      {children}
      <Button type="submit" look={look} isPending={sending.isPending} disabled={isHeld}>
        {button}
      </Button>
    </form>
  )
}

type ControlProps = {
  id: string
  field: FormField<string>
  value: string | null
  error: string | null | undefined
  onValue: (value: string | null) => void
}

function FormControl({ field, value, onValue, ...rest }: ControlProps) {
  const { look, label, hint, isOptional, lengthMax = 200, options = [], missing } = field
  const { choose, optional: optionalText } = shellTexts[useLanguage()]
  const emptyText = field.emptyText ?? (missing && choose)
  const frame = { ...rest, label, hint, isOptional, optionalText }
  const text = { ...frame, value: value ?? '', onValue, lengthMax }
  if (look === 'select')
    return (
      <Select
        {...frame}
        value={value}
        options={options}
        emptyText={emptyText}
        onValue={(one) => onValue(one || null)}
      />
    )
  if (look === 'cards' || look === 'row') {
    const cards = { legend: label, cards: options, look: look === 'row' ? look : undefined }
    return <RadioCards {...rest} {...cards} hint={hint} value={value} onValue={onValue} />
  }
  if (look === 'words') return <TextArea {...text} />
  if (look === 'email') return <TextInput {...text} type="email" inputMode="email" autoComplete="email" />
  if (look === 'line') return <TextInput {...text} />
  return (
    <Field {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          className="control work-day"
          type="date"
          value={value ?? ''}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  )
}
