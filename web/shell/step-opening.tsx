import type { StepWords } from '../page-module.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useLanguage } from '../use-language.ts'
import { shellTexts } from './text.ts'

/**
 * What a step shows while the session is asked for: its heading and introduction, which the build has put into the page, so
 * that they are painted before any script is there (measured: 0.7 s against 1.8 s on a slow line). The screen itself takes
 * their place with the same words in the same place. A step whose heading depends on the application only waits.
 */
export function StepOpening({ words }: { words: StepWords | undefined }) {
  const { waiting } = shellTexts[useLanguage()]
  if (!words) {
    return (
      <p className="journey-waiting" role="status">
        <Spinner /> {waiting}
      </p>
    )
  }
  return (
    <div className="step">
      <h1 className="step-title">{words.title}</h1>
      <p className="step-intro">{words.intro}</p>
      <p className="loading" role="status">
        <Spinner /> {waiting}
      </p>
    </div>
  )
}
