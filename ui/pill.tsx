import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'success' | 'warning' | 'error'

/** A short state in words; the colour only repeats it. */
export const Pill = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`pill pill-${tone}`}>{children}</span>
)
