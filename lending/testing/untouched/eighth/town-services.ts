import type { UntouchedBusiness } from '../untouched-business.ts'

export const townServices: readonly UntouchedBusiness[] = [
  {
    kind: 'driving school',
    names: ['Rijschool Koersvast', 'S. Bhagwandin h/o Rijschool Koersvast'],
    lines: `
1450.00|Mw D Ouwehand|lespakket 20 lessen|customer-receipt
62.00|K. Jansen e/o P. Jansen|les 14 mei Tim|customer-receipt
575.00|Tikkie via ABN AMRO|Tikkie ID 000771200441, rijlessen Noor, van NL12ABNA*** A. Hassan|customer-receipt
310.00|F.R. Wijnants|5 losse lessen|customer-receipt
128.75|B. Kooijman|tussentijdse toets|customer-receipt
2480.00|Gemeente Rotterdam Werk en Inkomen|rijopleiding clnt 88120 fact 26019|customer-receipt
402.15|Mollie Payments|M-8812004 settlement 9012.2605.02|payment-provider-payout
620.00|Zoë v/d Linden|theorie + 8 lessen|customer-receipt
-132.00|CBR|Reservering praktijkexamen B|supplier
-528.00|CBR Rijswijk|topinternet reserveringen 4 examens|supplier
-44.00|CBR|Gezondheidsverklaring leerling|supplier
-71.20||Betaalautomaat TANGO CAPELLE 12-05-2026 06:58 PAS 003|fuel
-66.80|TinQ Terbregge|Pin 14/05 07:10|fuel
-80.05|BP Brienenoord|Pin 16/05 12:41|fuel
-9.50|Autowasserette Loogman|Betaalautomaat 16-05|supplier,fuel,travel
-489.12|Justlease BV|Kia Ceed lesauto dubbele bediening mei|lease,loan-instalment
-340.00|Garage Verhoef|APK + grote beurt|supplier
-184.00|Allianz Benelux|polis lesauto WA+Casco|insurance
-28.00|Verkeersschool Bond BOVAG|contributie maand|supplier
-52.00|IBKI|bijscholing WRM|supplier
-145.00|VekaBest Verkeersleermiddelen|boeken en inlogcodes|supplier,software
-25.00|Planningssysteem Rijschoolpro|abonnement|software
-211.00|Belastingdienst|motorrijtuigenbel. X-881-BD|other-tax
-1688.00|Belastingdienst|BTW Q1 nr 188120091B01|vat-payment
-410.00|Belastingdienst|Inkomstenbelasting VA 2026 5/11|income-tax
-112.00|Belastingdienst|Zvw bijdrage 2026 VA|income-tax,social-insurance
-249.00|CJIB|WAHV 8812 0091 4410 snelheid A13|fine
-118.00|CJIB|Verkeersboete|fine
-950.00|S Bhagwandin|naar privé|private-withdrawal
-600.00|S Bhagwandin|overboeking|private-withdrawal,own-transfer
400.00|S Bhagwandin|terug|private-deposit,own-transfer
-3.90|EasyPark|parkeren|travel
-30.25|Simyo|factuur 05|telecom
-61.00|Drukkerij Flyeralarm|visitekaartjes|marketing,supplier
-75.00|P. Sewnath|Boekhouding april|accountancy
-10.90|Rabobank|Kosten betaalrekening zakelijk apr|bank-costs
-155.00|R.A. Mohan|teruggave niet gereden lessen|customer-receipt,supplier,reversal
`,
  },
  {
    kind: 'moving firm',
    names: ['Verhuisbedrijf Sterk & Snel B.V.', 'Sterk en Snel Verhuizingen'],
    lines: `
1185.80|Fam De Leeuw-Bos|verhuizing Almere naar Zwolle factuur 260412|customer-receipt
4840.00|UWV FACILITAIR BEDRIJF|PO 4500112 INTERNE VERHUIZING FACT 260398|customer-receipt
2662.00|Rijksvastgoedbedrijf|F260401 ontruiming Binckhorst|customer-receipt
395.00|M.E. Slotboom|opslag box 14 mei juni juli|customer-receipt
6195.20|Santa Fe Relocation|Inv 260388 origin services BRU-AMS|customer-receipt
734.80|H Kuiper|pianoverhuizing|customer-receipt
9680.00|ING Commercial Finance|bevoorschotting factoring 260401 260403|customer-receipt,loan-proceeds
-212.40|ING Commercial Finance|factorkosten april|bank-costs,loan-instalment
-1244.50|Scania Finance Nederland|contract 44120 bakwagen|lease,loan-instalment
-618.00|Boels Verhuur BV|verhuislift 3 dgn|supplier,lease,rent
-344.85|Raja Nederland BV|verhuisdozen 500 st|supplier
-128.00|Kruizinga.nl|dekens|supplier
-1877.60|Tempo-Team Uitzenden|weekfactuur 19|wages,supplier
-990.00|Olympia Uitzendbureau|uren wk 19 bijrijders|wages,supplier
-2210.55|W. Brouwers|SALARIS MEI|wages
-2388.10|Kowalczyk P.|SALARIS MEI|wages
-2090.00|A. Nwosu|SALARIS MEI + OVERWERK|wages
-500.00|Kowalczyk P.|voorschot|wages,supplier
-3912.00|BELASTINGDIENST|LOONHEFFINGEN TIJDVAK 4 2026|wage-tax
-8120.00|BELASTINGDIENST|OMZETBELASTING MAART 2026|vat-payment
-1240.20|Stichting Pensioenfonds Vervoer|factuur april|pension
-98.40|SOOB|heffing opleidingsfonds|social-insurance,pension,supplier
-2150.00|Loods 6 Beheer BV|huur bedrijfshal + opslag mei|rent
-1688.40|DKV EURO SERVICE GMBH|RECHNUNG 0412008 TANKKARTEN|fuel
-241.00|Toll Collect GmbH|Maut KW 18|travel,other-tax,supplier,fuel
-72.60|Westerscheldetunnel NV|t-tag april|travel
-318.10|Univé Zakelijk|wagenpark|insurance
-96.00|TVM verzekeringen|goederenvervoer CMR|insurance
-266.00|Schadevergoeding mw Prins|kras eettafel, claim 2609|supplier,customer-receipt
1850.00|TVM verzekeringen|Uitkering schade 88120 aanrijding|insurance-payout
-375.00|Trustoo B.V.|leads april|marketing
-221.43|Erkende Verhuizers|contributie + keurmerk|supplier,marketing
-1044.00|De Jong & Laan|salarisadm. en jaarrekening|accountancy
-190.00|Afvalbrengstation HVC|stort grof vuil|supplier
-61.75|Eetcafé 't Hoekje Zwolle|lunch ploeg|hospitality
-23.10|PLUS Almere|BETAALAUTOMAAT koffie en broodjes|groceries,hospitality
-2500.00|Sterk Holding B.V.|management fee mei|private-withdrawal,wages,supplier
-15000.00|Sterk Holding B.V.|dividenduitkering 2025 cf AvA 12-5|dividend
`,
  },
  {
    kind: 'taxi',
    names: ['Taxi Amrani', 'Amrani Vervoer'],
    lines: `
611.44|Uber B.V.|Payments week 04/05-10/05 partner 8812-aa09|customer-receipt,payment-provider-payout
488.02|UBER BV|driver payout|customer-receipt,payment-provider-payout
212.30|Bolt Operations OU|Weekly payout 2026-05-12|customer-receipt,payment-provider-payout
301.75|myPOS Limited|settlement 13 May|card-takings,payment-provider-payout
188.20|SumUp|SUMUP PID88120 1405|card-takings,payment-provider-payout
1644.00|Zorgvervoercentrale Nederland|ritten april chauffeur 4410|customer-receipt
2011.50|Trevvel|leerlingenvervoer periode 4|customer-receipt
45.00|J Kramer|rit Schiphol|customer-receipt
380.00||Storting 15-05-2026 18:07 ING Geldautomaat Osdorpplein|cash-deposit
-58.40||BETAALAUTOMAAT 12-05-2026 22:14 ESSO SLOTERDIJK AMSTERDAM PASVOLGNR 001|fuel
-18.75|Fastned B.V.|laadsessie|fuel,energy,travel
-104.33|Vattenfall InCharge|Laadpas april|fuel,energy,travel
-22.90|ALLEGO LADEN|Apple Pay 16-05|fuel,energy,travel
-612.00|MisterGreen Lease|Tesla Model Y 88-AMR-1 mei|lease,loan-instalment
-415.50|Taxi Centrale TCA Abonnement|mei|supplier,marketing
-164.00|ANWB Taxiverzekering|premie mei|insurance
-344.00|Garage Hakim|banden + uitlijnen|supplier
-12.50|Loogman Carwash|Osdorp|supplier,fuel,travel
-14.00|Schiphol Parking|taxibuffer|travel
-88.00|Kiwa Register|chauffeurskaart|supplier,local-tax,other-tax
-280.00|Gemeente Amsterdam|TTO vergunning taxi|local-tax,supplier,other-tax
-56.00|CJIB Leeuwarden|beschikking 7188 1200 9912 4410|fine
-45.00|Centrale Verwerking Openbaar Ministerie|transactie|fine
-32.00|ODIDO|Sim only 06..4412|telecom
-49.00|BCT Taxi Cabman|boordcomputer abonnement|software,supplier,telecom
-512.00|Belastingdienst|OB 1e kwartaal|vat-payment
-310.00|Belastingdienst|aanslag inkomstenbelasting 2024 termijn 2|income-tax
-75.00|Belastingdienst|afbetaling betalingsregeling 88120|tax-arrears
411.00|Belastingdienst/Toeslagen|voorschot zorgtoeslag en huurtoeslag mei|benefit,private-deposit
279.00|SVB|kinderbijslag 2e kw|benefit,private-deposit
-820.00|Ymere|huur woning mei|rent,private-withdrawal
-300.00|M. Amrani|Spaargeld|own-transfer,private-withdrawal
-200.00||GELDAUTOMAAT 16-05 ING OSDORP|cash-withdrawal
-100.00|Western Union|Money transfer Nador|private-withdrawal,supplier
-12.90|KFC Sloterdijk|PIN 23:40|hospitality
-37.00|Nederlandse Loterij|iDEAL betaling 9981|gambling
-141.20|Vesting Finance Incasso|dossier 88120 T-Mobile|collection
-164.00|Syncasso Gerechtsdeurwaarders|dos 2601288|collection
`,
  },
  {
    kind: 'escape room',
    names: ['Locked Attic B.V.', 'Locked Attic Escape Rooms'],
    lines: `
1422.60|Stripe Technology Europe|Money added from STRIPE payout|payment-provider-payout
988.20|Stripe|STRIPE PAYOUT 14 MAY|payment-provider-payout
412.00|PayPal Europe|Transfer from PayPal account|payment-provider-payout
1331.00|Deloitte Services BV|Teamuitje 28 apr INV-0881|customer-receipt
318.50|GetYourGuide Deutschland GmbH|Supplier payout April|customer-receipt,payment-provider-payout
225.40|Social Deal B.V.|uitbetaling vouchers|customer-receipt,payment-provider-payout
140.00|Anouk Terpstra|vrijgezellen 5 pers|customer-receipt
-3025.00|Kelderpand Exploitatie BV|rent basement June|rent
-284.00|Pure Energie|Payment to Pure Energie|energy
-42.50|Ziggo Services BV|To Ziggo Services BV zakelijk internet|telecom
-35.00|Bookeo Inc|Card payment to Bookeo|software
-22.99|Canva|Card payment to Canva* 04412|software,marketing
-16.20|Spotify AB|Card payment to Spotify|software,private-withdrawal
-412.00|Facebk *KD88120|Card payment to Meta Ads|marketing
-150.00|TripAdvisor LLC|Card payment|marketing
-61.42|Gamma Haarlem|Card payment to GAMMA 5512|supplier,groceries
-118.75|Conrad Electronic|relays and maglocks|supplier
-84.33|AliExpress|Card payment to ALIEXPRESS.COM|supplier
-29.95|Amazon EU Sarl|Card payment to Amazon.nl|supplier
-1420.00|Decorbouw De Spits|set nieuwe kamer 'Submarine' 40%|supplier
-1288.30|Iris Mooij|Salary May|wages
-744.00|Tijn Achterberg|Salary May 2026|wages
-388.20|Lotte de Rooy|gamemaster uren|wages,supplier
-2300.00|R. Akkerman|DGA loon mei|wages
-1177.00|Belastingdienst|Loonheffing apr 8812.00.914.L.01.6040|wage-tax
-2411.00|Belastingdienst|8812009146011260|vat-payment,wage-tax,corporate-tax,income-tax,tax-arrears,other-tax
-600.00|Belastingdienst|VpB 2026|corporate-tax
-79.00|Hiscox SA|AVB + bedrijfsschade|insurance
-19.00|Revolut|Business plan fee Grow|bank-costs
-500.00|Revolut|Exchanged to USD|own-transfer,foreign-currency
-0.40|Revolut|Local transfer fee|bank-costs
-2000.00|Pocket|To pocket VAT reserve|own-transfer
1800.00|Pocket|From pocket VAT reserve|own-transfer
-89.00|Moneybird B.V.|abonnement|software,accountancy
-460.00|Boekhoudkantoor Klaver|Q1 2026|accountancy
-385.00|Cocensus|gemeentebelasting Haarlem 2026 reclamebelasting en OZB|local-tax
-54.30|Brandpreventie Ansul BV|onderhoud blussers|supplier
-130.00|Refund Sophie Lamers|geannuleerde boeking 9 mei|customer-receipt,supplier,reversal
-780.00|Floryn B.V.|Wekelijkse incasso krediet|loan-instalment
`,
  },
  {
    kind: 'tattoo studio',
    names: ['Black Heron Tattoo', 'E. Postma Tattoo'],
    lines: `
220.00|N. de Vos|sleeve sessie 3|customer-receipt
50.00|Jeroen M.|aanbetaling 21 mei|customer-receipt
331.10|Zettle by PayPal|Uitbetaling 2026-05-12|card-takings,payment-provider-payout
588.40|PAYPAL PAYMENTS NL|ZETTLE DEPOSIT 120526|card-takings,payment-provider-payout
90.00|Chantal Post|cadeaubon|customer-receipt
600.00|L. Ferrari|stoelhuur gastartiest mei|customer-receipt
275.00|D. Kuipers|Tikkie tattoo arm|customer-receipt
420.00||Storten Geldmaat Groningen 18-05|cash-deposit
-164.55|Killer Ink Tattoo|order NL88120|supplier
-98.20|Barber DTS|inkt en naalden|supplier
-38.60|Tattoosupply.nl via Mollie|iDEAL order 4412|supplier
-27.18|Kruidvat 7712|handschoenen, folie pas 01|supplier,groceries
-890.00|Lefier Bedrijfsruimte|huur Folkingestraat|rent
-88.00|Essent|termijnbedrag|energy
-45.00|KPN|internet + mobiel|telecom
-21.78|Squarespace|website yearly plan|software,marketing
-65.00|Instagram promotie Meta Platforms Ireland|FB*8812|marketing
-31.50|InShared Zakelijk|bedrijfsaansprakelijkheid|insurance
-142.00|Movir|AOV premie|insurance,private-withdrawal
-310.00|GGD Groningen|vergunning tatoeëren en piercen 3 jaar|supplier,local-tax,other-tax
-124.00|Noordelijk Belastingkantoor|aanslag 2026 zuiveringsheffing bedrijf|local-tax
-918.00|Belastingdienst|omzetbelasting kw1 2026|vat-payment
-266.00|Belastingdienst|IB 2026 voorlopig|income-tax
188.00|Belastingdienst|teruggave inkomstenbelasting 2025|tax-refund
-1200.00|E. Postma|mezelf|private-withdrawal
-350.00|E. Postma|loon|private-withdrawal,wages
-300.00|Knab|Overboeking naar Spaarrekening|own-transfer
-7.00|Knab|Kosten Knab Zakelijk Plus|bank-costs
-33.40|Action 1299|pin|supplier,groceries
-48.00|NS Groep IZ NV|NS Business Card april|travel
-412.00|Tattoo Convention Amsterdam|booth|marketing,supplier,rent
-164.80|Booking.com|Hotel Frankfurt convention|travel,hospitality
-59.90|bol.com|kussens behandelstoel|supplier
-1.21|Bitvavo B.V.|Verificatiebetaling|crypto
-150.00|Bitvavo|storting|crypto
-24.00|Subway Groningen|pin 13:10|hospitality
-70.00|H. Postma-Veenstra|terugbetaling geleend geld mama|private-withdrawal,loan-instalment
`,
  },
]
