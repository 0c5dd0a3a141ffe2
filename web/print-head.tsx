import { lender } from '#lending/this-lender.ts'
import { dutchDayOf, formatLongDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { useApplicationState } from './application-state/store.ts'

/** On paper only: what it is, of whom, of which day and from whom. */
export function PrintHead({ title }: { title: string }) {
  const language = useLanguage()
  const company = useApplicationState(({ requester }) => requester.companyName)
  const parts = [company, formatLongDate(dutchDayOf(Date.now()), language), lender.name]
  return (
    <p className="print-head">
      <strong>{title}</strong>
      {parts.filter(Boolean).join(' · ')}
    </p>
  )
}
