import type { MetaArgs } from '../page-module.ts'
import { brand } from '../brand.ts'
import { languageOf } from '#ui/language.ts'
import { useLanguage } from '#ui/use-language.ts'
import { Choices, Files } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Figures, Overlays } from './figures.tsx'
import { Buttons, Colours, News, Progress } from './states.tsx'
import { designTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${designTexts[languageOf(location.pathname)].pageTitle} | ${brand.name}` },
  // Only for builders of the site.
  { name: 'robots', content: 'noindex' },
]

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
