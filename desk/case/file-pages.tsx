import { useState } from 'react'
import { errorKeyOf } from '#contract/failure.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { fileAddress } from '../api/client.ts'
import { SendFailure } from '../send-failure.tsx'
import { usePages } from './queries.ts'
import { settleTexts } from './settle-text.ts'

type FileProps = { caseId: string; fileId: string }

/** A document as pictures that the server drew: nothing of the file itself reaches the browser. */
export function FilePages({ name, ...file }: FileProps & { name: string }) {
  const text = settleTexts[useLanguage()].documents
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-label={text.lookAt(name)} onClick={() => setOpen(true)}>
        {text.look}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={name} closeText={text.close}>
        <div className="case-drawn">
          <Pages {...file} />
        </div>
      </Dialog>
    </>
  )
}

function Pages({ caseId, fileId }: FileProps) {
  const text = settleTexts[useLanguage()].documents
  const { data, error } = usePages(caseId, fileId)
  const [isBroken, setBroken] = useState(false)
  if (error !== null || isBroken) return <SendFailure errorKey={error ? errorKeyOf(error) : 'file_not_drawn'} />
  if (!data) return <p role="status">{text.loading}</p>
  return (
    <>
      {data.sizes.map((size, index) => (
        <img
          key={index}
          {...size}
          loading="lazy"
          alt={text.page(index + 1, data.pageCount)}
          src={fileAddress('drawPage', { params: { caseId, fileId }, query: { page: String(index) } })}
          onError={() => setBroken(true)}
        />
      ))}
      {data.pageCount > data.sizes.length && <p>{text.morePages(data.pageCount)}</p>}
    </>
  )
}
