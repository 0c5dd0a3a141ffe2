/** One small file of each format, made up, with matching balances. Tests change them; the benches repeat them. */
const mt940 = `{1:F01INGBNL2ABXXX0000000000}
{2:I940INGBNL2AXXXN}
{4:
:20:P260302000000001
:25:NL20INGB0001234567EUR
:28C:00000
:60F:C260301EUR100,00
:61:2603020302D12,50NDDTEREF//00000000001005
/TRCD/01016/
:86:/EREF/E-1//MARF/M-1//CSID/NL98ZZZ999999990000//CNTP/NL02ABNA01234
56789/ABNANL2A/Energie Noord///REMI/USTD//Termijn maart café/
:61:2603020302RC1,00NTRFNONREF
:86:/REMI/USTD//Terug/
:61:2603031231C5,NMSCNONREF
:86:vrije tekst
:62F:C260303EUR91,50
:64:C260303EUR91,50
:86:/SUM/2/1/13,50/5,00/
-}
`

const mt940Rabobank = `:940:\r
:20:940S260302\r
:25:NL44RABO0123456789 EUR\r
:28C:0\r
:60F:C260301EUR000000000010,00\r
:61:260302C000000000002,00N541EREF\r
NL02ABNA0123456789\r
:86:/EREF/E-2/ORDP//NAME/Bos/REMI/nota 12\r
-\r
:62F:C260302EUR000000000012,00\r
\u001a:20:940S260303\r
:25:1291.99.348EUR\r
:28C:0\r
:60F:D260302EUR000000000010,00\r
:62F:D260303EUR000000000010,00\r
`

const camt = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment -->
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08" xmlns:x='y > z'>
 <BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId></GrpHdr>
  <Stmt><Id>1</Id>
   <Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Bos &amp; Zn</Nm></Ownr></Acct>
   <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>
   <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">8.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><DtTm>2026-03-02T10:00:00</DtTm></Dt></Bal>
   <Ntry><Amt Ccy="EUR">2.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-03-02</Dt></BookgDt>
    <NtryDtls><TxDtls><Refs><EndToEndId>E-1</EndToEndId></Refs>
     <RltdPties><Dbtr><Pty><Nm>De &#x57;it</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></DbtrAcct></RltdPties>
     <RmtInf><Ustrd><![CDATA[R&D <3]]> café</Ustrd></RmtInf><RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf></TxDtls></NtryDtls>
   </Ntry>
   <Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><NtryDtls/></Ntry>
  </Stmt>
 </BkToCstmrStmt>
</Document>
`

const ing = `"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"
"20260302";"Waterbedrijf";"NL20INGB0001234567";"NL02ABNA0123456789";"IC";"Af";"12,50";"Incasso";"Naam: Waterbedrijf Omschrijving: Nota ""12"" IBAN: NL02ABNA0123456789 Kenmerk: E-7 Valutadatum: 02-03-2026";"87,50";""
"20260301";"Café Bos";"NL20INGB0001234567";"";"OV";"Bij";"1.000,00";"Overschrijving";"eerste regel
tweede regel";"100,00";"huur"
`

const asn = `02-03-2026,NL53ASNB0781269733,NL20INGB0001234567,Bos,,,,EUR,130.44,EUR,-30.44,02-03-2026,02-03-2026,9856,IDM,51402299,,'Nota 12, deel 2',26
03-03-2026,NL53ASNB0781269733,,,,,,EUR,100.00,EUR,5.00,03-03-2026,03-03-2026,9856,MSC,51402300,,,26
`

const abnAmro =
  '417164300\tEUR\t20260302\t100,00\t87,50\t20260302\t-12,50\tSEPA iDEAL                       IBAN: NL20INGB0001234567        Naam: Bos\r\n' +
  '123456789\tEUR\t20260302\t1,00\t2,00\t20260302\t1,00\tBEA, Betaalpas                   Bouwmarkt Oost,PAS012\r\n'

const asnHeaded = `Datum;Je rekening;Van / naar;Naam;Saldo voor boeking;Valuta;Bedrag bij / af;Type;Omschrijving;Categorie
2-3-2026;NL53ASNB0781269733;NL20INGB0001234567;'t Hoekje;1.130,44;EUR;-30,44;EIC;'Nota 12; deel 2';'Vaste lasten'
3-3-2026;NL53ASNB0781269733;;"Bos; Zn";1.100,00;EUR;5,00;STO;;
`

const mt940Texts = `:20:1
:25:TRIODOSBANK/0390123456
:28:1
:60F:C260301EUR100,00
:61:260302D42,00NIT NONREF
:86:000>100133967858
>20HUUR KANTOOR MA>21ART
>310390123456
 :61:260302C2,00NIC MARF
:86:Europese Incasso, doorlopend NL20INGB0001234567 INGBNL2A NUTS NL98
ZZZ999999990000 SEPA M-77 Termijn
:61:260302C1,00NTRF1850426746401070
:86:/CNTP/NL86INGB0002445588/INGBNL2A/BELASTINGDIENST//REMI//CDTRREFTP//CD/SCOR/CDTRREF/1234567890123456
:61:260302C3,00NTRFNONREF
:86:166?00SEPA-GUTSCHRIFT?20EREF+E-8?21SVWZ+NOTA 12 DANK V?22OOR ALLES?30INGBNL2A
?31NL20INGB0001234567?32BOS EN ?33ZN
:62F:C260302EUR64,00
-
`

export const statementSamples: Readonly<Record<string, string>> = {
  mt940,
  mt940Rabobank,
  mt940Texts,
  camt,
  ing,
  asn,
  asnHeaded,
  abnAmro,
}
