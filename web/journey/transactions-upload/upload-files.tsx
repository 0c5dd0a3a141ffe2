import { useState } from 'react'
import { bankKeys, bankNames } from '#contract/values.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import { errorText } from '../../error-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileList } from '../../ui/file-list.tsx'
import { formatBytes, formatCount, formatDate, formatIban } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { useLanguage } from '../../use-language.ts'
import { bankHowTo } from './bank-how-to.ts'
import { howToOf, refusalText } from './refusal-text.ts'
import { transactionsUploadTexts } from './text.ts'
import { isAccepted, isOnItsWay, type Upload } from './uploads.ts'
import { type UploadLimits, useUploads } from './use-uploads.ts'

const acceptedEndings = '.xml,.940,.sta,.swi,.mt940,.txt,.tab,.csv,.zip'

/** The other way: statement files, each answered by itself in words. */
export function UploadFiles({ limits, onAccepted }: { limits: UploadLimits; onAccepted: () => void }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { uploads, sendFiles, isBusy } = useUploads(limits, onAccepted)
  const [isTooMany, setTooMany] = useState(false)
  const choose = (files: readonly File[]) => {
    setTooMany(files.length > limits.maximumFiles)
    if (files.length <= limits.maximumFiles) void sendFiles(files)
  }
  return (
    <div className="upload-files">
      <FileDrop
        label={text.uploadLabel}
        dragText={text.uploadDrag}
        hint={text.uploadHint(Math.floor(limits.maximumBytes / 1_000_000), limits.atLeastDays)}
        buttonText={text.uploadButton}
        accept={acceptedEndings}
        isPending={isBusy}
        onFiles={choose}
      />
      <div className="news" aria-live="polite">
        {isTooMany && (
          <Notice tone="error">
            <p>{text.tooManyFiles(limits.maximumFiles)}</p>
          </Notice>
        )}
      </div>
      {uploads.length > 0 && (
        <FileList
          label={text.fileListLabel}
          files={uploads.map((upload) => ({
            key: upload.key,
            name: upload.name,
            size: formatBytes(upload.sizeBytes, language),
            state: isOnItsWay(upload) ? 'sending' : isAccepted(upload) ? 'accepted' : 'refused',
            detail: <UploadDetail upload={upload} />,
          }))}
        />
      )}
      <HowToDownload />
    </div>
  )
}

/** Where at each bank the file is found. */
function HowToDownload() {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  return (
    <Accordion title={text.howToTitle}>
      <p>{text.howToIntro}</p>
      <dl className="how-to">
        {bankKeys.map((bank) => (
          <div key={bank}>
            <dt>{bankNames[bank]}</dt>
            <dd>{bankHowTo[language][bank]}</dd>
          </div>
        ))}
      </dl>
    </Accordion>
  )
}

function UploadDetail({ upload }: { upload: Upload }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  if (upload.state === 'sending') {
    return (
      <>
        <progress className="file-progress" value={upload.share} max={1} aria-label={upload.name} />
        {text.sending(Math.round(upload.share * 100))}
      </>
    )
  }
  if (upload.state === 'reading') return text.reading
  if (upload.answer === null) return errorText(upload.errorKey ?? 'generic', language)
  return upload.answer.accepted ? <AcceptedFile answer={upload.answer} /> : <RefusedFile answer={upload.answer} />
}

function AcceptedFile({ answer }: { answer: FileAnswer }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  return (
    <>
      {answer.accounts.map((account) => (
        <p key={account.iban}>
          <Unbroken>
            {text.accepted(formatCount(account.transactionCount, language), formatIban(account.iban))}
          </Unbroken>
          {account.from && account.to && (
            <Unbroken>{`, ${text.period(formatDate(account.from), formatDate(account.to))}`}</Unbroken>
          )}
        </p>
      ))}
      {answer.findings.map(({ code }) => code in text.findings && <p key={code}>{text.findings[code]}</p>)}
    </>
  )
}

/** What is wrong, where in the file, and what to do, at the bank it came from (ERR-3). */
function RefusedFile({ answer }: { answer: FileAnswer }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { place } = answer
  const howTo = howToOf(answer.bankName, language)
  return (
    <>
      <p>{refusalText(answer, language)}</p>
      {place && <p className="small">{text.foundAt(place.line, place.field, place.found)}</p>}
      {howTo && <p className="small">{howTo}</p>}
    </>
  )
}
