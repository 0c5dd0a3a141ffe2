import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import { api } from '../api/api.ts'
import { followUpKey } from '../application-state/queries.ts'
import { CodeForm } from '../code-form.tsx'
import { ContactForm, nothingTyped } from './contact-form.tsx'
import { followUpTexts } from './text.ts'

type GiveDetailsProps = { sentTo: string | null; onConfirmed: () => void; children?: ReactNode }

/** Contact details, with `children` above their form, and then the code that was mailed to their address. */
export function GiveDetails({ sentTo, onConfirmed, children }: GiveDetailsProps) {
  const { code } = followUpTexts[useLanguage()]
  const queries = useQueryClient()
  const [typed, setTyped] = useState(nothingTyped)
  const [asked, setAsked] = useState({ sentTo, isFresh: false })
  if (asked.sentTo !== null) {
    return (
      <CodeForm
        sentTo={asked.sentTo}
        isFresh={asked.isFresh}
        button={code.button}
        onCode={async (typedCode, keys) => {
          const own = await api('confirmContactDetails', { request: { code: typedCode }, keys })
          onConfirmed()
          queries.setQueryData(followUpKey, own)
        }}
        onAgain={() => api('mailAddressCode', { request: {} })}
        other={{ label: code.change, onPress: () => setAsked({ sentTo: null, isFresh: false }) }}
      />
    )
  }
  return (
    <>
      {children}
      <ContactForm
        typed={typed}
        onTyped={setTyped}
        onSent={(address) => setAsked({ sentTo: address, isFresh: true })}
      />
    </>
  )
}
