import { usePageData } from '../page-data.ts'

/**
 * STORE-5 without JavaScript: the company search takes along who sent the visitor. The fields are outside their form,
 * because the script that takes it over expects it as it was built.
 */
export function SenderFields() {
  const { sender = {} } = usePageData()
  return Object.entries(sender).map(([name, value]) => (
    <input key={name} type="hidden" form="company-form" name={name} value={value} />
  ))
}
