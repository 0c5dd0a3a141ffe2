import type { ReactNode } from 'react'

type TitledSectionProps = {
  /** Of the heading, which names the section. */
  id: string
  title: ReactNode
  className?: string
  level?: 'h2' | 'h3'
  look?: 'section-title' | 'sub-title'
  children: ReactNode
}

/** A part of a page with its own heading. */
export const TitledSection = ({ id, title, className, level: Level = 'h2', look, children }: TitledSectionProps) => (
  <section className={className} aria-labelledby={id}>
    <Level className={look ?? (Level === 'h2' ? 'section-title' : 'sub-title')} id={id}>
      {title}
    </Level>
    {children}
  </section>
)
