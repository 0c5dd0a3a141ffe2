import type { UntouchedBusiness } from '../untouched-business.ts'

export const peopleAndCare: readonly UntouchedBusiness[] = [
  {
    kind: 'driving school',
    names: ['Rijschool Voorrang', 'S. Amghar'],
    lines: `
1150.00|D. Bouman|lespakket 20 lessen termijn 1|customer-receipt
412.00|Mollie|uitbetaling 771|payment-provider-payout
980.00|UWV Werkbedrijf|rijopleiding kandidaat factuur 26-041|customer-receipt
2400.00|Arriva Personenvervoer|opleiding D chauffeurs 26-044|customer-receipt
-1104.00|CBR|examens april reserveringen|supplier,local-tax
-518.00|Van Mossel Autolease|leasetermijn Golf|lease
-402.11|Tinq Leusden|Pasvolgnr 004|fuel
-176.00|Bovag Rijscholen|lidmaatschap Q2|supplier
-138.40|TVM Verzekeringen|lesauto casco|insurance
-119.00|Motorrijtuigenbelasting Belastingdienst|kenteken K-771-BB|other-tax
-230.00|Euromaster|zomerbanden|supplier,travel
-29.00|Planngo Rijschoolsoftware|licentie april|software
-1700.00|S. Amghar|loon april|private-withdrawal
-1050.00|Y. Amghar-Bakker|werkzaamheden planning april salaris|wages,private-withdrawal
-640.00|Krediet Unie Midden Nederland|rente en aflossing april|loan-instalment
-500.00|Gemeente Leusden|aflossing Bbz lening 3/36|loan-instalment
-90.00|CJIB Leeuwarden|beschikking snelheid|fine
-300.00|F. Amghar|cadeau zus|private-withdrawal
850.00|F. Amghar|teruglening|private-deposit,loan-proceeds
-22.50|Backwerk Amersfoort|broodje|hospitality,groceries
-66.00|Trustoo B.V.|leads|marketing
-1333.00|Belastingdienst|OB april|vat-payment
-245.00|Belastingdienst|Zvw 2026|income-tax
-80.00|D. Bouman|teruggave niet gereden les|reversal
`,
  },
  {
    kind: 'pharmacy',
    names: ['Apotheek Lindenhof B.V.'],
    lines: `
18220.00|VGZ Zorgverzekeraar|declaratie farmacie wk 12|customer-receipt,insurance-payout
9114.50|Menzis Zorgverzekeraar N.V.|Farmacie voorschot 03-2026|customer-receipt,insurance-payout,loan-proceeds
7733.12|CZ Groep|WMG declaratieverkeer 88120|customer-receipt,insurance-payout
1266.00|Worldline Payments|PIN 12-18 maart|card-takings,payment-provider-payout
-22411.00|Brocacef Groothandel|facturen maart 1|supplier
-8120.00|Mosadex E-Health|leveringen|supplier
-1899.00|Alliance Healthcare Nederland|771233|supplier
-3011.00|C. Wouda apotheker|salaris maart|wages
-2244.00|I. Schaap|salaris assistente maart|wages
-611.00|Stichting Pensioenfonds Medewerkers Apotheken|maart|pension
-121.00|SBA Stichting Bedrijfsfonds Apotheken|bijdrage 2026|social-insurance,pension,supplier
-4500.00|Wouda Farma Beheer B.V.|managementvergoeding mrt|private-withdrawal,wages,supplier
-30000.00|Wouda Farma Beheer B.V.|tussentijds dividend|dividend
-2750.00|Gezondheidscentrum Lindenhof CV|huur Q2 mnd 1|rent
-4166.67|ING Bank Zakelijke Financieringen|aflossing lening 66.12.88.101|loan-instalment
-389.00|PharmaPartners|Pharmacom abonnement|software
-244.00|Blanco Bezorgdienst|medicijnrondes|supplier
-5123.00|Belastingdienst|loonheffing maart 2026 L|wage-tax
-3900.00|Belastingdienst|voorlopige aanslag Vpb 2026 mrt|corporate-tax
-1199.00|KNMP|contributie|supplier
640.00|Brocacef Groothandel|bonus/korting creditering Q4|refund-received,customer-receipt
-310.00|Zorgverzekeraar CZ|terugvordering controle declaraties|reversal,refund-received,supplier,insurance
-155.00|Rabobank|kosten pinnen en overboekingen|bank-costs
`,
  },
  {
    kind: 'tutoring institute',
    names: ['Bijlesinstituut Eureka', 'K. Oyelaran'],
    lines: `
1820.00|Christelijk Lyceum Delft|huiswerkklas april nota E26-31|customer-receipt
240.00|fam. de Nooij|bijles wiskunde 6 uur|customer-receipt
611.00|Stripe Payments Europe Ltd|STRIPE EUREKA-APR|payment-provider-payout
1500.00|Ministerie van OCW DUS-I|subsidie Doorstroom 2e deel|subsidy,customer-receipt
-320.00|B. Kuipers|bijlesuren april student|wages,supplier
-288.00|T. Wang|12 uur begeleiding|wages,supplier
-410.00|Bibliotheek Delft|zaalhuur april|rent
-64.00|Noordhoff Uitgevers|lesboeken|supplier
-49.00|Learnbeat|docentlicentie|software
-19.00|Zoom Communications|pro monthly|software
-111.00|Superprof SAS|abonnement vermelding|marketing,software,supplier
-1300.00|K. Oyelaran|maandelijks|private-withdrawal
-250.00|Kemi Oyelaran|sparen vakantie|private-withdrawal,own-transfer
-100.00|Sendwave|Lagos transfer|private-withdrawal
-180.00|DUO Groningen|studielening termijn|loan-instalment,private-withdrawal
-75.00|Moneybird B.V.|jaarabonnement|software,accountancy
-88.00|Woonstad Rotterdam|huur woning K Oyelaran|private-withdrawal,rent
390.00|Belastingdienst Toeslagen|voorschot huurtoeslag|benefit,private-deposit
-52.00|Ditzo Zorg|premie|insurance,private-withdrawal
-11.00|Triodos Bank NV|kosten rekening Q2|bank-costs
2.40|Triodos Bank NV|rente spaarrekening|interest-received,own-transfer
-640.00|Belastingdienst|ib aanslag 2025|income-tax
-240.00|fam. de Nooij|terugbetaling uitgevallen lessen|reversal
`,
  },
  {
    kind: 'midwifery practice',
    names: ['Verloskundigen Het Begin Maatschap', 'L. Faber', 'J. Stam'],
    lines: `
6120.00|Zilveren Kruis|VECOZO declaraties april|customer-receipt,insurance-payout
4455.00|Achmea Zorgverzekeringen N.V.|Kraamzorg/verloskunde 88-12|customer-receipt,insurance-payout
1240.00|DSW Zorgverzekeraar|vergoeding verloskundige zorg|customer-receipt,insurance-payout
180.00|mevr. R. Obi|echo eigen bijdrage|customer-receipt
-2600.00|L. Faber|maatschap deel april|private-withdrawal
-2600.00|J. Stam|aandeel april|private-withdrawal
-600.00|J. Stam|waarneming factuur 4|private-withdrawal
-1310.00|Waarneembureau Verloskunde|dienst 12-14 april|supplier,wages
-402.00|Stichting Pensioenfonds voor Verloskundigen|premie Q2|pension,private-withdrawal
-187.00|KNOV|contributie|supplier
-900.00|HOED Gezondheidsplein|huur spreekkamers|rent
-215.00|Onatal|praktijksysteem|software
-466.00|GE Healthcare Financial|echoapparaat 11/48|lease,loan-instalment
-133.00|Medische Vakhandel|handschoenen gel|supplier
-88.00|VvAA Groep|rechtsbijstand|insurance
-310.00|Movir|AOV L Faber|insurance,private-withdrawal
-64.00|T-Mobile Zakelijk|piketlijn|telecom
-59.00|Fastned|laden|fuel,travel,energy
-1200.00|Belastingdienst|inkomstenbelasting J Stam VA|income-tax
-255.00|Administratiekantoor Zorgcijfers|mei|accountancy
2418.00|UWV|zwangerschapsuitkering L. Faber ZEZ|benefit
-12.00|ASN Bank|rekeningkosten|bank-costs
-150.00|Gezondheidsfonds Noord|donatie|supplier,marketing
`,
  },
]
