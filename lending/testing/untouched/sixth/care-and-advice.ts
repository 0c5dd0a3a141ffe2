import type { UntouchedBusiness } from '../untouched-business.ts'

export const careAndAdvice: readonly UntouchedBusiness[] = [
  {
    kind: 'osteopath',
    names: ['Osteopathie Waalkade', 'F. van Asch'],
    lines: `
75.00|C. Janssen-Peters|behandeling 3 september|customer-receipt
1312.50|Payconnect / CCV Pay|dagafrekening 3-9|card-takings,payment-provider-payout
225.00|Sportclub NEC|behandeling 3 spelers nota 88|customer-receipt
-640.00|Medisch Centrum Waalkade|huur behandelkamer september|rent
-58.00|SpotOnMedics|EPD licentie september|software
-95.00|NRO register osteopathie|jaarbijdrage deel|supplier
-44.00|Massagetafels Nederland|oliën en papierrollen|supplier
-1650.00|F. van Asch|prive september|private-withdrawal
-220.00|F. van Asch|bijscholing vergoeding nota|private-withdrawal
-310.00|BAM Arbeidsongeschiktheid|aov premie|insurance,private-withdrawal
-31.00|Lebara|sim|telecom
-14.00|ASN Bank|kosten zakelijk|bank-costs
-288.00|Belastingdienst|voorlopige aanslag IB 2026|income-tax
-1025.00|Rabobank|aflossing en rente praktijklening|loan-instalment
-72.00|Shell Nijmegen Waalbrug|08:01 pas 002|fuel
-18.00|Bagels & Beans Nijmegen|12:30 pas 002|hospitality
-120.00|Boekhoudpraktijk Zorgeloos|Q3|accountancy
-75.00|C. Janssen-Peters|restitutie behandeling|reversal
`,
  },
  {
    kind: 'IT secondment freelancer',
    names: ['Sorensen Consulting', 'E. Sørensen'],
    lines: `
12100.00|Yacht Group Nederland B.V.|selfbilling 8812 augustus|customer-receipt
9680.00|Hays Specialist Recruitment|timesheet aug inv 26-8|customer-receipt
3025.00|Brunel IT|26-9|customer-receipt
-25.00|GitHub|Copilot|software
-110.00|JetBrains s.r.o.|All products pack|software
-39.00|Digital Ocean LLC|droplets|software
-455.00|Spaces Zuidas|membership flex|rent
-3500.00|E. Sørensen|løn august|private-withdrawal
-1500.00|Erik Sorensen|spaarrekening|private-withdrawal,own-transfer
-800.00|Saxo Bank A/S|indbetaling depot|private-withdrawal,crypto,own-transfer
-250.00|Nordnet Bank|månedsopsparing|private-withdrawal,own-transfer,crypto
-644.00|LeasePlan|Polestar aug|lease
-121.00|Allianz|beroepsaansprakelijkheid IT|insurance
-395.00|Movir AOV|premie|insurance,private-withdrawal
-90.00|Rompslomp.nl|jaar|software,accountancy
-4100.00|Belastingdienst|btw 3e kwartaal 2026|vat-payment
-2200.00|Belastingdienst|voorlopige aanslag inkomstenbelasting|income-tax
-12.80|Starbucks Zuid|card|hospitality
-212.00|SAS Scandinavian Airlines|AMS-CPH|travel
-180.00|Danske Bank|boliglån ydelse 8|loan-instalment,private-withdrawal
-14.90|Revolut|Business Grow plan fee|bank-costs
-3000.00|Revolut|Exchanged to DKK|own-transfer,foreign-currency,private-withdrawal
`,
  },
  {
    kind: 'consultancy cooperative',
    names: ['Coöperatie Kompas Advies U.A.', 'T. Drost', 'L. Oud'],
    lines: `
9075.00|Waterschap Zuiderzeeland|KA-26-41 advies dijkvak|customer-receipt
4840.00|Belastingdienst Inkoop|KA-26-44 procesadvies factuur|customer-receipt
6050.00|Nationale-Nederlanden Services|KA-26-47 training factuur|customer-receipt
2420.00|UWV Inkoop|KA-26-49 factuur|customer-receipt
-4000.00|T. Drost|maandverrekening lid|private-withdrawal,wages,supplier
-4000.00|L. Oud|voorschot winstaandeel|private-withdrawal
-1200.00|L. Oud|declaratie reiskosten en uren|private-withdrawal,wages,travel
-990.00|Regus Lelystad|office membership|rent
-318.00|Microsoft Ireland|M365|software
-60.00|Miro|team plan|software
-411.00|Arval|leaseauto|lease
-288.00|AON Nederland|bav polis|insurance
-5120.00|Belastingdienst|btw Q3|vat-payment
-1800.00|Belastingdienst|Vpb voorlopige aanslag|corporate-tax
-640.00|Kröse Wevers Accountants|samenstelling|accountancy
-96.00|NS Zakelijk|businesscards|travel
-45.00|La Place|lunch|hospitality
-25.00|Rabobank|kosten betalingsverkeer|bank-costs
-10000.00|Coöperatie Kompas Advies U.A.|naar spaarrekening|own-transfer,private-withdrawal
38.00|Rabobank|rente spaarrekening Q3|interest-received,own-transfer
-2000.00|Impact Capital Fonds U.A.|interest + principal 4/20|loan-instalment
`,
  },
  {
    kind: 'care farm',
    names: ['Zorgboerderij De Klaproos V.O.F.', 'H. Mulder', 'A. Mulder'],
    lines: `
4120.00|Gemeente Dalfsen|Wmo dagbesteding factuur 26-07|customer-receipt
2310.00|Zilveren Kruis Zorgkantoor|Wlz declaratie juli|customer-receipt,insurance-payout
1188.00|SVB PGB|declaratie juli zorgverlener Klaproos|customer-receipt,benefit
310.00|Coöperatie BEZINN|onderaanneming juli 118|customer-receipt
-1622.00|J. Timmer|salaris juli begeleider|wages
-75.00|B. de Lange|vrijwilligersvergoeding|wages,supplier
-602.00|Belastingdienst|Loonheffing juli|wage-tax
-212.00|Welkoop Dalfsen|kippenvoer|supplier
-144.00|Zilliz Cliëntdossier|ECD abonnement|software
-1311.00|Rabobank Vaart en Vechtstreek|hypotheek boerderij juli|loan-instalment
-402.00|Univé|bedrijfspolis|insurance
-288.00|Federatie Landbouw en Zorg|kwaliteitskeurmerk|supplier
-1700.00|H. Mulder|privé juli|private-withdrawal
-1700.00|A. Mulder|privé juli|private-withdrawal
-300.00|A. Mulder|schoonmaak factuur juli|private-withdrawal
-640.00|Waterschap Drents Overijsselse Delta|aanslag|local-tax
2800.00|Provincie Overijssel|subsidie asbestdak|subsidy
950.00|Stichting Roparun|gift moestuin|subsidy,customer-receipt,private-deposit
-88.00|PLUS Dalfsen|betaalautomaat 10:12 pasnr 003|groceries
-35.00|Nationale Postcode Loterij|loten juli|gambling,private-withdrawal
-412.00|Belastingdienst|IB 2026 A Mulder|income-tax
-96.00|Caiway|internet en tv|telecom
`,
  },
]
