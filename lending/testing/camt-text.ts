// The elements of a CAMT.053 document, for tests that write one out.

export const balance = (type: string, euros: string, mark = 'CRDT', on = '2026-03-01') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`

export const entry = (
  inner: string,
  { euros = '10.00', mark = 'CRDT', status = '<Sts>BOOK</Sts>', date = '<Dt>2026-03-02</Dt>' } = {},
) =>
  `<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${status}<BookgDt>${date}</BookgDt><ValDt><Dt>2026-03-03</Dt></ValDt>${inner}</Ntry>`

export const details = (inner: string) => `<NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls>`

export const statement = (inner: string, account = '<IBAN>NL91ABNA0417164300</IBAN>') =>
  `<Stmt><Id>1</Id><Acct><Id>${account}</Id><Ccy>EUR</Ccy><Ownr><Nm>Bos &amp; Zn</Nm></Ownr></Acct>${inner}</Stmt>`

export const document = (inner: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${inner}</BkToCstmrStmt></Document>`
