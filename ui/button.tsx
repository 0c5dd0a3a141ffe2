import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  look?: ButtonLook
  isWide?: boolean
  /** Busy: it stays in place and focused, announces it, and takes no second click. */
  isPending?: boolean
  children: ReactNode
}

/** `aria-disabled` rather than `disabled` while pending, so that the focus does not fall to the top of the page. */
export function Button({ look = 'primary', isWide, isPending = false, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames('button', `button-${look}`, isWide && 'button-wide')}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      <span className="button-text">{children}</span>
      {isPending && <Spinner theme={look === 'danger' ? 'white' : 'secondary'} size="sm" />}
    </button>
  )
}
