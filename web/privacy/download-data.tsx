import { nameInFiles } from '#lending/this-lender.ts'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { dutchDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useLanguage } from '#ui/use-language.ts'
import { privacyTexts } from './text.ts'
import { TitledSection } from '../titled-section.tsx'

/** GDPR art. 15 and 20. The call needs the session's token, so the file is made here and not by a link. */
export function DownloadData() {
  const text = privacyTexts[useLanguage()].download
  const sending = useSend()
  const [isDone, setDone] = useState(false)
  const download = async () => {
    setDone(false)
    const isSent = await sending.send(async () => {
      const everything = await api('exportCase')
      saveFile(
        `${nameInFiles}-${dutchDayOf(everything.about.madeAt)}.json`,
        JSON.stringify(everything, null, 2),
        'application/json',
      )
    })
    setDone(isSent)
  }
  return (
    <TitledSection id="download-title" title={text.title} className="your-data-part">
      <p>{text.intro}</p>
      <CallFailure errorKey={sending.errorKey} />
      <p className="your-data-action">
        <Button isPending={sending.isPending} onClick={() => void download()}>
          {text.button}
        </Button>
      </p>
      <div aria-live="polite">{isDone && <Notice tone="success" title={text.done} />}</div>
    </TitledSection>
  )
}
