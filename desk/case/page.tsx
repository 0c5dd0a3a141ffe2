import { useParams } from 'wouter'
import { useLanguage } from '#web/use-language.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { shellTexts } from '../shell/text.ts'

export function CasePage() {
  const { id = '' } = useParams()
  const text = shellTexts[useLanguage()]
  return (
    <DeskPage title={id}>
      <p>{text.soon}</p>
    </DeskPage>
  )
}
