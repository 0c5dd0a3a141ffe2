import { errorText } from '#contract/error-text.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** The failure of a call in words, read out. It takes no room before, and replaces nothing that was filled in. */
export function CallFailure({ errorKey }: { errorKey: string | null }) {
  const language = useLanguage()
  return (
    <div className="send-failure" aria-live="assertive">
      {errorKey !== null && (
        <Notice tone="error">
          <p>{errorText(errorKey, language)}</p>
        </Notice>
      )}
    </div>
  )
}
