import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { Pill } from '#ui/pill.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StepsList } from '#ui/steps-list.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Group } from './group.tsx'
import { designTexts } from './text.ts'

const colours = ['orange', 'blue', 'green', 'amber', 'red'] as const
const tones = ['neutral', 'success', 'warning', 'error'] as const
const cardTones = ['plain', 'soft', 'success', 'gray', 'marked'] as const
const themes = ['gray', 'secondary', 'white'] as const
const sizes = ['sm', 'md', 'lg'] as const

/** UI-6. */
export function Colours() {
  const { colours: text, groups } = designTexts[useLanguage()]
  return (
    <Group id="colours" title={groups.colours}>
      <ul className="swatches">
        {colours.map((colour) => (
          <li key={colour} className={`swatch swatch-${colour}`}>
            {text[colour]}
          </li>
        ))}
      </ul>
    </Group>
  )
}

export function Buttons() {
  const { buttons: text, groups } = designTexts[useLanguage()]
  return (
    <Group id="buttons" title={groups.buttons}>
      <div className="specimen-row">
        <Button>{text.primary}</Button>
        <Button look="secondary">{text.secondary}</Button>
        <Button look="quiet">{text.quiet}</Button>
        <Button look="danger">{text.danger}</Button>
        <Button isPending>{text.pending}</Button>
        <Button look="secondary" disabled>
          {text.disabled}
        </Button>
      </div>
      <Button isWide>{text.wide}</Button>
    </Group>
  )
}

export function News() {
  const { news: text, groups } = designTexts[useLanguage()]
  return (
    <Group id="news" title={groups.news}>
      <div className="specimen-row">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {text[tone]}
          </Pill>
        ))}
      </div>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={text[tone]}>
          <p>{text.body}</p>
        </Notice>
      ))}
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          {text.card}: {tone}
        </Card>
      ))}
    </Group>
  )
}

/** UI-1 and UI-2: every theme in every size, and a list with a step in each state. */
export function Progress() {
  const { progress: text, groups } = designTexts[useLanguage()]
  const [done, active, upcoming, failed] = text.steps
  return (
    <Group id="progress" title={groups.progress}>
      {themes.map((theme) => (
        <div key={theme} className={`specimen-row spinners-${theme}`}>
          {sizes.map((size) => (
            <Spinner key={size} theme={theme} size={size} label={`${text.waiting} (${theme} ${size})`} />
          ))}
        </div>
      ))}
      <StepsList
        isLoading
        stateNames={text.states}
        steps={[
          { key: 'done', state: 'done', label: done },
          { key: 'active', state: 'active', label: active, explanation: text.explanation },
          { key: 'upcoming', state: 'upcoming', label: upcoming },
          { key: 'failed', state: 'failed', label: failed },
        ]}
      />
    </Group>
  )
}
