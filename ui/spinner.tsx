type SpinnerTheme = 'gray' | 'white' | 'secondary'
type SpinnerSize = 'sm' | 'md' | 'lg'

type SpinnerProps = {
  theme?: SpinnerTheme
  size?: SpinnerSize
  /** The name of the awaited thing; without it the spinner is decoration beside a text. */
  label?: string
}

/** UI-1. With reduced motion it is a still, dotted ring. */
export function Spinner({ theme = 'secondary', size = 'md', label }: SpinnerProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span className={`spinner spinner-${theme} spinner-${size}`} {...meaning} />
}
