import type { DeskFailureKey } from '#contract/desk/errors.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskErrorText } from './error-text.ts'

export function SendFailure({ errorKey }: { errorKey: DeskFailureKey | null }) {
  const language = useLanguage()
  if (errorKey === null) return null
  return (
    <Notice tone="error" role="alert">
      <p>{deskErrorText(errorKey, language)}</p>
    </Notice>
  )
}
