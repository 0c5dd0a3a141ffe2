import { lender } from '#lending/this-lender.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import { shellTexts } from './text.ts'

type DeskPageProps = {
  title: string
  /** Beside the title, e.g. a pill or an action. */
  aside?: ReactNode
  children: ReactNode
}

let isFirstPage = true

/** A page of the desk. Navigation moves the focus to its title, as a new document would. */
export function DeskPage({ title, aside, children }: DeskPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const name = shellTexts[useLanguage()].name
  useEffect(() => {
    if (isFirstPage) isFirstPage = false
    else heading.current?.focus()
  }, [])
  return (
    <>
      <title>{`${title} – ${lender.name} ${name}`}</title>
      <div className="desk-page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </>
  )
}
