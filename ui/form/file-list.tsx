import type { ReactNode } from 'react'
import { Spinner } from '../spinner.tsx'

type ListedFile = {
  key: string
  name: string
  size: string
  /** `waiting`: for a person. */
  state: 'sending' | 'waiting' | 'accepted' | 'refused'
  /** Below the name: progress, what was read, or what is wrong and what to do. */
  detail: ReactNode
}

const marks = { waiting: '?', accepted: '✓', refused: '!' } as const

/** Every file with its own state; news is read out. */
export const FileList = ({ label, files }: { label: string; files: readonly ListedFile[] }) => (
  <ul className="file-list" aria-label={label} aria-live="polite">
    {files.map(({ key, name, size, state, detail }) => (
      <li className={`file-item file-item-${state}`} key={key}>
        <span className="file-mark" aria-hidden="true">
          {state === 'sending' ? <Spinner size="sm" /> : marks[state]}
        </span>
        <span className="file-name">{name}</span>
        <span className="file-size">{size}</span>
        <div className="file-detail">{detail}</div>
      </li>
    ))}
  </ul>
)

type FileInsideProps = { name: string; state: keyof typeof marks; children: ReactNode }

/** One of the files in a listed archive, apart from the next, with its own state. */
export const FileInside = ({ name, state, children }: FileInsideProps) => (
  <div className={`file-inside file-inside-${state}`}>
    <p className="file-name">
      <span className="file-mark" aria-hidden="true">
        {marks[state]}
      </span>
      {name}
    </p>
    {children}
  </div>
)
