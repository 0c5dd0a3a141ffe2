import type { UntouchedBusiness } from '../untouched-business.ts'

export const craftAndKnowledge: readonly UntouchedBusiness[] = [
  {
    kind: 'locksmith',
    names: ['Slotenmaker Direct 24 B.V.'],
    lines: `
189.00|Van Lanschot Hypotheekbezit woning B. Prins|noodopening factuur 2026-881|customer-receipt
605.00|Achmea Schadeherstel|opdracht 77123 vervangen sloten factuur 891|customer-receipt
1331.00|Woningstichting Eigen Haard|26-902 cilinders complex 4|customer-receipt
277.30|iZettle / Zettle|uitbetaling dag 221|card-takings,payment-provider-payout
-811.20|Nemef Assa Abloy|cilinders 8812|supplier
-390.00|Werkspot B.V.|leadkosten oktober|marketing,supplier,payment-provider-costs
-1244.00|Google Ads|Google Ireland 4412-8812|marketing
-2100.00|M. Benali|salaris monteur okt|wages
-588.00|Athlon Car Lease Nederland|VW Transporter|lease
-212.00|Shell Card Nederland|brandstof okt|fuel
-119.00|Bovag Autoverzekering|bestelauto|insurance
-355.00|Swishfund|incasso week 41|loan-instalment
20000.00|Finance for Makers OÜ|loan disbursement contract 771|loan-proceeds
-1188.00|Finance for Makers OÜ|monthly payment 2/18 contract 771|loan-instalment
-944.00|Younited Pro S.A.|échéance prêt 44128|loan-instalment
-2200.00|Direct 24 Groep B.V.|doorbelasting directie|private-withdrawal,wages,supplier
-1299.00|Belastingdienst|8812.33.441.L.01.6100|wage-tax
-2811.00|Belastingdienst|8812.33.441.B.01.6300|vat-payment
-760.00|Belastingdienst|8812.33.441.V.60.0112|corporate-tax
-50.00|Politie Nederland CJIB|flitsboete 8812|fine
-33.20|Febo Overtoom|Pasvolgnr 003 22:41|hospitality,groceries
-88.00|Hornbach Amsterdam|boren en bits|supplier
-22.50|Q-Park Byzantium|parkeren spoed|travel
-302.00|Pensioenfonds Metaal & Techniek|okt nota|pension
-61.00|Wij Techniek|opleidingsfonds afdracht|social-insurance,pension,supplier
480.00|NS Groep N.V.|spoedopening kantoor factuur 26-915|customer-receipt
`,
  },
  {
    kind: 'laundrette',
    names: ['Wasserette Bubbel', 'G. Petrov'],
    lines: `
355.00||STORTING MUNTEN GELDMAAT 14-05|cash-deposit
812.00|Nayax Europe UAB|settlement laundry terminals wk 19|card-takings,payment-provider-payout
640.00|Hotel De Wereld|wassen linnengoed april nota 12|customer-receipt
405.00|Airbnb host K. Smit|linnenservice|customer-receipt
-611.00|Miele Professional Lease|maandtermijn wasmachines|lease
-498.70|Christeyns Nederland|wasmiddel|supplier
-702.00|Vitens Zakelijk|water kwartaal 2|energy
-1366.00|Engie|gas + elektra mei|energy
-1250.00|Kuyper Onroerend Goed|huur pand|rent
-1600.00|G. Petrov|naar privérekening|private-withdrawal
-300.00|G. Petrov|sent via Revolut family BG|private-withdrawal
-120.00|Ria Financial Services|money transfer Sofia|private-withdrawal,own-transfer
-40.00|Winbet Online|depozit|gambling
-65.00|efbet.com|card payment sportsbook|gambling
240.00|efbet.com|winnings payout|gambling
-900.00|Bank of Sofia AD|kredit vnoska 4/24|loan-instalment,private-withdrawal
-210.00|Tinka|aflossing krediet|loan-instalment,private-withdrawal,supplier
-1105.00|D. Ivanova|zaplata may salary|wages
-288.00|Belastingdienst|loonheffing apr|wage-tax
-133.00|Kamer van Koophandel|uittreksels|supplier,local-tax
-77.00|De Volksbank Zakelijk|pakketkosten en transacties|bank-costs
-39.00|Interpolis|rechtsbijstand|insurance
-60.50|Boekhoudkantoor Ivan & Co|april|accountancy
-28.00|Action Arnhem|emmers|groceries,supplier
`,
  },
  {
    kind: 'translator',
    names: ['Vertaalbureau Woord voor Woord', 'S. Lindgren'],
    lines: `
1450.00|Europese Commissie DGT|contract 26/8812 translation pages|customer-receipt
388.00|TransPerfect Translations Ltd|PO 771233|customer-receipt
612.00|RWS Group|April jobs|customer-receipt
181.50|Advocatenkantoor Kroon|vertaling dagvaarding factuur 44|customer-receipt
242.00|Rechtbank Gelderland|tolkvergoeding zitting 12 mei|customer-receipt
96.80|IND Ministerie van Justitie|tolkdiensten nr 88|customer-receipt
-211.00|RWS Trados|Trados Studio freelance licence|software
-20.00|ProZ.com|membership monthly|software,supplier,marketing
-75.00|NGTV|contributie tolken|supplier
-54.45|P. Duarte|proofreading job 12|supplier
-1500.00|Sara Lindgren|överföring egen|private-withdrawal
-800.00|S. Lindgren|invoice 26-5 translation|private-withdrawal
-350.00|S Lindgren|save up|private-withdrawal,own-transfer
-250.00|Avanza Bank AB|insättning sparkonto|private-withdrawal,own-transfer
-200.00|Svea Bank AB|delbetalning lån 7|loan-instalment,private-withdrawal
-49.00|Seats2Meet Utrecht|werkplek dag|rent,hospitality,travel
-14.20|NS Reizigers|enkele reis|travel
-96.00|KLM|AMS-ARN|travel
-8.95|Coffeecompany|latte|hospitality
-640.00|Belastingdienst|inkomstenheffing 2026 aanslag H|income-tax
-403.00|Belastingdienst|aangifte btw Q2 2026|vat-payment
-119.00|Allianz Direct|beroepsaansprakelijkheid|insurance
-5.45|Triodos Bank|maandkosten internet zakelijk|bank-costs
6.11|Triodos Bank|renteboeking Q2|interest-received
-130.00|Zilveren Kruis|premie basis + aanvullend|private-withdrawal,insurance
132.00|Belastingdienst|Zorgtoeslag mei|benefit,private-deposit,tax-refund
2500.00|Gemeente Arnhem|Bbz levensonderhoud april|benefit,subsidy,loan-proceeds
`,
  },
  {
    kind: "administrator of others' money",
    names: ['Bewind & Budget Oost', 'N. Kaplan'],
    lines: `
1742.00|Rechtbank Overijssel|beloning bewind cliënten batch 6|customer-receipt
118.00|Beheerrekening cliënt 1188|beloning bewindvoerder juni|customer-receipt
655.00|Gemeente Enschede|bijzondere bijstand bewindkosten fact 26-12|customer-receipt,subsidy,benefit
290.00|Kredietbank Twente|vergoeding budgetbeheer factuur 8|customer-receipt
440.00|Stadsbank Oost Nederland|nota 26-15 schuldhulpverlening|customer-receipt
-88.00|OnView Bewindsoftware|dossiers juni|software
-44.00|Horus Bewindadministratie|licentie|software
-1700.00|N. Kaplan|ondernemersinkomen|private-withdrawal
-650.00|N. Kaplan|zzp factuur 44|private-withdrawal
-690.00|Twentec Bedrijvencentrum|huur unit 4|rent
-120.00|BPBI|contributie branchevereniging|supplier
-242.00|Lentink Accountants|controle verklaring|accountancy
-1850.00|S. Wolbers|salaris mei assistent|wages
-96.00|PostNL|porti mei|supplier
-310.00|Nationale-Nederlanden|beroepsaansprakelijkheidsverzekering|insurance
-405.00|Belastingdienst|IB 2026|income-tax
-22.00|Enschede Parkeerbeheer|vergunning|travel,local-tax
-75.00|Revolut Bank UAB|N Kaplan top up|private-withdrawal,own-transfer
-40.00|Moneybird|boekhouding mei|software,accountancy
800.00|N. Kaplan|eigen inleg|private-deposit
1230.00|Prins Advocaten derdengelden|afwikkeling letselschade N. Kaplan|insurance-payout,private-deposit
`,
  },
  {
    kind: '3D printing start-up',
    names: ['Laagje voor Laagje B.V.'],
    lines: `
8470.00|ASML Netherlands B.V.|PO 4500112 inv LVL-26-12|customer-receipt
1210.00|Technische Universiteit Eindhoven|LVL-26-14 prototypes|customer-receipt
50000.00|Brightlands Venture Partners|convertible note tranche 1|loan-proceeds,private-deposit
75000.00|LIOF Participaties|converteerbare lening|loan-proceeds
20000.00|RVO|WBSO/MIT haalbaarheid 2026 voorschot|subsidy
12500.00|Stichting Fonds Topsector|MIT R&D uitkering|subsidy
-1988.00|3D Systems Europe|resin order|supplier
-614.00|igus GmbH|Rechnung 8812 Lager|supplier
-1122.00|Siemens Financial Services|leasing printer 14/60|lease,loan-instalment
-405.00|Onshape PTC|annual seat|software
-118.33|Amazon Web Services EMEA SARL|AWS may|software
-61.00|GitHub Inc|team plan|software
-2050.00|Strijp-S Ontwikkeling|huur lab juni|rent
-3401.00|W. Kemps|salaris juni|wages
-3388.00|I. Petersen|salary June|wages
-2911.00|Belastingdienst|loonbelasting juni|wage-tax
3100.00|Belastingdienst|teruggaaf btw mei|tax-refund
-510.00|Pensioenfonds PME|juni 26|pension
-780.00|Patentbureau Vereenigde Octrooibureaux|aanvraag|supplier,accountancy
-340.00|DHL Express|air waybill|supplier
-25000.00|Laagje voor Laagje B.V.|naar deposito ABN|own-transfer,private-withdrawal
-88.00|Stripe Payments Europe|fees may|payment-provider-costs
310.00|Stripe Payments Europe|payout shop|payment-provider-payout
-1500.00|Kemps Ventures B.V.|consultancy fee director|private-withdrawal,wages,supplier
-2083.00|Rabo Innovatielening|rente en aflossing|loan-instalment
-410.00|InnovFin Growth Loan SICAV|interest coupon Q2|loan-instalment,bank-costs
-250.00|Hightech Campus Eindhoven|conference stand|marketing,rent,supplier
-119.00|Van der Valk Eindhoven|diner klant|hospitality,travel
`,
  },
]
