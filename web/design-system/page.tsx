import { hiddenMeta } from '../page-module.ts'
import { useLanguage } from '#ui/use-language.ts'
import { Choices, Files } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Figures, Overlays } from './figures.tsx'
import { Buttons, Colours, News, Progress } from './states.tsx'
import { designTexts } from './text.ts'

// Only for builders of the site.
export const meta = hiddenMeta(designTexts)

/** Every component of `ui` in each of its states; `e2e/look/design-system.e2e.ts` audits them here. */
export default function DesignSystemPage() {
  const text = designTexts[useLanguage()]
  return (
    <div className="step design-system">
      <h1 className="step-title">{text.title}</h1>
      <p className="step-intro">{text.intro}</p>
      <Colours />
      <Buttons />
      <Fields />
      <Choices />
      <Files />
      <News />
      <Progress />
      <Figures />
      <Overlays />
    </div>
  )
}
