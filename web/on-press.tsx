import { type ReactNode, Suspense, useState } from 'react'
import { Loading } from './screen/step-screen.tsx'

type OnPressProps = {
  title: string
  isOpenFirst?: boolean
  look?: 'accordion' | 'source' | 'button'
  children: ReactNode
}
const looks = {
  accordion: { whole: 'accordion', title: 'accordion-title', body: 'accordion-body' },
  button: { whole: 'on-press', title: 'button button-secondary', body: 'on-press-body' },
  source: { whole: 'figure-source', title: undefined, body: 'figure-source-body' },
} as const

/** A disclosure whose content is rendered, and fetched where it is lazy, only once it is opened. */
export function OnPress({ title, isOpenFirst = false, look = 'accordion', children }: OnPressProps) {
  const classes = looks[look]
  const [isOpened, setOpened] = useState(isOpenFirst)
  return (
    <details
      className={classes.whole}
      open={isOpenFirst}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className={classes.title}>{title}</summary>
      <div className={classes.body}>{isOpened && <Suspense fallback={<Loading />}>{children}</Suspense>}</div>
    </details>
  )
}
