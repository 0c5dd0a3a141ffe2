import type { FailureKey } from '#contract/failure.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskErrorText } from './error-text.ts'

export function SendFailure({ errorKey }: { errorKey: FailureKey | null }) {
  const language = useLanguage()
  if (errorKey === null) return null
  return (
    <Notice tone="error" role="alert">
      <p>{deskErrorText(errorKey, language)}</p>
    </Notice>
  )
}
