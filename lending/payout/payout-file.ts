import type { Cents } from '#lending/money.ts'
import type { IsoDate } from '#lending/days.ts'
import { sepaText } from './sepa-text.ts'

/** `endToEndId`: unique for ever, and given back by the bank. `holder` as the payee's bank knows it. */
export type Payout = { endToEndId: string; amountCents: Cents; holder: string; iban: string }

/** The lender's account that pays. */
export type Payer = { name: string; iban: string; bic: string | null }

export type PayoutOrder = {
  /** Names the file for ever, also when it is made again. */
  id: string
  createdAt: Date
  executeOn: IsoDate
  payer: Payer
  payouts: readonly Payout[]
}

function euros(cents: Cents): string {
  if (!Number.isSafeInteger(cents) || cents < 1) throw new Error(`No amount of a payout: ${cents}`)
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

const transfer = ({ endToEndId, amountCents, holder, iban }: Payout): string => `
      <CdtTrfTxInf>
        <PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">${euros(amountCents)}</InstdAmt></Amt>
        <Cdtr><Nm>${sepaText(holder, 70)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${endToEndId}</Ustrd></RmtInf>
      </CdtTrfTxInf>`

/**
 * SEPA credit transfers, pain.001.001.09 (ISO 20022), each a line on the statement; `payoutFileFaults` checks it.
 * Without addresses: the bank adds the payer's, and the payee's is not asked for within the EEA.
 */
export function payoutFile({ id, createdAt, executeOn, payer, payouts }: PayoutOrder): string {
  const total = euros(payouts.reduce((sum, { amountCents }) => sum + amountCents, 0))
  const sums = `<NbOfTxs>${payouts.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>`
  const name = `<Nm>${sepaText(payer.name, 70)}</Nm>`
  const bank = payer.bic === null ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : `<BICFI>${payer.bic}</BICFI>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${id}</MsgId>
      <CreDtTm>${createdAt.toISOString().slice(0, 19)}Z</CreDtTm>
      ${sums}
      <InitgPty>${name}</InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${id}-1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      ${sums}
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${executeOn}</Dt></ReqdExctnDt>
      <Dbtr>${name}</Dbtr>
      <DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId>${bank}</FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>${payouts.map(transfer).join('')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`
}
