import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { Unbroken } from './unbroken.tsx'

export type StepState = 'done' | 'active' | 'upcoming' | 'failed'

type StepsListProps = {
  steps: readonly { key: string; state: StepState; label: ReactNode; explanation?: ReactNode }[]
  /** Whether the active step is at work by itself. */
  isLoading?: boolean
  look?: 'marks' | 'buoys'
  /** The states in words, for screen readers. */
  stateNames: Readonly<Record<StepState, string>>
}

/** UI-2: done with a checkmark, active with or without a loader, upcoming dimmed, and failed. */
export function StepsList({ steps, isLoading = false, look = 'marks', stateNames }: StepsListProps) {
  return (
    <ol className={`steps-list steps-${look}`}>
      {steps.map(({ key, state, label, explanation }) => (
        <li
          className={`steps-item steps-item-${state}`}
          key={key}
          aria-current={state === 'active' ? 'step' : undefined}
        >
          <span className="steps-mark" aria-hidden="true">
            {state === 'active' && isLoading ? <Spinner size="sm" /> : marks[state]}
          </span>
          <span className="steps-text">
            <span className="steps-label">{label}</span>
            <span className="visually-hidden"> ({stateNames[state]})</span>
            {explanation && (
              <span className="steps-explanation">
                <Unbroken>{explanation}</Unbroken>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

const marks: Readonly<Record<StepState, string>> = { done: '✓', active: '', upcoming: '', failed: '!' }
