import type { ReactNode } from 'react'

/** A number that must be trusted, and behind it where it comes from: opened by the reader, closed at first. */
export function FigureSource({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <details className="figure-source">
      <summary>{figure}</summary>
      <div className="figure-source-body">{children}</div>
    </details>
  )
}
