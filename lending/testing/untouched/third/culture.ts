import type { UntouchedBusiness } from '../untouched-business.ts'

export const culture: readonly UntouchedBusiness[] = [
  {
    kind: 'music school',
    names: ['Muziekschool Allegro V.O.F.', 'T. Verhulst', 'R. Siemons'],
    lines: `
1365.00|Gemeente Deurne|cultuureducatie op school 2e termijn|subsidy,customer-receipt
92.50|Fam. van Rooij|lesgeld piano mei Sophie|customer-receipt
55.00|M. Coolen|strippenkaart zang|customer-receipt
1210.00|Harmonie Sint Caecilia|dirigent en lessen nota 26-031|customer-receipt
738.75|GoCardless Ltd|ALLEGRO-7YF2|payment-provider-payout
1500.00|Prins Bernhard Cultuurfonds|bijdrage project Samen Spelen|subsidy,customer-receipt
-385.00|J. Verhoeven|vioollessen mei 11 uur factuur|supplier,wages
-1088.33|Karin Aerts|Loon mei gitaardocent|wages
-249.00|Bax Music|statieven en snaren|supplier
-620.00|Parochie Heilige Willibrord|huur zaal mei|rent
-39.95|MuseScore|PRO+ yearly|software
-1200.00|T. Verhulst|winstdeel mei|private-withdrawal
-1200.00|R. Siemons|mei vennoot|private-withdrawal
-450.00|R. Siemons|uw nota 14 vioolbouw|private-withdrawal
-62.00|BUMA|jaarlicentie leerlingenconcert|supplier,other-tax
-310.00|Yamaha Music Finance|termijn vleugel 9/36|lease,loan-instalment
-205.40|Piano Centrum Venlo|stemmen 3 instrumenten|supplier
-178.00|Belastingdienst|VA Inkomstenbelasting 2026 T. Verhulst|income-tax
600.00|T. Verhulst|aanvulling kas|private-deposit,cash-deposit
-74.12|Delta Energie|termijn mei|energy
-55.00|Cultuurconnectie|lidmaatschap|supplier
-18.75|ING Bank|Kosten zakelijke rekening|bank-costs
-92.50|Fam. van Rooij|Storno lesgeld|reversal
-45.00|Stichting Ons Koor|advertentie programmaboekje|marketing
`,
  },
  {
    kind: 'event agency',
    names: ['Feestbureau Confetti B.V.'],
    lines: `
6050.00|Unilever Nederland B.V.|PO 450081 family day invoice C26-44|customer-receipt
3630.00|Casino Scheveningen Events|factuur C26-47 personeelsavond|customer-receipt
2178.00|Manpower Group Nederland|betaling C26-49|customer-receipt
1754.50|Eventbrite Ireland|payout event 88122|customer-receipt,payment-provider-payout
912.00|Weeztix|Ticketopbrengst Zomerfeest|customer-receipt,payment-provider-payout
25000.00|SumUp Payments|SumUp business advance 771|loan-proceeds
-612.00|SumUp Payments|terugbetaling zakelijk voorschot|loan-instalment
-1450.00|Partyverhuur Lindeman|tent 10x20 en statafels|supplier,lease,rent
-890.00|DJ Maurits|optreden 14 juni|supplier
-2644.00|Van der Linde Catering|buffet 120 p|supplier,hospitality
-363.00|Casino Op Locatie|roulettetafel huur bedrijfsfeest|supplier,lease,rent
-121.00|Bingo Bekir Entertainment|bingo presentator factuur 88|supplier
-242.00|Gemeente Den Haag|leges evenementenvergunning|local-tax
-385.00|Sena|muziekgebruik evenement|supplier,other-tax
-540.00|Securitas Evenementen|beveiligers 14/6|supplier,wages
-1922.00|Z. Haddad|loon juni|wages
-488.40|YoungOnes Flexwork|freelancers 14-06|wages,supplier
-2420.00|Confetti Beheer B.V.|Managementvergoeding Q2|private-withdrawal,wages,supplier
-5000.00|Confetti Beheer B.V.|r-c verhouding juni|private-withdrawal,own-transfer
-1288.00|ING Zakelijk Krediet|aflossing en rente juni|loan-instalment
-755.00|Payflex Capital Ltd|daily repayment 14 of 90|loan-instalment
-1499.00|Allianz Trade|kredietverzekering premie|insurance
-315.44|Hotel Haarhuis|overnachting crew|travel,hospitality
-48.00|Uber BV|Uber trip help.uber.com|travel
-35.09|Canva Pty Ltd|Canva Teams monthly|software
-410.00|Facebook Ireland|Ads juni|marketing
-3012.00|Belastingdienst|Betalingsregeling OB 2025 termijn 3|tax-arrears,vat-payment
-265.00|Gerechtsdeurwaarderskantoor Van den Bergh|dossier 26/8122|collection
`,
  },
  {
    kind: 'bookshop',
    names: ['Boekhandel De Bladwijzer', 'E.M. Reijnders'],
    lines: `
412.80|Worldline|afrekening pin 11-09-2026|card-takings,payment-provider-payout
520.00||Storting Geldmaat 12-09 pas 002 automaat 88120|cash-deposit
1344.00|Openbare Bibliotheek Zeist|levering september|customer-receipt
298.10|Bol.|verkopersuitbetaling week 37|customer-receipt,payment-provider-payout
226.00|Nederlandse Boekenbon / CPNB|verzilverde bonnen augustus|customer-receipt,payment-provider-payout
88.14|Stichting Lira|leenrechtvergoeding 2025|customer-receipt
-4120.77|CB Logistics B.V.|boeken aug 2026 incasso|supplier
-388.00|Paagman Groothandel|wenskaarten|supplier
-44.10|Lucky Jackpot Postkaarten|ansichtkaarten order 12|supplier
-1450.00|Stichting Slotlaan Vastgoed|huurtermijn september|rent
-119.00|Vattenfall Klantenservice|termijn 9|energy
-61.00|Libris Blz. Coöperatie|ledenbijdrage en website|supplier,marketing,software
-1875.00|E.M. Reijnders|maandelijks inkomen|private-withdrawal
-211.75|E. M. Reijnders|declaratie reiskosten|private-withdrawal,travel
-988.15|A. Dekkers|salaris september verkoopster|wages
-27.50|Amazing Oriental / Toko|lunch schrijversavond|hospitality,groceries,supplier
-83.40|Wijnhandel De Druif|wijn boekpresentatie|supplier,groceries,hospitality
-180.00|Auteur K. Vermeer|voorleesmiddag honorarium|supplier
-640.00|Belastingdienst|BTW 9e periode|vat-payment
-325.00|Belastingdienst|IB/ZVW 2026|income-tax
-15.00|Staatsloterij|1 oudejaarslot|gambling,private-withdrawal
75.00|Staatsloterij|uitbetaling gewonnen bedrag|gambling,private-deposit
-500.00|Binck / Saxo|inleg beleggingen|private-withdrawal,crypto,own-transfer
-99.99|Klarna|Klarna IKEA bestelling deel 2 van 3|supplier
-142.00|SUSA Studentenuitzendbureau|inzet kassa wk 36|wages,supplier
-22.00|Parkbee|parkeren|travel
-750.00|CrowdAboutNow|rente en aflossing obligatie 3|loan-instalment
`,
  },
  {
    kind: 'party boat',
    names: ['Rondvaart Singelgracht B.V.'],
    lines: `
2210.00|Viator / TripAdvisor Experiences|payout bookings June 16-30|customer-receipt,payment-provider-payout
3120.00|GetYourGuide Deutschland GmbH|Auszahlung GYG 771|customer-receipt,payment-provider-payout
-488.00|GetYourGuide Deutschland GmbH|Provision Rechnung 8812|payment-provider-costs,marketing,supplier
801.00|Adyen|settlement 881 Singelgracht|payment-provider-payout
1633.50|Booking.com Attractions|payout 8812|customer-receipt,payment-provider-payout
15000.00|Booking.com Financing by YouLend|funding partner loan|loan-proceeds
-1220.00|YouLend|repayment share 12%|loan-instalment
-905.00|Slurink Bunkerstations|gasolie|fuel,supplier
-3300.00|Waternet Nautisch Toezicht|doorvaartvignet 2026|local-tax,travel,energy
-1980.00|Scheepswerf Stolk|hellingbeurt|supplier
-765.00|Eerdmans Scheepsverzekering|premie cascopolis|insurance
-2950.00|Rabobank Scheepshypotheek|termijn 31 lening|loan-instalment
-1499.50|Lars Okkema|salaris schipper juni|wages
-386.00|Seamen's Pension BPF Koopvaardij|premie Q2|pension
-1720.00|Heineken Nederland|bier en fris|supplier,groceries
-404.10|Deli Kaas & Wijn|borrelplanken|supplier,groceries,hospitality
-1800.00|Steigerexploitatie Amsterdam|huur opstapplaats|rent
-1600.00|Gemeente Amsterdam|vermakelijkhedenretributie Q2|local-tax
-2800.00|Okkema Vaart Holding|fee DGA juni|private-withdrawal,wages,supplier
-20000.00|Okkema Vaart Holding|uitkering winst 2025|dividend,private-withdrawal
-299.00|Bókun hf|reservation system|software
-119.00|Zoover Media|banners|marketing
-66.00|P. Jansen|refund canal tour rained out|reversal
5200.00|Eerdmans Scheepsverzekering|aanvaringsschade uitkering|insurance-payout
-133.00|Inspectie Leefomgeving en Transport|certificaat|local-tax,other-tax,supplier
-600.00|CJIB|last onder dwangsom|fine,collection
`,
  },
  {
    kind: 'wedding photographer',
    names: ['Lichtval Fotografie', 'J. Smeding'],
    lines: `
1850.00|Bruidspaar De Wit & Kok|trouwreportage aanbetaling 50%|customer-receipt
620.00|Kinderdagverblijf Pippeloentje|schoolfotografie nota 31|customer-receipt
311.00|Werk aan de Muur / OhMyPrints|royalties april|customer-receipt,payment-provider-payout
44.20|Adobe Stock|contributor earnings|customer-receipt
2000.00|Ouders J. Smeding|gift voor camera|private-deposit
450.00|Marktplaats verkoop lens aan P. Mol|Sony 85mm|customer-receipt,refund-received,private-deposit
-2399.00|CameraNu.nl|Sony A7 body|supplier
-133.00|Saal Digital Fotoservice GmbH|fotoalbums|supplier
-14.51|Adobe|Fotografie-abonnement|software
-22.00|Pixieset Media Inc|gallery plan|software
-180.00|Theperfectwedding.nl|vermelding jaar|marketing
-250.00|M. Aarts second shooter|trouwdag 12 mei|supplier
-61.70|Total Energies Zwolle|19:22 pas 001|fuel
-1300.00|J. Smeding|loon|private-withdrawal
-240.00|JOHANNA SMEDING|nota fotobewerking|private-withdrawal
-75.00|Meesman Indexbeleggen|maandinleg|private-withdrawal
-60.00|Brand New Day|pensioenrekening J Smeding|private-withdrawal,pension
-45.00|711 B.V.|storting 711.nl|gambling
-89.00|Riverty|bestelling wehkamp 881|supplier,private-withdrawal
-62.00|AnderZorg|zorgpremie|private-withdrawal,insurance
-17.50|Hostnet|domein + mail|software
-210.00|Belastingdienst|btw kwartaal 1|vat-payment
-99.00|SVHW|gemeentelijke heffingen|local-tax
-15.00|KNAB|Knab zakelijk mei|bank-costs
-850.00|Gemeente Zwolle|aflossing Tozo bedrijfskrediet|loan-instalment
-1850.00|Bruidspaar De Wit & Kok|annulering terug aanbetaling|reversal
`,
  },
]
