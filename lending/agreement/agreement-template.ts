/** Figures that a text may have between braces; those with an asterisk it must have. */
const names = [
  ...['lenderName*', 'lenderDetails', 'companyName*', 'companyDetails', 'signatories*', 'amount*', 'termMonths*'],
  ...['netPayout', 'payoutIban*', 'payoutHolder*', 'firstInstalment', 'lastInstalment', 'earlyShare*'],
  ...['earlyShareLastYear*', 'guaranteeMost*', 'withdrawalDays*', 'madeOn', 'origin', 'email', 'phone'],
  ...['complaintsStanding', 'figures*', 'schedule*', 'signsByCode', 'consents'],
]
const known = new Set(names.map((name) => name.replace('*', '')))

/** The faults of a lender's own text of the agreement, each as `has no {schedule}`. */
export function agreementFaults(template: string): string[] {
  const used = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const needed = names.filter((name) => name.endsWith('*')).map((name) => name.replace('*', ''))
  return [
    ...(/^---\ntitle: .+\nintro: .+\n---\n/.test(template) ? [] : ['does not begin with a title and an intro']),
    ...[...used].filter((name) => !known.has(name)).map((name) => `has {${name}}, which is no figure of an agreement`),
    ...needed.filter((name) => !used.has(name)).map((name) => `has no {${name}}`),
  ]
}
