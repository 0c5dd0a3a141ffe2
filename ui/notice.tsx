import type { ReactNode } from 'react'
import type { Tone } from './pill.tsx'

type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Read out when it appears: `alert` for what went wrong, `status` for news. */
  role?: 'alert' | 'status'
}

const marks: Readonly<Record<Tone, string>> = { neutral: 'i', success: '✓', warning: '!', error: '!' }

export const Notice = ({ tone = 'neutral', title, children, role }: NoticeProps) => (
  <div className={`notice notice-${tone}`} role={role}>
    <span className="notice-mark" aria-hidden="true">
      {marks[tone]}
    </span>
    <div className="notice-text">
      {title && <p className="notice-title">{title}</p>}
      {children}
    </div>
  </div>
)
