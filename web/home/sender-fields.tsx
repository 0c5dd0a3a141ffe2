import { usePageData } from '../page-data.ts'

/**
 * STORE-5 without JavaScript: the form of the company search takes along who sent the visitor. The fields stand outside the
 * form that they belong to, because a script that brings the form to life expects it as it was built.
 */
export function SenderFields() {
  const { sender = {} } = usePageData()
  return Object.entries(sender).map(([name, value]) => (
    <input key={name} type="hidden" form="company-form" name={name} value={value} />
  ))
}
