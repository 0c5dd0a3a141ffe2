import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLanguage } from '#web/use-language.ts'
import { failureKeyOf } from '../api/desk-failure.ts'
import { deskErrorText } from '../error-text.ts'
import { shellTexts } from '../shell/text.ts'

export function Starting() {
  return (
    <main className="desk-alone">
      <Spinner size="lg" label={shellTexts[useLanguage()].starting} />
    </main>
  )
}

export function StartFailure({ error }: { error: unknown }) {
  const language = useLanguage()
  return (
    <main className="desk-alone">
      <Notice tone="error" role="alert" title={shellTexts[language].startFailed}>
        <p>{deskErrorText(failureKeyOf(error), language)}</p>
      </Notice>
    </main>
  )
}
