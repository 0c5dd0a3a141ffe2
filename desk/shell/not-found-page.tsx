import { Link } from 'wouter'
import { useLanguage } from '#web/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { DeskPage } from './desk-page.tsx'
import { shellTexts } from './text.ts'

export function NotFoundPage() {
  const language = useLanguage()
  const text = shellTexts[language]
  return (
    <DeskPage title={text.notFoundTitle}>
      <p>{text.notFoundBody}</p>
      <p>
        <Link href={deskAddress('work', language)}>{text.toWork}</Link>
      </p>
    </DeskPage>
  )
}
