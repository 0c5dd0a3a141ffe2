import type { LenderFile } from '#contract/lender/lender-file.ts'
import type { Lender } from '#lending/lender.ts'

type Folder = {
  lender: Lender
  ofServer: Pick<LenderFile, 'mail' | 'payoutFrom'>
  policyFile: unknown
  /** As `new` wrote it. */
  started: LenderFile
}

const isMadeUp = (address: string): boolean => /\.example\b/.test(address)

/** A line for each thing that a folder without faults still lacks before real money is lent. */
export function neededToGoLive({ lender, ofServer, policyFile, started }: Folder): string[] {
  const { advisers, bankLink, company, isDemonstration, mark, name, origin, phoneShown, standing } = lender
  const isStarted = <Field extends keyof LenderFile>(field: Field, value: LenderFile[Field]): boolean =>
    JSON.stringify(value) === JSON.stringify(started[field])
  const asked: readonly (readonly [boolean, string])[] = [
    [isStarted('name', name), 'lender.json: name, which is still the one of the example'],
    [isDemonstration, 'lender.json: isDemonstration as false'],
    [company === null, 'lender.json: company, with legalName, address and kvkNumber'],
    [isMadeUp(origin), 'lender.json: origin, an address of your own'],
    [isStarted('phoneShown', phoneShown), 'lender.json: phoneShown and phoneLink, a number that is answered'],
    [isMadeUp(lender.email), 'lender.json: email, an address that is read'],
    [isMadeUp(ofServer.mail.from) || isMadeUp(ofServer.mail.inbox), 'lender.json: mail.from and mail.inbox'],
    [isStarted('bankLink', bankLink), 'lender.json: bankLink, the service of your contract and who supervises it'],
    [isStarted('standing', standing), 'lender.json: standing, your registration, licence and complaints'],
    [ofServer.payoutFrom === null, 'lender.json: payoutFrom, the account that pays out; without it there are no files'],
    [advisers.length === 0, 'advisers: their names in lender.json, and a picture of each'],
    [mark !== 'file', 'pictures/logo.svg: your mark; without it pages show the first letter of the name'],
    [
      policyFile === null,
      'policy.json: your credit policy and prices (npm run policy -- --json prints one to start from)',
    ],
  ]
  return asked.flatMap(([isNeeded, line]) => (isNeeded ? [line] : []))
}
