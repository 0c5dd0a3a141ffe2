import { useLanguage } from '#ui/use-language.ts'

const titles = { nl: 'Op deze pagina', en: 'On this page' } as const

type ContentsListProps = { parts: readonly { id: string; title: string }[] }

/** The parts of a long text, to go to; nothing for a text of one or two. */
export function ContentsList({ parts }: ContentsListProps) {
  const title = titles[useLanguage()]
  if (parts.length < 3) return null
  return (
    <nav className="contents" aria-label={title}>
      <p>{title}</p>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
