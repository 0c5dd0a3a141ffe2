import { errorText } from '#contract/error-text.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** What a call said when it failed, in words. It is read out, and takes no room while there is nothing to say, nor the place of what was filled in. */
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
