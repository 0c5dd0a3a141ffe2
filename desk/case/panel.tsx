import { type ReactNode, useId } from 'react'

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="card case-panel" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type Lined = { lines: readonly ReactNode[] }

/** The lines are whole each time, and never change their order while one looks. */
export const List = ({ lines }: Lined) => (
  <ul className="case-lines">
    {lines.map((line, place) => (
      <li key={place}>{line}</li>
    ))}
  </ul>
)

/** Lines of one kind below a small heading; says so where there are none. */
export const Lines = ({ title, none, lines }: Lined & { title: string; none?: string }) => (
  <>
    <h3>{title}</h3>
    {lines.length === 0 ? <p className="case-soft">{none}</p> : <List lines={lines} />}
  </>
)
