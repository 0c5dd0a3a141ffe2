import type { UntouchedBusiness } from '../untouched-business.ts'

export const shopsAndGuests: readonly UntouchedBusiness[] = [
  {
    kind: 'bicycle shop',
    names: ['De Ketting Tweewielers V.O.F.'],
    lines: `
1284.35|CCV Group B.V.|Naam: CCV Group B.V. Omschrijving: PIN/VPAY/MAESTRO 14-05-2026 41 TRX TERM 58210034 IBAN: NL35INGB0651234567 Kenmerk: 140526-58210034 Valutadatum: 15-05-2026|card-takings,payment-provider-payout
967.80|CCV Group B.V.|Naam: CCV Group B.V. Omschrijving: PIN/VPAY/MAESTRO 16-05-2026 29 TRX TERM 58210034 IBAN: NL35INGB0651234567 Kenmerk: 160526-58210034 Valutadatum: 18-05-2026|card-takings,payment-provider-payout
449.00|Hr R Tuinstra|Naam: Hr R Tuinstra Omschrijving: rek 26-0412 nieuwe accu IBAN: NL18RABO0312884512 Datum/Tijd: 12-05-2026 19:42:10 Valutadatum: 12-05-2026|customer-receipt
3120.00|Lease a Bike B.V.|Omschrijving: self-billing 2026-88412 levering WTX2210 IBAN: NL44ABNA0588123401 Kenmerk: LAB-88412|customer-receipt
-8421.77|Koninklijke Gazelle N.V.|Omschrijving: deb 104882 fakt 90218834 90218870 min creditnota IBAN: NL61ABNA0533440012 Kenmerk: 2026050812 Machtiging ID: 104882-01 Incassant ID: NL22ZZZ090000180000 Zakelijke incasso|supplier
-612.40|Juncker Bike Parts|Omschrijving: klant 33910 factuur 7740112 IBAN: NL08RABO0150221177|supplier
-88.15|Schwalbe Nederland|Omschrijving: RE 4410928 IBAN: DE22384621350007712019|supplier
-1850.00|Rozenstaete Vastgoed C.V.|Omschrijving: huur winkel mei IBAN: NL77INGB0004418822 Periodieke overboeking|rent
-214.00|Vattenfall Klantenservice N.V.|Omschrijving: Termijnbedrag 05-2026 klantnr 61120934 IBAN: NL52INGB0000005585 Kenmerk: 5501289334 Machtiging ID: M44102 Incassant ID: NL04ZZZ332927770000 Doorlopende incasso|energy
-38.20|PWN Waterleidingbedrijf|Omschrijving: voorschot apr-mei-jun klant 8812045 Doorlopende incasso|energy,supplier,local-tax
-62.50|KPN BV|Omschrijving: KPN Zakelijk factuur mei 2026 klantnr 2510044812 Doorlopende incasso|telecom
-2104.66|T. Visser|Omschrijving: salaris mei 2026 IBAN: NL90SNSB0922345567|wages
-712.00|Belastingdienst|Omschrijving: loonheffingen april IBAN: NL86INGB0002445588 Kenmerk: 8012345678601040|wage-tax
-3190.00|Belastingdienst|Omschrijving: IBAN: NL86INGB0002445588 Kenmerk: 5012345678601210 Datum/Tijd: 28-04-2026 21:10:45|vat-payment,wage-tax,income-tax,other-tax,tax-arrears
-1500.00|M Bosman|Omschrijving: prive mei IBAN: NL12INGB0671199820|private-withdrawal
-1500.00|H Bosman|Omschrijving: prive mei IBAN: NL12INGB0671199821|private-withdrawal
310.00|Geldmaat Zijlstraat Haarlem|Storting Pasvolgnr: 003 11-05-2026 17:51 Transactie: G77K21 Term: GM0412|cash-deposit
-27.45||Kosten Zakelijk Betaalpakket 01-04-2026 t/m 30-04-2026 Valutadatum: 04-05-2026|bank-costs
-145.60|Stg. Pensioenfonds Metaal en Techniek|Omschrijving: nota 202604 aansl.nr 118220 Doorlopende incasso|pension
-89.00|CycleSoftware B.V.|Omschrijving: abonnement kassa en werkplaats mei Doorlopende incasso|software
-312.10|ENRA Verzekeringen B.V.|Omschrijving: tussenpersoon 40221 afrekening premies april|insurance,supplier
64.95|ENRA Verzekeringen B.V.|Omschrijving: schadenr 884121 herstel fiets mw Postma|insurance-payout,customer-receipt
-68.11|Shell Schoterweg HAARLEM NLD|Pasvolgnr: 003 09-05-2026 08:02 Transactie: 8D2K1X Term: 4DTR21 Valutadatum: 10-05-2026|fuel
-23.85|GAMMA Haarlem HAARLEM NLD|Pasvolgnr: 004 09-05-2026 10:22 Transactie: 1A9B77 Term: 7KX031 Valutadatum: 10-05-2026|supplier
-500.00|Oranje Spaarrekening|Naar Oranje Spaarrekening P44120921 Valutadatum: 15-05-2026|own-transfer
-54.45|Marktplaats B.V.|Omschrijving: factuur MP26-114022 topadvertentie|marketing
-49.95|Mw S El Idrissi|Omschrijving: retour helm bon 22131|reversal,customer-receipt
-302.50|Adm.kantoor Van der Zwet|Omschrijving: nota 26-188 administratie kwartaal 1|accountancy
`,
  },
  {
    kind: 'pancake restaurant',
    names: ['Pannenkoekenboerderij De Deel B.V.'],
    lines: `
2418.90|Worldline|BETALINGEN 23-05-2026 AANTAL 88 CONTR 3310224 DEPOT 114 NL|card-takings,payment-provider-payout
3107.45|Worldline|BETALINGEN 24-05-2026 AANTAL 104 CONTR 3310224 DEPOT 115 NL|card-takings,payment-provider-payout
862.20|American Express Payments Europe|AXP SETTLEMENT 9441023310 220526|card-takings,payment-provider-payout
1204.18|Takeaway.com Payments|Thuisbezorgd.nl uitbetaling week 21 restaurant 118420|payment-provider-payout,customer-receipt
640.00|Basisschool De Bron|schoolreisje groep 8, 32 kinderen, fact. 2026-41|customer-receipt
387.50|J.W. Oostenbrink e/o G. Oostenbrink-Mulder|aanbetaling feest 6 juni|customer-receipt
1850.00|Sealbag Brink's|AFSTORTING SEALBAG NR 0088124512 DD 22-05|cash-deposit
-2210.84|Sligro Food Group Nederland B.V.|KLANT 552014 WK 21 FACT 8841209|supplier,groceries
-418.70|Koopmans Meel|factuur VF26-01182|supplier
-291.33|Zuivelhandel Gerritsen|nota's week 20 en 21|supplier
-1344.12|Heineken Nederland B.V.|deb.nr 2200817 factuur 9014412|supplier
-41.18|Lidl 482 Ede|Betaalautomaat 09:12 pasnr. 021|groceries,supplier
-3650.00|Stichting Het Geldersch Buitengoed|pacht horeca juni 2026|rent
-1188.00|Eneco Zakelijk B.V.|Termijn juni 2026 contract 40117782|energy
-96.00|Vitens N.V.|Termijnbedrag 2e kwartaal klantnummer 600418213|energy,supplier,local-tax
-188.76|PreZero Nederland|afvalinzameling mei 2026 debnr 77120|supplier,local-tax
-1912.33|D. Aalbers|Loon periode 5|wages
-1420.08|K. Nowak|Loon periode 5|wages
-388.15|Fleur Wolters|Loon periode 5|wages
-245.60|Sem Wolters|Loon periode 5|wages
-1009.15|Pensioenfonds Horeca & Catering|factuur 26-05 werkgever 88120|pension
-3480.00|Belastingdienst Apeldoorn|aangifte LH mei 2026 8123.45.678.L.01.6050|wage-tax
-5712.00|Belastingdienst Apeldoorn|btw mei|vat-payment
-211.75|Buma Stemra/Sena Service Centrum|MIJNLICENTIE 2026 FACT 4410028|supplier
-133.10|Lightspeed Netherlands B.V.|Invoice K-SER 2026-05 subscription|software
-44.51|Rabobank|Kosten Rabo Zakelijk Pakket mei 2026|bank-costs
-28.32|Worldline|Terminalhuur en transactiekosten mei factuur 6612093|payment-provider-costs,bank-costs,lease
-2000.00|De Deel Beheer B.V.|management fee mei|private-withdrawal,wages,supplier
-1250.00|Coöperatieve Rabobank U.A.|Aflossing lening 3551.220.118 termijn 06-2026|loan-instalment
-262.19|Coöperatieve Rabobank U.A.|Rente lening 3551.220.118|loan-instalment,bank-costs
`,
  },
  {
    kind: 'shoe web shop',
    names: ['Klein Stapje', 'L. van Ommeren'],
    lines: `
1877.41|Stichting Mollie Payments|Mollie settlement 1188420.2605.01 (M1188420M05)|payment-provider-payout
1422.06|Stichting Mollie Payments|Mollie settlement 1188420.2605.02 (M1188420M06)|payment-provider-payout
604.33|bol.com b.v.|Verkoopafrekening 2605 partner 1440128|payment-provider-payout,customer-receipt
312.88|Klarna Bank AB (publ)|KLARNA PAYOUT REF 77KX21|payment-provider-payout
148.19|PayPal (Europe) S.a r.l. et Cie, S.C.A.|PAYPAL OVERBOEKING 1040221188213|payment-provider-payout,own-transfer
-2410.50|Bisgaard Sko A/S|Invoice 441902 AW26|supplier
-1866.00|Shoesme B.V.|order 26-00218 najaar 1e levering|supplier
-744.20|Froddo - Ivancica d.d.|PROFORMA 1182/26|supplier
-388.41|MyParcel|Factuur 2026-1140822 zendingen mei|supplier
-129.00|PostNL Pakketten Benelux B.V.|Factuurnr 4410281120|supplier
-84.70|Paardekooper Verpakkingen|verzenddozen|supplier
-39.00|Shopify International Limited|Shopify bill 402118822|software
-28.00|Klaviyo Inc.|KLAVIYO INC. SOFTWARE, BOSTON US|software,marketing
-350.00|Google Ireland Limited|Google Ads 441-201-8821|marketing
-275.00|Meta Platforms Ireland|FACEBK *K2LM88XYT2 fb.me/ads IE|marketing
-15.00|Stichting Webshop Keurmerk|lidmaatschap mei|supplier,marketing
-42.35|Moneybird|Factuur 2026-1140281|software,accountancy
-1800.00|L. van Ommeren|salaris mei ;)|private-withdrawal,wages
250.00|L. van Ommeren|Even bijvullen|private-deposit,own-transfer
-1066.00|Belastingdienst|Betalingskenmerk 1188 2044 1501 6210|vat-payment,income-tax,other-tax,tax-arrears,wage-tax
-212.00|Belastingdienst|Voorlopige aanslag IB 2026 termijn 5|income-tax
-425.00|Opslag Hengelo B.V.|Box 118 + 119 juni|rent
-49.95|Mw. K. Bruins|Retour order #10418|reversal,customer-receipt
-64.90|Anna Verhagen|terugbetaling bestelling 10377 maat te klein|reversal,customer-receipt
-9.99|bunq|bunq Pro Business monthly fee|bank-costs
-400.00|Klein Stapje|BTW potje|own-transfer
-18.75|HEMA Hengelo|HEMA FIL 0118 HENGELO, NL|supplier,groceries,private-withdrawal,hospitality
-33.28|Centraal Beheer|AVB bedrijven polis 9912044|insurance
`,
  },
  {
    kind: 'cheese stall on markets',
    names: ['Kaashandel Hoogland'],
    lines: `
612.40|SumUp Limited|SUMUP PID 4410221 PAYOUT 070326|payment-provider-payout,card-takings
748.15|SumUp Limited|SUMUP PID 4410877 PAYOUT 080326|payment-provider-payout,card-takings
702.92|SumUp Limited|SUMUP PID 4412019 PAYOUT 120326|payment-provider-payout,card-takings
1140.00||STORTING GELDMAAT 09.03.26 10.14 UUR MIDDELBURG LANGE DELFT PAS 011|cash-deposit
985.00||STORTING GELDMAAT 16.03.26 10.02 UUR MIDDELBURG LANGE DELFT PAS 011|cash-deposit
186.50|Restaurant De Vriendschap|/TRTP/SEPA OVERBOEKING/IBAN/NL40ABNA0448120912/BIC/ABNANL2A/NAME/Restaurant De Vriendschap/REMI/kaasplankjes febr nota 26019/EREF/NOTPROVIDED|customer-receipt
94.00|Hockeyclub Walcheren|/TRTP/SEPA OVERBOEKING/IBAN/NL19RABO0330118844/NAME/Hockeyclub Walcheren/REMI/26022 nieuwjaarsborrel/EREF/NOTPROVIDED|customer-receipt
-2844.10|Zijerveld en Veldhuyzen B.V.|/TRTP/SEPA Incasso B2B doorlopend/CSID/NL11ZZZ290178410000/NAME/Zijerveld en Veldhuyzen B.V./MARF/2201/REMI/fact 260118822 26011902|supplier
-631.25|Kaasboerderij Schellach|/TRTP/SEPA OVERBOEKING/NAME/Kaasboerderij Schellach/REMI/12 boerenkazen maart|supplier
-118.44|Dupont Emballage|/TRTP/SEPA OVERBOEKING/IBAN/BE44733011229945/NAME/Dupont Emballage/REMI/FV 2026/0188|supplier
-266.20|Gemeente Middelburg|/TRTP/SEPA OVERBOEKING/NAME/Gemeente Middelburg/REMI/marktgeld 1e kw 2026 deb 300418|local-tax,rent
-198.00|Gemeente Vlissingen|/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL91ZZZ223142270000/NAME/Gemeente Vlissingen/MARF/VL-10021/REMI/standplaatsvergoeding weekmarkt|rent,local-tax
-71.90||BEA, Betaalpas Tango Goes,PAS011 NR:TK018H, 05.03.26/05:41 GOES|fuel
-84.02||BEA, Betaalpas TinQ Middelburg,PAS011 NR:3B8812, 12.03.26/05:22 MIDDELBURG|fuel
-14.35||BEA, Betaalpas Bakkerij Sinke,PAS011 NR:110K2P, 07.03.26/07:11 GOES|hospitality,groceries
-310.00|Belastingdienst|/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL38ZZZ503179500000/NAME/Belastingdienst/MARF/MRB/REMI/Motorrijtuigenbelasting V-118-KB 03-2026|other-tax
-1422.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/IBAN/NL86INGB0002445588/NAME/Belastingdienst/REMI/3118 2204 5501 6211/EREF/NOTPROVIDED|vat-payment,income-tax,other-tax,tax-arrears,wage-tax
-164.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/NAME/Belastingdienst/REMI/zvw 2026 maart|income-tax
-98.23|Univé Schade|/TRTP/SEPA Incasso algemeen doorlopend/NAME/Unive Schade/MARF/U-44812/REMI/bestelauto en verkoopwagen maart|insurance
-151.30|Zilveren Kruis|/TRTP/SEPA Incasso algemeen doorlopend/NAME/Zilveren Kruis Zorgverzekeringen NV/REMI/relatie 118220415 premie 03-2026|private-withdrawal,insurance
-1600.00|C A Hoogland|/TRTP/SEPA OVERBOEKING/NAME/C A Hoogland/REMI/huishoudgeld|private-withdrawal
-640.00|Nynke Hoogland|/TRTP/SEPA OVERBOEKING/NAME/Nynke Hoogland/REMI/zaterdaghulp febr|wages,private-withdrawal
-19.45||ABN AMRO Bank N.V. Zakelijk Pakket 4,95 Kosten stortingen 14,50 maart 2026|bank-costs
-35.00|CVAH|/TRTP/SEPA OVERBOEKING/NAME/Centrale Vereniging Ambulante Handel/REMI/contributie 2026 1e termijn|supplier
-126.45|Koeltechniek De Regt|/TRTP/SEPA OVERBOEKING/NAME/Koeltechniek De Regt/REMI/onderhoud koeling wagen 26-112|supplier
-200.00||GEA, Betaalpas Geldmaat Markt 4,PAS011 NR:GM2201, 06.03.26/16:10 VLISSINGEN|cash-withdrawal
-52.00|Weegtechniek Holland|/TRTP/SEPA OVERBOEKING/NAME/Weegtechniek Holland/REMI/ijking weegschaal|supplier
`,
  },
  {
    kind: 'campsite',
    names: ['Camping Het Vossenveen B.V.'],
    lines: `
2640.00|Stripe Technology Europe Ltd|STRIPE C7X1K2 PAYOUT|payment-provider-payout
1893.72|Booking.com B.V.|NO.K4T81 /PAYOUT 3301882 ID 10024418|payment-provider-payout,customer-receipt
4211.40|ACSI Publishing B.V.|Camping Booking afrekening juli 2026|payment-provider-payout,customer-receipt
1480.00|Fam. de Ruijter|jaarplaats 44 2e termijn|customer-receipt
1480.00|P.J.M. Cuijpers CJ|JP 61 termijn 2|customer-receipt
236.00|Familie Hellmann|Buchung 20260744 Stellplatz 22.07.-29.07.|customer-receipt
318.50|Jürgen Brandt u. Sabine Brandt|Restzahlung Rechnung 26/388|customer-receipt
1129.35|Adyen N.V.|TX88120441XT batch 214 Vossenveen receptie|card-takings,payment-provider-payout
866.10|Adyen N.V.|TX88120448XT batch 215 Vossenveen kantine|card-takings,payment-provider-payout
90.00|Hr. T Dekkers|afrekening stroom plaats 17|customer-receipt
-1870.55|Hanos Zwolle|klantnr 401882 factuur 26118204|supplier,groceries
-422.00|Gasservice Drenthe B.V.|propaan flessen week 29|supplier,energy
-2980.00|Engie Nederland N.V.|maandnota elektra juli KV 118204|energy
-611.04|N.V. Waterleidingmaatschappij Drenthe|verbruik 2e kwartaal 2026 klant 220481|energy,supplier,local-tax
-744.15|Renewi Nederland|rolcontainers juli F-22018447|supplier,local-tax
-1633.20|Gemeente Westerveld|Toeristenbelasting 2026 voorlopig 118220|local-tax,other-tax
-988.00|Noordelijk Belastingkantoor|Waterschapsbelasting zuiveringsheffing 2026 termijn 4|local-tax
-2155.18|A. ten Napel|Salaris juli 2026|wages
-2021.75|R. Sikkens|Salaris juli 2026|wages
-612.30|Lotte Kamps|Vakantiewerk juli|wages
-733.18|Stichting Pensioenfonds Recreatie|PFR premie juli 0118220|pension
-1840.00|Belastingdienst|LB/PH 07-2026|wage-tax
2011.00|Belastingdienst|TERUGGAAF OMZETBELASTING 2E KWARTAAL 2026|tax-refund
-2850.00|Triodos Bank N.V.|Rente en aflossing leningnr 2016.44.1182|loan-instalment
-455.00|Interpolis|Bedrijven Compact Polis kwartaal 3|insurance
-312.18|Ziggo Zakelijk|wifi terrein juli klant 40118820|telecom
-181.50|Recreatief Reserveringssystemen B.V.|Licentie boekingsmodule juli|software
-145.00|Zwembadchemie Oost|chloortabletten|supplier
-96.80|Jeugdland Speeltoestellen Inspectie|keuring speeltuin 2026|supplier
-1333.00|DLL Finance|Leasetermijn minigraver 7/60|lease,loan-instalment
-50.00|Gezin Van Vliet|borg sleutelkaart terug|reversal,customer-receipt
`,
  },
]
