import type { UntouchedBusiness } from '../untouched-business.ts'

export const placesAndTravel: readonly UntouchedBusiness[] = [
  {
    kind: 'car wash',
    names: ['Autowas De Spetter B.V.'],
    lines: `
3422.10|Nexi Germany GmbH|Kartenzahlungen KW 19|card-takings,payment-provider-payout
1210.00|MKB Brandstof B.V.|verkochte wasbeurten mei|customer-receipt
1815.00|Athlon Car Lease|wassen contract factuur 12|customer-receipt
2662.00|Shell Nederland Verkoopmaatschappij|factuur 14 wasstraat exploitatie|customer-receipt
-1188.00|Evides Waterbedrijf|termijn|energy
-2240.00|Engie Business|elektra|energy
-811.00|Christ Wash Systems|onderhoud borstels|supplier
-399.00|Turtle Wax Pro|shampoo 200 l|supplier
-4300.00|Q-Vastgoed Breda|huur terrein|rent
-2877.00|Mercator Equipment Funding|installment 8 of 60|loan-instalment,lease
-1560.00|Deutsche Leasing AG|Leasingrate Portalwaschanlage|lease
-505.00|Ebury Partners|FX settlement invoice Christ|supplier,own-transfer
-1760.00|B. Osman|salaris mei|wages
-1699.00|P. Janse|salaris mei|wages
-1290.00|Belastingdienst|Loonheffingen mei|wage-tax
-2900.00|Spetter Management B.V.|DGA fee|private-withdrawal,wages,supplier
-8000.00|Spetter Management B.V.|lening u/g|private-withdrawal,loan-instalment,own-transfer
50000.00|Spetter Management B.V.|achtergestelde lening|loan-proceeds,private-deposit
-60.00|Waterschap Brabantse Delta|lozing|local-tax
-1500.00|UWV|terugbetaling voorschot NOW 2021 termijn 22|loan-instalment,subsidy,tax-arrears
-88.00|Prosegur Cash|geldophaling|supplier,bank-costs
1244.00|Prosegur Cash|afstorting munten wasboxen|cash-deposit
-190.00|Reclamebureau Knal|spandoek|marketing
3800.00|Baloise Schade|vergoeding stormschade luifel|insurance-payout
`,
  },
  {
    kind: 'climbing hall',
    names: ['Klimhal Overhang B.V.'],
    lines: `
2812.00|Buckaroo|uitbetaling abonnementen mei|payment-provider-payout
1244.00|CCV|AFREK. PIN 19-05|card-takings,payment-provider-payout
388.00|ClassPass Europe|partner earnings|customer-receipt,payment-provider-payout
1089.00|Olympia Uitzendbureau|teamuitje factuur 77|customer-receipt
847.00|Jackpot Recruitment B.V.|bedrijfsuitje 82|customer-receipt
40000.00|Triple Jump Leningfonds|drawdown facility A|loan-proceeds
-1911.00|Triple Jump Leningfonds|interest and principal Q2|loan-instalment
-2088.00|Sportfonds Capital Partners|termijn 7|loan-instalment
-744.00|Entre-Prises Klimwanden|nieuwe grepen|supplier
-511.00|Petzl Benelux|gordels en touw|supplier
-5100.00|NS Vastgoed|huur hal mei|rent
-688.00|Vandebron|stroom|energy
-1480.00|J. Krol|loon routebouwer|wages
-402.00|Temper Works|inhuur balie|wages,supplier
-188.00|Peeze Koffie|bonen bar|supplier,hospitality,groceries
-219.00|Playpass|reserveringssoftware|software
-142.00|Hiscox|bestuurdersaansprakelijkheid|insurance
-1100.00|Overhang Invest B.V.|r/c|private-withdrawal,own-transfer
-3500.00|Overhang Invest B.V.|managementfee mei|private-withdrawal,wages,supplier
-899.00|Belastingdienst|L-aangifte loonheffing april|wage-tax
-322.00|NKBV|erkenning|supplier
-65.00|L. Post|restitutie jaarkaart zwanger|reversal
-29.00|L. Post|stornering abonnement mei|reversal
-79.00|Mailchimp|monthly plan|software,marketing
`,
  },
  {
    kind: 'travel agency',
    names: ['Reisbureau Noorderlicht', 'F. Hamstra'],
    lines: `
2411.00|fam. Wiersma|reis Lofoten boeking 812|customer-receipt
812.00|TUI Nederland N.V.|provisie april agent 7712|customer-receipt
645.00|Sunweb Group|commissie maart|customer-receipt
990.00|Booking.com|Affiliate partner commission payout Q1|customer-receipt,payment-provider-payout
-1604.00|Hurtigruten AS|boeking 812 aanbetaling|supplier,travel
-733.00|KLM Royal Dutch Airlines|tickets fam Wiersma|travel,supplier
-402.00|Best Western Tromso|3 nights group|travel,supplier
-155.00|ANVR|contributie|supplier
-260.00|SGR Stichting Garantiefonds Reisgelden|bijdrage omzet|insurance,supplier
-35.00|Calamiteitenfonds Reizen|afdracht|insurance,supplier
-1500.00|F. Hamstra|prive|private-withdrawal
-90.00|Sabre Nederland|GDS licentie|software
-550.00|Wijkcentrum De Bron|huur balie|rent
-75.00|Leeuwarder Courant|advertentie poolreis|marketing
-380.00|New10|termijn 14|loan-instalment
-18.00|Regiobank|kosten zakelijk|bank-costs
-44.00|Solcon|internet|telecom
-133.00|Flynth|administratie mei|accountancy
-402.00|Belastingdienst|omzetbelasting mei 2026|vat-payment
-1240.00|fam. Wiersma|terugstorting geannuleerde reis|reversal
-40.00|Visa Card Services Nederland|afschrijving mei|supplier,private-withdrawal,own-transfer
-250.00|Coolblue|Printer kantoor|supplier
1200.00|Hurtigruten AS|refund cancelled sailing 812|refund-received
`,
  },
  {
    kind: 'estate agent',
    names: ['Makelaardij Grachtzicht B.V.'],
    lines: `
6050.00|Notariskantoor Van Buren Derdengelden|courtage Herengracht 4 factuur 26-12|customer-receipt
4235.00|Netwerk Notarissen kwaliteitsrekening|verkoopcourtage fam Blom|customer-receipt
3025.00|Rabobank Hypotheken Taxaties|nota taxatie 26-19|customer-receipt
968.00|Florius|taxatierapport factuur 26-22|customer-receipt
605.00|J. Blom|aankoopbegeleiding startfee|customer-receipt
-488.00|Funda Real Estate B.V.|plaatsingen april|marketing,rent,supplier
-211.00|NVM|lidmaatschap|supplier
-150.00|NWWI|validaties taxaties|supplier
-99.00|Realworks B.V.|CRM abonnement|software
-363.00|Zibber Woningfotografie|fotos 3 objecten|supplier,marketing
-70.00|Kadaster|producten april|supplier,local-tax
-2411.00|M. de Zeeuw|salaris april|wages
-1650.00|Amvest Kantoren|huur april|rent
-611.00|Mini Financial Services|lease Cooper E|lease
-66.00|Greenwheels|deelauto|travel
-175.00|Bloemist Tulp|boeketten nieuwe eigenaren|supplier,marketing
-2200.00|Grachtzicht Holding|fee directeur|private-withdrawal,wages,supplier
-15000.00|Grachtzicht Holding|voorschot dividend 2026|dividend,private-withdrawal
-2866.00|Belastingdienst|Loonheffingen 04-2026|wage-tax
-4012.00|Belastingdienst|OB kwartaal 1|vat-payment
-128.00|Nationale Nederlanden Schadeverz.|beroepsaansprakelijkheid|insurance
-84.00|Café Luxembourg|lunch notaris|hospitality
-255.00|Hypotheekshop Centrum|lead doorverwijzing nota|supplier,marketing
-50.00|Gemeente Amsterdam Parkeren|bedrijfsvergunning|travel,local-tax
`,
  },
  {
    kind: 'e-bike rental',
    names: ['Fietsverhuur Duinzicht', 'P. Wagenaar'],
    lines: `
318.00|Stripe|STRIPE Q9A2 DUINZICHT|payment-provider-payout
702.50|Rabo SmartPin|uitbetaling 14 juni|card-takings,payment-provider-payout
1815.00|Landal GreenParks B.V.|huurfietsen mei nota 44|customer-receipt
265.00|Familie Brandt|Fahrradmiete 5 Tage|customer-receipt
-4411.00|Batavus Accell Nederland|4 e-bikes bestelling|supplier
-188.00|Internet-Bikes B.V.|remblokken, banden|supplier
-820.00|Alfa Fietslease Finance|termijn wagenpark 9/36|lease,loan-instalment
-355.00|Sparkasse Nordhorn|Darlehensrate 06/26 Nr 8812|loan-instalment,private-withdrawal
-240.00|Payin3 B.V.|gereedschap in 3 termijnen|supplier,loan-instalment
-900.00|Camping De Lakens|standplaats verhuurkiosk|rent,supplier
-102.00|Enra verzekeringen|diefstalverzekering fietsen|insurance
1450.00|Enra verzekeringen|diefstal 1 e-bike claim 7712|insurance-payout
-1600.00|P. Wagenaar|privé|private-withdrawal
-380.00|P. Wagenaar|werk en onderdelen bon 8|private-withdrawal
-144.00|N. Wagenaar|zaterdaghulp|wages,supplier,private-withdrawal
-300.00|Gemeente Bloemendaal|precario terras kiosk|local-tax
-19.00|Bikerentalmanager|monthly plan|software
-33.80|Albert Heijn Overveen|Google Pay|groceries
-61.00|Strandpaviljoen Parnassia|etentje personeel|hospitality
-210.00|Mediawind|folders eiland|marketing,supplier
-699.00|Belastingdienst|BTW mei|vat-payment
-58.00|Ziggo Services|internet kiosk|telecom
-25.00|Toto|TOTO storting iDEAL|gambling
-40.00|Fam. Brandt|Erstattung Kaution|reversal
`,
  },
]
