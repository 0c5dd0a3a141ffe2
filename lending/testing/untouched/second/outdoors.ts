import type { UntouchedBusiness } from '../untouched-business.ts'

export const outdoors: readonly UntouchedBusiness[] = [
  {
    kind: 'sailing school and boatyard',
    names: ['Zeilschool & Jachtwerf Sneekermeer V.O.F.', 'B. Nauta', 'A. Nauta-Visser'],
    lines: `
840.00|Stichting Mollie Payments|uitbetaling 4587123.2606.03|payment-provider-payout
2310.00|W. van Oudheusden|Winterstalling Contest 31 'Albatros' nota 26-118|customer-receipt
395.00|K. Lindqvist|Sailing course week 28 2 persons, booking 5521|customer-receipt
12500.00|Jachtmakelaardij De Valk Hindeloopen|Opbrengst verkoop sloep Makma 31, minus courtage|customer-receipt
-680.40|Marine Service Lemmer B.V.|onderdelen Volvo Penta fact 88123|supplier
-1912.00|De IJssel Coatings B.V.|antifouling en epoxy order 771|supplier
-5400.00|Recreatieschap Marrekrite|pacht ligplaatsen en oever 2026|rent,local-tax,supplier
-415.33|Allianz Nederland Schadeverzekering|Premie vlootpolis 2026/04|insurance
-1500.00|B. Nauta|prive opname april|private-withdrawal
-1500.00|A. Nauta-Visser|privé mei huishouden|private-withdrawal
-2200.00|B. Nauta|factuur 2026-04 werkzaamheden vof|private-withdrawal
3000.00|B. Nauta|storting privé ivm aanloop seizoen|private-deposit
-1287.00|Belastingdienst|Inkomstenbelasting 2025 voorlopige aanslag termijn 4 van 11 betalingskenmerk 3004512877012544|income-tax
-322.00|Belastingdienst|Zvw bijdrage 2026 voorlopige aanslag|income-tax,other-tax
-877.45|GasTec Boat Fuel Station Terherne|Diesel werkschip|fuel
-240.00|Watersportverbond|lidmaatschap erkende zeilschool 2026|supplier
-129.00|Bookinglayer B.V.|SaaS subscription May 2026|software
-59.29|Google Ireland Limited|GOOGLE ADS7712093388|marketing
-250.00|VVV Waterland van Friesland|advertentie vaarkaart 2026|marketing
-1870.00|BridgeFund B.V.|incasso termijn 5/12 contract BF-22871|loan-instalment
25000.00|BridgeFund B.V.|uitbetaling zakelijke lening BF-22871|loan-proceeds
-433.10|Yamaha Motor Finance|termijnbetaling contract 0098122 buitenboordmotoren|lease,loan-instalment
640.00|Jeugdfonds Sport & Cultuur|bijdrage zeilkamp deelnemer 2026-3312|customer-receipt,subsidy
1850.00|CBS De Opstap Groep 8|schoolkamp zeilen juni factuur 26-203|customer-receipt
-310.00|P. de Boer|instructeursvergoeding juni|wages,supplier
-286.50|T. Postma|salaris juni zeilinstructeur|wages
-119.18|Vitens N.V.|watertermijn 06-2026|energy
-42.00|Havenkantoor Stavoren|liggeld overnachting BEA pas 021|travel,supplier,rent
1250.00|Nationale-Nederlanden Schade|schade-uitkering stormschade steiger dossier 2026/88712|insurance-payout
-84.70|Ziggo Zakelijk|factuur juni 2026|telecom
-19.95|ING Bank N.V.|Kosten Zakelijk pakket 01-06 t/m 30-06|bank-costs
750.00|GELDAUTOMAAT ING SNEEK|STORTING 14-06-2026 10:12 PAS 002|cash-deposit
-300.00|GEA ING SNEEK MARKTSTRAAT|opname 18-06 pas 002|cash-withdrawal
-180.00|RDW|keuring boottrailers|other-tax,supplier,local-tax
-138.00|Centraal Justitieel Incassobureau|Beschikking 7701 2283 9912|fine
`,
  },
  {
    kind: 'campsite and bed and breakfast',
    names: ["Camping & B&B 't Achterhuus", 'H. Wesselink', 'G. Wesselink'],
    lines: `
1422.75|Booking.com B.V.|NO.k3fh77a/5512293 payout|customer-receipt,payment-provider-payout
388.00|Airbnb Payments Luxembourg S.A.|AIRBNB 4XH2 G-KFQ7Y|customer-receipt,payment-provider-payout
912.40|Stripe Technology Europe Ltd|STRIPE U2H4K1 transfer|payment-provider-payout
296.10|Pin voor ondernemers / Rabo SmartPin|afrekening 28-07 totaal 11 trx|card-takings,payment-provider-payout
245.00|Familie Schulze-Brinkmann|Buchung Stellplatz 14 Anzahlung|customer-receipt
520.00|H. Wesselink|eigen geld ivm verbouwing|private-deposit
160.00|E. van der Ploeg|seizoensplaats 7 restant 2026|customer-receipt
8700.00|Coöperatieve Rabobank Achterhoek|opname financiering 3344.221 sanitairgebouw|loan-proceeds
-412.50|Coöperatieve Rabobank U.A.|Rente + aflossing 3344.221.110 juli|loan-instalment
-318.27|Booking.com B.V.|commissie juni invoice 1588200312|payment-provider-costs,marketing,supplier
-44.52|Natuurhuisje.nl|bemiddelingskosten reservering juli|payment-provider-costs,marketing,supplier
-1190.00|Gemeente Bronckhorst|toeristenbelasting 2e kwartaal 2026|local-tax
-602.00|Gemeente Bronckhorst|OZB en rioolheffing 2026|local-tax
-88.16|Waterschap Rijn en IJssel|aanslag 2026|local-tax
-233.00|Primagaz Nederland|propaan tankvulling|energy,supplier
-371.90|Eneco Zakelijk|termijn juli|energy
-175.45|Sligro Zelfbediening Doetinchem|Betaalautomaat 10:02 pasnr 022|groceries,supplier
-72.81|PLUS Veltman Zelhem|Betaalautomaat 18:10 pasnr 022|groceries
-39.95|Bakkerij Te Brake|broodjes ontbijt week 30|groceries,supplier
-649.00|Welkoop Hengelo Gld|zitmaaier reparatie en gaas|supplier
-1250.00|Hoveniersbedrijf Groot Wassink|onderhoud terrein factuur 5512|supplier
-275.00|Stichting Vrije Recreatie|jaarbijdrage SVR camping|supplier,marketing
-139.00|ACSI Publishing B.V.|vermelding campinggids 2027|marketing
-228.80|Interpolis Bedrijven Compact|premie juli|insurance
-940.00|G. Wesselink|huishoudgeld juli|private-withdrawal
-1300.00|H. Wesselink en/of G. Wesselink|maandelijkse overboeking|private-withdrawal
-27.50|Kras Loterij Nationale Postcode Loterij|deelname juli lotnummer 7221|gambling,private-withdrawal
-16.00|Staatsloterij|automatische incasso 2 loten 10-07|gambling,private-withdrawal
37.50|Nationale Postcode Loterij|prijs uitkering trekking juni|gambling,private-deposit
-412.00|Sociale Verzekeringsbank|terugbetaling kinderbijslag 2025|private-withdrawal,benefit
298.41|Sociale Verzekeringsbank|Kinderbijslag 3e kwartaal 2026|benefit,private-deposit
84.00|Belastingdienst Toeslagen|zorgtoeslag juli|benefit,private-deposit,tax-refund
-71.50|VISA Card Services|afrekening creditcard 14 juli|supplier,private-withdrawal,own-transfer
-126.95|Odido Netherlands|glasvezel camping wifi|telecom
-38.11|Stripe Payments Europe|Stripe billing fee invoice 2026-07|payment-provider-costs
-160.00|E. van der Ploeg|teruggaaf seizoensplaats ivm annulering|reversal
`,
  },
  {
    kind: 'gym and padel',
    names: ['Padelhal & Gym De Linge B.V.'],
    lines: `
11820.00|Virtuagym Payments / ClubCollect|incassobatch leden juni uitbetaling|customer-receipt,payment-provider-payout
2314.80|SportConnexions PaymentS B.V.|payout lidmaatschappen|customer-receipt,payment-provider-payout
684.55|Playtomic S.L.|Liquidacion reservas pistas junio 2026|customer-receipt,payment-provider-payout
412.00|OneFit / Urban Sports GmbH|check-ins May partner payout|customer-receipt,payment-provider-payout
890.00|SumUp Limited|SUMUP PID 221983|card-takings,payment-provider-payout
305.25|Worldline SV|AFREK. BETAALAUTOMAAT 0220012 22/06|card-takings,payment-provider-payout
129.00|Gymlid R. Huizinga|contributie juni|customer-receipt
1500.00|Casino Padel Events B.V.|sponsoring toernooi 2026|customer-receipt
-44.00|Edenred Nederland|lunchkaart team|hospitality,supplier,wages
-1210.55|Technogym Benelux|finance lease termijn 13|lease,loan-instalment
-622.00|BNP Paribas Leasing Solutions|Matrix fitnessapparatuur|lease
-5400.00|Gemeente West Betuwe Sportaccommodaties|huur hal Q3|rent
-1644.30|Vattenfall|termijn zakelijk juni|energy
-299.00|Basic-Fit vergelijk Body & Fit Sportsgroup|shakes en repen inkoop|supplier,groceries
-533.40|Grolsche Bierbrouwerij Nederland|levering bar|supplier,groceries
-388.80|Hanos Arnhem|bar inkoop kaartbetaling|groceries,supplier
-181.50|Sena/Buma (Mijn Licentie)|muziek in bedrijf 2026|supplier,other-tax
-145.00|NOC*NSF / Fitvak keurmerk|jaarbijdrage|supplier
-2122.80|B. Yilmaz|Salaris juni floormanager|wages
-612.00|N. Claassen PT|factuur 12 personal training lessen|supplier,wages
-399.00|YoungCapital Uitzendbureau|barmedewerkers week 25|supplier,wages
-2444.00|Funding Circle Nederland|Loan repayment FC-NL-8821|loan-instalment
-1500.00|Lendahand Ondernemersfinanciering|aflossing + rente project 773|loan-instalment
-750.00|NLInvesteert / Samen in Geld|annuiteit leningdeel 1182|loan-instalment
-2115.00|Mogelijk Vastgoedfinancieringen|rente hypothecaire lening pand|loan-instalment
-88.21|Visma eAccounting|licentie|software,accountancy
-1100.00|Linge Holding B.V.|managementfee|private-withdrawal,wages,supplier
3000.00|Linge Holding B.V.|kapitaalstorting|private-deposit
-1620.00|Belastingdienst|LH mei|wage-tax
-96.00|Belastingdienst|invorderingskosten dwangbevel OB|tax-arrears,fine
-412.10|GGN Mastering Credit|deurwaarder dossier 8812 Eneco|collection
-219.00|Instagram / Meta Ads|Meta Platforms ads june|marketing
-18.50|ING BANK|Kosten OranjePakket Zakelijk|bank-costs
-129.00|R. Huizinga|storno contributie reden: MS03|reversal
-255.20|NLE The Internet Agency|vloerreiniging machine tweedehands|supplier
750.00|Marktplaats koper D. Smeets|oude loopband|customer-receipt,refund-received
`,
  },
  {
    kind: 'fairground and amusement',
    names: ['Kermisbedrijf Hartman & Zn', 'J. Hartman'],
    lines: `
2850.00||Kasstorting Geldmaat Hoorn 8-8-2026 biljetten|cash-deposit
1740.00||Storting muntgeld NLD automaat|cash-deposit
3300.00|Zettle by PayPal|iZettle payout week 33|card-takings,payment-provider-payout
1815.00|Oranjevereniging Medemblik|zweefmolen koningsdag factuur 44|customer-receipt
4840.00|Winkelcentrum De Huesmolen|Factuur 47 kinderdraaimolen kerst|customer-receipt
-6200.00|Gemeente Hoorn|staangeld kermis augustus 2026|local-tax,rent,supplier
-3950.00|Gemeente Tilburg afd. Kermis|pacht standplaats 2026|rent,local-tax,supplier
-780.00|Liftwerk Techniek TUV Nederland|keuring attractie RAS|supplier
-1122.00|Aggregaten Verhuur Bredenoord|stroom kermis|supplier,energy,lease
-544.00|Pluche Import Van Dam|prijzen grijpautomaten|supplier
-233.77|Speelautomaten Service Nederland|onderdelen grijpkraan|supplier
-410.00|Kansspelautoriteit|jaarlijkse vergunning exploitatie speelautomaten|local-tax,other-tax,supplier
-615.00|Belastingdienst|kansspelbelasting juli aangifte|other-tax
-325.00|BOVAK Kermisexploitanten|contributie|supplier
-1350.00|DAF Trucks Financial Services PACCAR|termijn trekker 44-BLX-9|lease,loan-instalment
-917.40|Shell Card Services euroShell|diesel juli|fuel
-64.00|Toll Collect GmbH|Maut 07/2026|travel,other-tax
-1500.00|J. Hartman|opname pas privé|private-withdrawal
-600.00|J. Hartman|naar eigen rekening|private-withdrawal,own-transfer
-1080.00|R. Dumitru|salariu iulie / loon juli|wages
-620.00|J. Hartman jr.|vakantiewerk loon augustus|wages,private-withdrawal
-2000.00|Geldmaat Hoorn Centrum|Geldautomaat 09:20 wisselgeld|cash-withdrawal
-399.00|SVB/Zilveren Kruis|zorgpremie gezin Hartman|private-withdrawal,insurance
-485.00|Kredietbank Nederland|maandtermijn schuldregeling|collection,loan-instalment,private-withdrawal
-155.00|Santander Consumer Finance Benelux|termijn persoonlijke lening|loan-instalment,private-withdrawal
-290.00|Freo / De Nederlandse Voorschotbank|aflossing doorlopend krediet|loan-instalment,private-withdrawal
-1740.00|Hoist Finance|betalingsregeling dossier 22183|collection,loan-instalment
10000.00|St. Geldvoorelkaar Derdengelden|uitbetaling crowdfunding project 33188|loan-proceeds
-640.00|Stichting Zekerheden Geldvoorelkaar|termijn 4 project 33188|loan-instalment
1900.00|Verzekeraar Avero Achmea|waterschade woonwagen polisnr|insurance-payout
5500.00|Truckhandel Kleyn|verkoop oude oplegger|customer-receipt,refund-received
2420.00|Casino Nights Events B.V.|factuur 51 huur roulettetafels bedrijfsfeest|customer-receipt
-78.65|Ladbrokes Drukwerk & Reclame|stickers|supplier,marketing
-231.00|Waternet|precariobelasting en water|local-tax,energy
1000.00|D. Hartman-Bos|gift van moeder|private-deposit
-33.00|Circus Zandvoort Gaming Zone|entree en munten BEA 22:10|gambling,hospitality,supplier
`,
  },
]
