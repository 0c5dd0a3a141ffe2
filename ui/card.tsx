import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = { children: ReactNode; tone?: 'plain' | 'soft' | 'success' | 'gray' | 'marked'; label?: string }

export const Card = ({ children, tone = 'plain', label }: CardProps) =>
  label === undefined ? (
    <div className={classNames('card', `card-${tone}`)}>{children}</div>
  ) : (
    <section className={classNames('card', `card-${tone}`)} aria-label={label}>
      {children}
    </section>
  )
