import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { errorText } from '#contract/error-text.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { StepWords } from '../page-module.ts'
import { classNames } from '#ui/class-names.ts'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { journeyTexts } from './text.ts'

type StepScreenProps = {
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
  look?: 'narrow' | 'wide'
  /** Where the crossing has got to, drawn above the title. */
  scene?: 'harbour' | 'chart' | undefined
  isArrived?: boolean
}

/** The first screen of a document is announced by the browser itself; every later one takes the reader to its top. */
let hasShownScreen = false

/**
 * The frame of a step: one heading, one sentence of why, then the question. A new screen, also at the same address,
 * starts at its heading, by eye and by screen reader; so does one where `isArrived` turns true.
 */
export function StepScreen({ title, intro, children, look = 'narrow', scene, isArrived = false }: StepScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const toTop = () => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (hasShownScreen) toTop()
    hasShownScreen = true
  }, [])
  useEffect(() => {
    if (isArrived && !heading.current?.parentElement?.contains(document.activeElement)) toTop()
  }, [isArrived])
  return (
    <div className={classNames('step', `step-${look}`, scene && `step-scene step-${scene}`)}>
      <h1 className="step-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {intro && (
        <p className="step-intro">
          <Unbroken>{intro}</Unbroken>
        </p>
      )}
      {children}
    </div>
  )
}

/** The part of a react-query result that is needed to wait for it. */
type Awaited<Value> = { data: Value | undefined; error: unknown; refetch: () => unknown; isFetching: boolean }

export const Loading = ({ waiting }: { waiting?: string | undefined }) => {
  const { loading } = journeyTexts[useLanguage()]
  return (
    <p className="loading" role="status">
      <Spinner /> {waiting ?? loading}
    </p>
  )
}

/** The heading and introduction that the build painted, above the wait for the rest. */
export const Opening = ({ words, waiting }: { words: StepWords; waiting?: string }) => (
  <div className="step">
    <h1 className="step-title">{words.title}</h1>
    <p className="step-intro">
      <Unbroken>{words.intro}</Unbroken>
    </p>
    <Loading waiting={waiting} />
  </div>
)

/** Shows what came, or an honest wait, or what went wrong with a way to try again. */
export function WhenLoaded<Value>({
  query,
  words,
  children,
}: {
  query: Awaited<Value>
  words?: StepWords
  children: (value: Value) => ReactNode
}) {
  const language = useLanguage()
  const text = journeyTexts[language]
  // Rendered in pieces, so that presses are answered in between: all at once blocks a phone for over 0.1 s.
  const data = useDeferredValue(query.data)
  if (data !== undefined) return children(data)
  if (query.error === null || query.isFetching) {
    return words ? <Opening words={words} /> : <Loading />
  }
  return (
    <Notice tone="error" role="alert" title={text.loadFailed}>
      <p>{errorText(errorKeyOf(query.error), language)}</p>
      <div className="notice-actions">
        <Button look="secondary" onClick={() => void query.refetch()}>
          {text.retry}
        </Button>
      </div>
    </Notice>
  )
}
