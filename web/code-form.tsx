import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { IdempotencyKeys } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { CallFailure } from './call-failure.tsx'
import { codeTexts } from './code-text.ts'

type CodeFormProps = {
  sentTo: string
  /** Whether the code was just asked for: after a reload the focus stays where it is. */
  isFresh?: boolean
  level?: 'h1' | 'h2' | 'h3'
  button: string
  /** The mobile that got a second code, to be typed as well. */
  secondTo?: string | null
  onCode: (code: string, keys: IdempotencyKeys, second: string) => Promise<unknown>
  /** Mails another code. */
  onAgain: () => Promise<unknown>
  /** Another way, such as another address. */
  other?: { label: string; onPress: () => void }
}

const titles = { h1: 'step-title', h2: 'section-title', h3: 'sub-title' }

const isCode = (code: string): boolean => /^\d{8}$/.test(code)

/** The code from a mail, which shows whose an address is; a new one can be asked for where it is typed. */
export function CodeForm({ sentTo, isFresh = true, level: Level = 'h2', secondTo = null, ...props }: CodeFormProps) {
  const text = codeTexts[useLanguage()]
  const sending = useSend()
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState('')
  const [typedSecond, setTypedSecond] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [code, second] = [typed, typedSecond].map((one) => one.replace(/\s/g, '')) as [string, string]
  const isSecondRight = secondTo === null || /^\d{6}$/.test(second)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isCode(code) || !isSecondRight)
    if (isCode(code) && isSecondRight) void sending.send((keys) => props.onCode(code, keys, second))
  }
  return (
    <>
      <Level className={titles[Level]} tabIndex={-1} ref={heading}>
        {text.title}
      </Level>
      <p className={Level === 'h1' ? 'step-intro' : undefined}>{text.intro(sentTo)}</p>
      <form className="form form-short" noValidate onSubmit={submit}>
        <TextInput
          label={text.label}
          hint={text.hint}
          value={typed}
          onValue={setTyped}
          inputMode="numeric"
          autoComplete="one-time-code"
          lengthMax={12}
          error={isWrong && !isCode(code) ? text.invalid : null}
        />
        {secondTo !== null && (
          <TextInput
            label={text.second}
            hint={text.secondHint(secondTo)}
            value={typedSecond}
            onValue={setTypedSecond}
            inputMode="numeric"
            lengthMax={10}
            error={isWrong && !isSecondRight ? text.secondInvalid : null}
          />
        )}
        <CallFailure errorKey={sending.errorKey} />
        <div className="form-actions">
          <Button type="submit" isPending={sending.isPending}>
            {props.button}
          </Button>
        </div>
      </form>
      <OtherWays sentTo={sentTo} onAgain={props.onAgain} other={props.other} />
    </>
  )
}

/** Another code, or another way altogether. */
function OtherWays({ sentTo, onAgain, other }: Pick<CodeFormProps, 'sentTo' | 'onAgain' | 'other'>) {
  const text = codeTexts[useLanguage()]
  const again = useSend()
  const [isAgain, setAgain] = useState(false)
  const askAgain = async () => {
    setAgain(false)
    setAgain(await again.send(onAgain))
  }
  return (
    <>
      <p className="small">
        {text.wrongWay}{' '}
        <button type="button" className="link-button" aria-disabled={again.isPending} onClick={() => void askAgain()}>
          {text.again}
        </button>
        {other && (
          <>
            {' · '}
            <button type="button" className="link-button" onClick={other.onPress}>
              {other.label}
            </button>
          </>
        )}
      </p>
      <div aria-live="polite">{isAgain && <p className="small">{text.sentAgain(sentTo)}</p>}</div>
      <CallFailure errorKey={again.errorKey} />
    </>
  )
}
