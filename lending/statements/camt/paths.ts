/** The scope that an element begins and ends, with its own slots. */
export type CamtScope = 'document' | 'statement' | 'balance' | 'entry' | 'details'

/** An element of the document that we look into; all others are checked for well-formedness and passed over. */
export type CamtNode = {
  readonly name: string
  /** At the number of each name that we know (`camtNames`): the child of this name, if we look into it. */
  readonly children: (CamtNode | null)[]
  /** The innermost scope around it, or its own. */
  readonly scope: CamtScope
  readonly isScope: boolean
  /** The slot for its text, −1 for none. */
  slot: number
  wantsCurrency: boolean
}

const entry = 'Document/BkToCstmrStmt/Stmt/Ntry'
const details = `${entry}/NtryDtls/TxDtls`

const party = <Slot extends string>(path: string, slot: Slot): [string, Slot][] => [
  // 001.02 to 001.06 name the party directly, later versions inside Pty (or Agt, when a bank is the party).
  [`${details}/RltdPties/${path}/Nm`, slot],
  [`${details}/RltdPties/${path}/Pty/Nm`, slot],
  [`${details}/RltdPties/${path}/Agt/FinInstnId/Nm`, slot],
]

const account = <Slot extends string>(path: string, slot: Slot): [string, Slot][] => [
  [`${details}/RltdPties/${path}/Id/IBAN`, slot],
  [`${details}/RltdPties/${path}/Id/Othr/Id`, slot],
]

const numbers = <Slot extends string>(path: string, slot: Slot): [string, Slot][] =>
  ['Id/PrvtId', 'Id/OrgId', 'Pty/Id/PrvtId', 'Pty/Id/OrgId'].map((place) => [
    `${details}/RltdPties/${path}/${place}/Othr/Id`,
    slot,
  ])

/** Path by local names (for every namespace version) and the slot it fills (ISO 20022 camt.053, 001.02 to 001.10). */
const paths = [
  ['Document/BkToCstmrStmt/Stmt/StmtPgntn/PgNb', 'page'],
  ['Document/BkToCstmrStmt/Stmt/ElctrncSeqNb', 'sequence'],
  ['Document/BkToCstmrStmt/Stmt/LglSeqNb', 'sequence'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Id/IBAN', 'accountIban'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Id/Othr/Id', 'accountOther'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Ccy', 'accountCurrency'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Ownr/Nm', 'holder'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Ownr/Pty/Nm', 'holder'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Nm', 'accountName'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Tp/Cd', 'accountType'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Tp/Prtry', 'accountType'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Svcr/FinInstnId/BIC', 'servicer'],
  ['Document/BkToCstmrStmt/Stmt/Acct/Svcr/FinInstnId/BICFI', 'servicer'],
  ['Document/BkToCstmrStmt/Stmt/Bal/Tp/CdOrPrtry/Cd', 'balanceType'],
  ['Document/BkToCstmrStmt/Stmt/Bal/Tp/Cd', 'balanceType'],
  ['Document/BkToCstmrStmt/Stmt/Bal/Amt', 'balanceAmount'],
  ['Document/BkToCstmrStmt/Stmt/Bal/CdtDbtInd', 'balanceMark'],
  ['Document/BkToCstmrStmt/Stmt/Bal/Dt/Dt', 'balanceDate'],
  ['Document/BkToCstmrStmt/Stmt/Bal/Dt/DtTm', 'balanceDate'],
  [`${entry}/NtryRef`, 'entryReference'],
  [`${entry}/Amt`, 'amount'],
  [`${entry}/CdtDbtInd`, 'mark'],
  [`${entry}/RvslInd`, 'reversal'],
  [`${entry}/Sts`, 'status'],
  [`${entry}/Sts/Cd`, 'status'],
  [`${entry}/Sts/Prtry`, 'status'],
  [`${entry}/BookgDt/Dt`, 'bookedOn'],
  [`${entry}/BookgDt/DtTm`, 'bookedOn'],
  [`${entry}/ValDt/Dt`, 'valueOn'],
  [`${entry}/ValDt/DtTm`, 'valueOn'],
  [`${entry}/AcctSvcrRef`, 'servicerReference'],
  [`${entry}/BkTxCd/Domn/Cd`, 'domain'],
  [`${entry}/BkTxCd/Domn/Fmly/Cd`, 'family'],
  [`${entry}/BkTxCd/Domn/Fmly/SubFmlyCd`, 'subFamily'],
  [`${entry}/BkTxCd/Prtry/Cd`, 'proprietaryCode'],
  [`${entry}/AddtlNtryInf`, 'entryText'],
  [`${details}/BkTxCd/Domn/Cd`, 'domain'],
  [`${details}/BkTxCd/Domn/Fmly/Cd`, 'family'],
  [`${details}/BkTxCd/Domn/Fmly/SubFmlyCd`, 'subFamily'],
  [`${details}/BkTxCd/Prtry/Cd`, 'proprietaryCode'],
  // A return is a fact even when it gives no reason.
  [`${details}/RtrInf`, 'isReturned'],
  // In 001.02 the return reason is in either place, under Rsn or RtrRsn.
  [`${details}/RtrInf/Rsn/Cd`, 'returnReason'],
  [`${details}/RtrInf/RtrRsn/Cd`, 'returnReason'],
  [`${details}/RtrInf/Rsn/Prtry`, 'returnReason'],
  [`${details}/Refs/EndToEndId`, 'endToEndId'],
  [`${details}/Refs/MndtId`, 'mandateId'],
  [`${details}/Refs/AcctSvcrRef`, 'detailReference'],
  [`${details}/RmtInf/Ustrd`, 'remittance'],
  [`${details}/RmtInf/Strd/CdtrRefInf/Ref`, 'structuredReference'],
  [`${details}/RmtInf/Strd/CdtrRefInf/CdtrRef`, 'structuredReference'],
  [`${details}/RmtInf/Strd/RfrdDocInf/Nb`, 'structuredReference'],
  [`${details}/RmtInf/Strd/RfrdDocInf/RfrdDocNb`, 'structuredReference'],
  [`${details}/RmtInf/Strd/AddtlRmtInf`, 'structuredReference'],
  [`${details}/Amt`, 'detailAmount'],
  [`${details}/AmtDtls/TxAmt/Amt`, 'detailAmount'],
  [`${details}/CdtDbtInd`, 'detailMark'],
  [`${details}/AddtlTxInf`, 'detailText'],
  ...party('Dbtr', 'debtorName'),
  ...party('Cdtr', 'creditorName'),
  // The name of the account, where its holder is not named.
  [`${details}/RltdPties/DbtrAcct/Nm`, 'debtorName'],
  [`${details}/RltdPties/CdtrAcct/Nm`, 'creditorName'],
  ...party('UltmtDbtr', 'ultimateDebtorName'),
  ...party('UltmtCdtr', 'ultimateCreditorName'),
  ...account('DbtrAcct', 'debtorAccount'),
  ...account('CdtrAcct', 'creditorAccount'),
  ...numbers('Cdtr', 'creditorId'),
  ...numbers('Dbtr', 'debtorId'),
] as const

type CamtSlot = (typeof paths)[number][1]

/** Texts of one element, each at the place of its slot: an array is filled and read many times faster than a map. */
export type Slots = (string | undefined)[]

const slotNames = [...new Set(paths.map(([, name]) => name))]
export const slot = Object.fromEntries(slotNames.map((name, place) => [name, place])) as Record<CamtSlot, number>
const codesAndAmounts: readonly CamtSlot[] = [
  ...(['domain', 'family', 'subFamily', 'proprietaryCode'] as const),
  ...(['detailReference', 'detailAmount', 'detailMark'] as const),
]
/** Those of a payment that show who and what for. */
export const partySlots: readonly number[] = [
  ...new Set(
    paths.flatMap(([path, name]) => (path.startsWith(details) && !codesAndAmounts.includes(name) ? slot[name] : [])),
  ),
]
const noTexts: Slots = slotNames.map(() => undefined)
export const emptySlots = (): Slots => noTexts.slice()

const scopes: ReadonlyMap<string, CamtScope> = new Map<string, CamtScope>([
  ['Document', 'document'],
  ['Document/BkToCstmrStmt/Stmt', 'statement'],
  ['Document/BkToCstmrStmt/Stmt/Bal', 'balance'],
  [entry, 'entry'],
  [details, 'details'],
])

const withCurrency = ['Document/BkToCstmrStmt/Stmt/Bal/Amt', `${entry}/Amt`]

/** The names of all elements that we look into. */
export const camtNames: readonly string[] = [...new Set(paths.flatMap(([path]) => path.split('/')))]

function emptyNode(name: string, scope: CamtScope, isScope: boolean): CamtNode {
  return { name, scope, isScope, children: camtNames.map(() => null), slot: -1, wantsCurrency: false }
}

function nodeAt(root: CamtNode, path: string): CamtNode {
  let node = root
  let pathHere = ''
  for (const name of path.split('/')) {
    pathHere = pathHere === '' ? name : `${pathHere}/${name}`
    const scope = scopes.get(pathHere)
    const number = camtNames.indexOf(name)
    node = node.children[number] ??= emptyNode(name, scope ?? node.scope, scope !== undefined)
  }
  return node
}

function buildTree(): CamtNode {
  const root = emptyNode('', 'document', false)
  for (const [path, name] of paths) nodeAt(root, path).slot = slot[name]
  for (const path of withCurrency) nodeAt(root, path).wantsCurrency = true
  return root
}

export const camtTree: CamtNode = buildTree()
