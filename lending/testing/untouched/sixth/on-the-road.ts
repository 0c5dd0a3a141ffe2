import type { UntouchedBusiness } from '../untouched-business.ts'

export const onTheRoad: readonly UntouchedBusiness[] = [
  {
    kind: 'bicycle courier firm',
    names: ['Pedaal Koeriers B.V.'],
    lines: `
2904.00|Bol Retail B.V. logistics|PK-26-81 bezorging week 31-34|customer-receipt,payment-provider-payout
1815.00|Apotheek de Brug|PK-26-84 medicijnritten|customer-receipt
7260.00|Uitzendbureau Randstad Nederland|inhuur koeriers factuur PK-26-88|customer-receipt
-2210.00|Urban Arrow|2 bakfietsen|supplier
-318.00|Swapfiets for Business|maandhuur 6 fietsen|lease,travel,rent,supplier
-1244.50|R. Maas|salaris augustus|wages
-1188.10|H. Tesfay|loon aug|wages
-1610.00|Belastingdienst|Loonheffingen aug 2026|wage-tax
-402.00|Pensioenfonds Vervoer|aug|pension
-88.00|SOOB|sectorpremie|social-insurance,pension
-233.00|Enra|fietsverzekering|insurance
-690.00|Loods Noord Verhuur|huur depot|rent
-129.00|Onfleet Inc|dispatch plan monthly|software
-2200.00|Pedaal Beheer B.V.|management fee|private-withdrawal,wages,supplier
-1300.00|Pedaal Beheer B.V.|rekening-courant opname|private-withdrawal,own-transfer
-1277.00|Swishfund B.V.|dagincasso wk 34|loan-instalment
10000.00|Swishfund B.V.|uitbetaling krediet|loan-proceeds
-60.00|Gemeente Utrecht|parkeerboete bakfiets|fine
-1866.00|Belastingdienst|BTW aug|vat-payment
-355.00|Flanderijn|dossier 8812 Zilveren Kruis|collection
-2.50|ABN AMRO Bank|kosten overboekingen|bank-costs
`,
  },
  {
    kind: 'tree nursery contractor',
    names: ['Boomverzorging Eik & Zn', 'P. Eikelboom'],
    lines: `
2178.00|Gemeente Renkum|snoei laanbomen factuur 44|customer-receipt
640.00|Fam. Wolters|kappen berk|customer-receipt
3025.00|Provincie Gelderland|stormhout opruimen nota 46|customer-receipt
-388.00|Husqvarna Dealer Arnhem|kettingzaag onderhoud|supplier
-1633.00|De Lage Landen|hakselaar termijn 11|lease
-911.00|Agrisneltank|rode diesel|fuel
-266.00|Bomenridders Verzekeringen|WA werkmaterieel|insurance
-1090.00|L. Otten|loon sept|wages
-402.00|Belastingdienst|loonbelasting sept|wage-tax
-1500.00|P. Eikelboom|prive|private-withdrawal
-400.00|P. Eikelboom|factuur zaagwerk eigen|private-withdrawal
-2000.00|P. Eikelboom|aflossing lening o/g|private-withdrawal
6000.00|P. Eikelboom sr.|lening vader|loan-proceeds,private-deposit
-95.00|BTL Opleidingen|ETW certificaat|supplier
-180.00|Milieustraat Renkum|stort groenafval|supplier,local-tax
-84.00|Odido Zakelijk|mobiel|telecom
-1240.00|Belastingdienst|OB 3e kw|vat-payment
-300.00|Belastingdienst|naheffing MRB|tax-arrears,other-tax
-625.00|Onderlinge Kredietvereniging Gelderland|termijn 8/48|loan-instalment
1850.00|Interpolis|uitkering gestolen zagen|insurance-payout
-33.00|Snackbar De Boom|lunch ploeg|hospitality
`,
  },
  {
    kind: 'mobile coffee bar',
    names: ['Bakkie Onderweg', 'J. Pronk'],
    lines: `
611.20|Zettle by PayPal|storting 12 mei|card-takings,payment-provider-payout
280.00||Storting kasgeld Geldmaat Hoorn 12/05|cash-deposit
1089.00|Bruiloft Veenstra|koffiebar 4 uur|customer-receipt
1512.50|Holland Casino Amsterdam|catering koffiebar factuur 22|customer-receipt
-288.00|Branderij Blom|bonen 24 kg|supplier,groceries,hospitality
-92.00|Makro Hoorn|melk en bekers|groceries,supplier
-77.00|Gemeente Hoorn|standplaatsvergunning|local-tax,rent
-61.00|Gasflessen Noord|propaan|energy,supplier,fuel
-54.00|Esso Hoorn|Pasvolgnr 004|fuel
-41.00|Parkmobile|parkeeracties april|travel
-1300.00|J. Pronk|privé|private-withdrawal
-175.00|J. Pronk|bon kleding koffiebar|private-withdrawal
-260.00|Tellow|n.v.t. jaar|software,accountancy
-128.00|TVM|busverzekering|insurance
-344.00|Hiltermann|financial lease bus|lease
-100.00|Qredits|microkrediet aflossing|loan-instalment
-25.00|Kansspel Toto Sigarenmagazijn|BEA toto formulier|gambling
-60.00|Binance|Binance deposit|crypto
-110.00|Belastingdienst|IB 2026|income-tax
500.00|J. Pronk|lening privé aan zaak|loan-proceeds,private-deposit
-15.00|ING|kosten|bank-costs
`,
  },
  {
    kind: 'holiday park shop',
    names: ['Strandshop Zilt', 'C. Blom', 'E. Blom-Kuik'],
    lines: `
933.00|Adyen N.V.|Zilt POS 20260714|payment-provider-payout,card-takings
1210.00||Storting biljetten Geldmaat Renesse|cash-deposit
310.00|Roompot Recreatie|broodjesservice juli nota|customer-receipt
-1866.00|Lekkerland Nederland|week 28|supplier,groceries
-702.00|Schep & Emmer Import|strandspeelgoed|supplier
-388.00|IJsfabriek Hertog|ijsjes|supplier,groceries
-1950.00|Roompot Vastgoed|seizoenshuur winkel juli|rent
-204.00|DELTA Energie|juli|energy
-488.00|M. Verton|vakantiekracht loon juli|wages
-1100.00|C. Blom|privé|private-withdrawal
-1100.00|E. Blom-Kuik|privé|private-withdrawal
-320.00|E. Blom-Kuik|factuur inkoopwerk|private-withdrawal
4000.00|C. Blom|kapitaal ingebracht|private-deposit
-1200.00|C. Blom|belastingpotje|private-withdrawal,own-transfer
-444.00|Gemeente Schouwen-Duiveland|toeristenbelasting / reclamebelasting|local-tax
-89.00|Rentokil Initial|plaagdieren|supplier
-720.00|Belastingdienst|OB juli 2026|vat-payment
-55.00|Loterijverlies Claims|bijdrage dossier|supplier,gambling,private-withdrawal
-680.00|BridgeFund|aflossing 3/6|loan-instalment
-30.00|SumUp|huur terminal|payment-provider-costs
-61.00|Vitens Evides Water|juli|energy
-200.00||GELDAUTOMAAT RENESSE OPNAME 15-07|cash-withdrawal
310.00|Lekkerland Nederland|statiegeld en retouren|refund-received
`,
  },
]
