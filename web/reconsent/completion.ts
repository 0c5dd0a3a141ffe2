import type { ConnectionDetails } from '#contract/bank-data.ts'

/** RECON-10: the specification keeps the completion sheet behind a fixed switch, and the switch is off. */
export const isCompletionSheetOn = false

type Overview = { connections: readonly Pick<ConnectionDetails, 'needReconsent'>[] | undefined; hasError: boolean }

/** Whether the completion sheet opens: all connections are fetched, none needs re-consent, and nothing went wrong. */
export const opensCompletionSheet = (isOn: boolean, { connections, hasError }: Overview): boolean =>
  isOn && !hasError && connections !== undefined && connections.every(({ needReconsent }) => !needReconsent)
