import { Fragment, useState } from 'react'
import { bankKeys, bankNames } from '#contract/values.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import { api } from '../../api/api.ts'
import { errorText } from '#contract/error-text.ts'
import { Accordion } from '#ui/accordion.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { FileInside, FileList } from '#ui/form/file-list.tsx'
import { formatBytes, formatCount, formatIban, formatLongDate } from '#ui/format.ts'
import { formatDifference } from '#lending/money.ts'
import { Notice } from '#ui/notice.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { bankHowTo } from './bank-how-to.ts'
import { type StatementFindingCode, statementFindingCodes } from '#lending/statements/finding.ts'
import { fillSentences } from '#lending/statements/words/fill-sentences.ts'
import { howToOf, megabytes, placeText, refusalText, remedyText } from './refusal-text.ts'
import { transactionsUploadTexts } from './text.ts'
import { isAccepted, isOnItsWay, nameInside, type Upload } from './uploads.ts'
import { type SendFiles, type UploadLimits, useUploads } from './use-uploads.ts'

const acceptedEndings = '.xml,.940,.sta,.swi,.mt940,.txt,.tab,.csv,.zip'

type UploadFilesProps = {
  limits: UploadLimits
  /** In place of the applicant's. */
  hint?: (maximumMegabytes: number, days: number) => string
  send?: SendFiles
  onAccepted: () => void
}

const upload: SendFiles = (files) => api('uploadStatements', files)

/** The other way: statement files, each answered separately in words. */
export function UploadFiles({ limits, hint, send = upload, onAccepted }: UploadFilesProps) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { uploads, sendFiles, isBusy } = useUploads(limits, send, onAccepted)
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
        hint={(hint ?? text.uploadHint)(megabytes(limits.maximumBytes), limits.atLeastDays)}
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
            detail: <UploadDetail upload={upload} limits={limits} />,
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

function UploadDetail({ upload, limits }: { upload: Upload; limits: UploadLimits }) {
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
  if (upload.answers.length === 0) {
    return errorText(upload.errorKey ?? 'generic', language, { maximumMegabytes: megabytes(limits.maximumBytes) })
  }
  return upload.answers.map((answer, place) => {
    const name = nameInside(answer)
    const detail = answer.accepted ? <AcceptedFile answer={answer} /> : <RefusedFile answer={answer} />
    // Two files of a zip may share a name.
    const key = `${place}-${answer.name}`
    return name === null ? (
      <Fragment key={key}>{detail}</Fragment>
    ) : (
      <FileInside key={key} name={name} state={answer.accepted ? 'accepted' : 'refused'}>
        {detail}
      </FileInside>
    )
  })
}

export function AcceptedFile({ answer }: { answer: FileAnswer }) {
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
            <Unbroken>{`, ${text.period(formatLongDate(account.from, language), formatLongDate(account.to, language))}`}</Unbroken>
          )}
        </p>
      ))}
      <Findings findings={answer.findings} />
    </>
  )
}

const isFinding = (code: string): code is StatementFindingCode => statementFindingCodes.some((known) => known === code)

/** Of rows only: a balance is that of the whole file. */
const findingsOfRows: ReadonlySet<string> = new Set<StatementFindingCode>([
  'running_balance_broken',
  'missing_quote',
  'zero_amount',
  'currency_differs',
])

function Findings({ findings }: Pick<FileAnswer, 'findings'>) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  return findings.map(({ code, figures: { line, from, to, on, differenceCents } }, place) => {
    if (!isFinding(code)) return null
    const long = (day: unknown) => formatLongDate(String(day), language)
    const said = fillSentences(text.findings[code], from === undefined ? {} : { from: long(from), to: long(to) })
    const where = typeof line === 'number' && findingsOfRows.has(code) ? formatCount(line, language) : null
    const sum = typeof differenceCents === 'number' ? formatDifference(differenceCents, language) : null
    const about = on === undefined ? [] : [text.about(long(on), sum)]
    const more = [...(where === null ? [] : [text.firstAt(where)]), ...about]
    // An answer may have several gaps.
    return <p key={`${code}-${place}`}>{[said, ...more].join(' ')}</p>
  })
}

/** Findings that may explain a short file. */
const cutFindings: ReadonlySet<string> = new Set<StatementFindingCode>(['cut_off', 'statement_not_closed'])

/** The error in a sentence; on a press the remedy, the place in the file and the way at its bank (ERR-3). */
export function RefusedFile({ answer }: { answer: FileAnswer }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const remedies = [
    remedyText(answer, language),
    placeText(answer.place, language),
    howToOf(answer.bankName, language) ?? text.howToBelow,
  ]
  return (
    <>
      <p>{refusalText(answer, language)}</p>
      <details className="figure-source">
        <summary>{text.howThen}</summary>
        <Findings findings={answer.findings.filter(({ code }) => cutFindings.has(code))} />
        {remedies.map((remedy) => remedy && <p key={remedy}>{remedy}</p>)}
      </details>
    </>
  )
}
