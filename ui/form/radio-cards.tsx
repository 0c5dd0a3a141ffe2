import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { describedBy, FieldError } from './field.tsx'

type RadioCard<Value extends string> = {
  value: Value
  icon?: ReactNode
  label: ReactNode
  /** One line below the label. */
  explanation?: ReactNode
}

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  hint?: ReactNode
  /** Hidden from sight when the page's heading already asks the question. */
  isLegendHidden?: boolean
  value: Value | null
  onValue: (value: Value) => void
  cards: readonly RadioCard<Value>[]
  error?: string | null
  look?: 'list' | 'grid' | 'tiles' | 'row' | 'rating'
  id?: string
}

/** Real radio buttons on cards: arrow keys, names and states are the browser's own. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hint, isLegendHidden, value, onValue, cards, error, look = 'list', id } = props
  const ownId = useId()
  const groupId = id ?? ownId
  return (
    <fieldset
      className={classNames('field', error && 'field-invalid')}
      aria-describedby={describedBy(groupId, Boolean(hint), error !== undefined)}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {hint && (
        <p className="field-hint" id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      <div className={`radio-cards radio-cards-${look}`}>
        {cards.map((card, index) => (
          <label className="radio-card" key={card.value}>
            <input
              id={index === 0 ? groupId : undefined}
              type="radio"
              name={`${groupId}-choice`}
              value={card.value}
              checked={card.value === value}
              onChange={() => onValue(card.value)}
            />
            {card.icon}
            <span className="radio-card-text">
              <span className="radio-card-label">{card.label}</span>
              {card.explanation && <span className="radio-card-explanation">{card.explanation}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${groupId}-error`} error={error} />}
    </fieldset>
  )
}
