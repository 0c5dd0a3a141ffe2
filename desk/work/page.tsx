import { useLanguage } from '#web/use-language.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { shellTexts } from '../shell/text.ts'

export function WorkPage() {
  const text = shellTexts[useLanguage()]
  return (
    <DeskPage title={text.pages.work}>
      <p>{text.soon}</p>
    </DeskPage>
  )
}
