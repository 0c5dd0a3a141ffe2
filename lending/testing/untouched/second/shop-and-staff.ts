import type { UntouchedBusiness } from '../untouched-business.ts'

export const shopAndStaff: readonly UntouchedBusiness[] = [
  {
    kind: 'web shop in games',
    names: ['Spellenkelder Online', 'M. Okonjo'],
    lines: `
3312.88|Bol.com B.V.|Uitbetaling verkoperspositie 20260715|customer-receipt,payment-provider-payout
914.21|AMAZON PAYMENTS EUROPE SCA|AMZN MKTPLACE 4H2KX settlement|customer-receipt,payment-provider-payout
642.00|Adyen N.V.|TX2218827Z batch 112 SpellenkelderNL|payment-provider-payout
188.37|PayPal (Europe) S.a.r.l. et Cie|withdrawal 1027733|payment-provider-payout,own-transfer
276.95|Klarna Bank AB (publ)|Settlement 8812339 merchant K90012|payment-provider-payout
510.25|Buckaroo|Stg. Buckaroo payout wk 29|payment-provider-payout
76.00|Catawiki B.V.|payout lot 6611233|customer-receipt,payment-provider-payout
12000.00|Mollie Capital|Business funding advance MC-55120|loan-proceeds
-1430.00|Mollie Capital|repayment advance MC-55120|loan-instalment
20000.00|YouLend Nederland|advance PayPal/eBay seller funding|loan-proceeds
9000.00|Shopify International Ltd|Shopify Capital funding 7712|loan-proceeds
-388.12|Shopify Capital|remittance daily 17%|loan-instalment
15000.00|Wayflyer Limited|WF-NL-22817 advance|loan-proceeds
-2250.00|Wayflyer Limited|weekly remittance WF-NL-22817|loan-instalment
-1844.00|Uncapped Ltd|repayment 3 of 10|loan-instalment
-4210.22|Asmodee Benelux|facturen juni 11200-11218|supplier
-1883.00|999 Games B.V.|order zomer 2026|supplier
-655.45|Alibaba.com Singapore|trade assurance order 1722882 USD|supplier
-2201.00|Shenzhen Toymaker Co Ltd|TT deposit 30% PI-20260611|supplier
-388.60|Belastingdienst/Douane|aangifte invoer 26NL000 invoerrechten|other-tax,vat-payment
-421.15|MyParcel.nl|verzendkosten juli|supplier
-1089.00|Monta Fulfilment|opslag en orderpick juni|supplier
-76.12|Bol.com|commissie en verzendkosten factuur 8812|payment-provider-costs,supplier,marketing
-33.06|Mollie B.V.|Factuur transactiekosten 2026.06|payment-provider-costs
-36.00|Shopify|subscription basic july|software
-812.40|Meta Platforms Ireland|FB ADS 7821-1120|marketing
-99.00|Tweakwise / Channable B.V.|feed management|software
-35.00|Thuiswinkel Waarborg|maandbijdrage keurmerk|supplier,marketing
-24.20|Speelhal De Jackpot Zandvoort|partij tweedehands flipperkast onderdelen|supplier
-12.10|Las Vegas Party Verhuur|huur decor speldag|supplier,rent
-1500.00|M. Okonjo|loon eigenaar|private-withdrawal
-1750.00|M. Okonjo|inv. MO-7 consultancy july|private-withdrawal
4000.00|Stichting Derdengelden Mr. Van Loon|schikking geschil leverancier|insurance-payout,refund-received,customer-receipt
61.44|999 Games B.V.|creditnota retour beschadigde dozen|refund-received
-56.90|C. Hendriksen|refund order 20266612|reversal
-7.99|Revolut|Revolut Business plan fee|bank-costs
-1.20|Revolut|FX markup fee USD|bank-costs
-500.00|Revolut|Exchanged to USD|foreign-currency,own-transfer
`,
  },
  {
    kind: 'funeral home',
    names: ['Uitvaartzorg Van der Laan', 'K. van der Laan'],
    lines: `
4215.00|DELA Natura- en levensverzekeringen N.V.|uitvaart mw. Smit polis 7712233 factuur 26-041|customer-receipt,insurance-payout
3890.00|Monuta Verzekeringen|inzake uitvaart dhr Baas 26-042|customer-receipt,insurance-payout
5122.40|Erven J. de Ruiter|factuur uitvaart 26-043|customer-receipt
2750.00|Ardanta / a.s.r. Levensverzekering N.V.|nota 26-040 uitkering verzorging|customer-receipt,insurance-payout
1895.00|Gemeente Schagen|uitvaart wet lijkbezorging dossier 812|customer-receipt
-980.00|Crematorium Schagerkogge|crematie 26-041 en aula|supplier
-745.00|Begraafplaats Beheer Noordkop|grafrechten doorbelast|supplier,local-tax
-612.00|Unigra Uitvaartkisten|kisten mei|supplier
-266.20|Bloemsierkunst Anemoon|rouwbloemwerk 26-041 26-043|supplier
-338.80|Drukwerk Rouwkaart.nl|rouwkaarten|supplier
-424.00|Rouwauto Nederland Cooperatie|ritten mei|supplier,travel
-150.00|Dagblad Noordhollands|familiebericht 12 mei|marketing,supplier
-302.11|Hertz Rouwkoets B.V.|huur koets|supplier,rent,lease
-95.00|BGNU Keurmerk|bijdrage 2026|supplier
-2000.00|K. van der Laan|opname|private-withdrawal
-350.00|Centraal Beheer|premie bedrijfswagen + AVB|insurance
-487.30|Volkswagen Pon Financial Services|leasetermijn Caravelle|lease
-1025.00|Knab Zakelijke Lening|maandtermijn lening|loan-instalment
-411.99|Tele2 / Odido Business|meldpunt 24/7 doorschakeling|telecom
-203.00|Belastingdienst|inkomstenbelasting 2026|income-tax
-77.20|BP Europa Schagen|14:20 betaalpas 44|fuel
-112.95|De Wereld van Vis Restaurant|condoleance broodjes|hospitality,supplier
-51.02|CZ Zorgverzekeringen|ziektekostenpremie K vd Laan|private-withdrawal,insurance
-230.00|ABN AMRO Hypotheken|hypotheek woonhuis|private-withdrawal,loan-instalment
-1150.00|Florius|hypotheektermijn mei leningnr 22.881|private-withdrawal,loan-instalment
-260.00|Stichting Bedrijfstakpensioenfonds Uitvaart|premie 05|pension
-1822.30|E. Groot|salaris mei uitvaartverzorger|wages
-321.14||SEPA Incasso algemeen doorlopend Incassant: NL20ZZZ332952080000 Naam: Vodafone Libertel B.V. Machtiging: 8812 Omschrijving: factuur mei|telecom
-58.00||/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/NAME/Koffiebranderij Kees/REMI/factuur 221 koffie aula/EREF/NOTPROVIDED|supplier,groceries,hospitality
2200.00||/TRTP/SEPA OVERBOEKING/NAME/HR P BAKKER/REMI/UITVAART MOEDER NOTA 26-044/EREF/NOTPROVIDED|customer-receipt
-1499.00||/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL28ZZZ500511730000/NAME/Belastingdienst/REMI/Omzetbelasting april|vat-payment
700.00|K. van der Laan|lening van mijn broer doorgestort|private-deposit,loan-proceeds
15000.00|J. van der Laan|onderhandse lening cf akte 3%|loan-proceeds,private-deposit
-350.00|J. van der Laan|rente en aflossing onderhandse lening|loan-instalment,private-withdrawal
`,
  },
  {
    kind: 'cleaning company',
    names: ['Blinkend Schoonmaak', 'F. Asante'],
    lines: `
1936.00|VvE De Toren III|schoonmaak trappenhuis juni nr 1188|customer-receipt
847.00|Casino Royal Amusement Tilburg|factuur 1190 avondschoonmaak|customer-receipt
605.00|Bingo Hal Zuid Exploitatie|uw factuur 1191|customer-receipt
3388.00|Stichting Basisscholen Midden-Brabant|1192 schoonmaak mei|customer-receipt
1210.00|Tempo-Team Facility Bureau|betaling fact 1194 onderaanneming|customer-receipt
422.29|Helpling Netherlands B.V.|payout bookings wk 22|customer-receipt,payment-provider-payout
-63.10|Helpling Netherlands B.V.|service fee invoice may|payment-provider-costs,supplier,marketing
-315.00|Nilfisk B.V.|onderhoud schrobzuigmachine|supplier
-188.77|Ecolab B.V.|middelen 771|supplier
-71.06|Makro Breda|Pin 11:12 schoonmaakspullen|groceries,supplier
-1344.19|M. da Silva|loon mei 4 weken|wages
-1298.44|Z. Kaya|netto loon P5|wages
-402.80|Bpf Schoonmaak|premienota periode 5|pension
-212.00|RAS Raad voor Arbeidsverhoudingen Schoonmaak|premie 2026|pension,social-insurance,supplier
-1700.00|F. Asante|eigen salaris juni|private-withdrawal
-300.00|F Asante|MoneyGram familie Ghana|private-withdrawal
-150.00|Western Union Payment Services|transfer 7712 Accra|private-withdrawal,own-transfer
-200.00|Wise Europe SA|transfer to F Asante GHS|private-withdrawal,own-transfer
-100.00|TOTO Online B.V.|iDEAL storting TOTO|gambling
-75.00|Holland Casino Breda|BEA 23:41 pas 002|gambling
-45.00|BetCity.nl|betaling BetCity|gambling
-80.00|Pinnacle Curacao N.V.|card deposit pinnacle|gambling
-60.00|Bwin Holdings Gibraltar|deposit 66120|gambling
310.00|TOTO Online B.V.|uitbetaling tegoed|gambling
-120.00|eToro (Europe) Ltd|deposit CFD account|crypto,private-withdrawal,gambling
-250.00|Kraken Payward Ltd|SEPA deposit AA81|crypto
200.00|Coinbase Europe|withdrawal EUR wallet|crypto
-99.00|Interactive Brokers Ireland|U8812 deposit|private-withdrawal,crypto
-350.00|BinckBank / Saxo|effectenrekening|private-withdrawal,crypto,own-transfer
-145.90|Lebara Mobile|bundels personeel|telecom
-320.00|Autobedrijf Smulders|APK en banden bus|supplier,travel
-411.20|Hiltermann Lease|Financial lease bus VGH-88-P|lease
-84.40|Tango Tilburg|tanken 19:20|fuel
-24.60|SnackPoint Tilburg|betaalautomaat 21:02|hospitality,groceries
-95.00|Gemeente Tilburg Parkeren|naheffingsaanslag parkeerbelasting|fine,local-tax,travel
-138.00|CJIB|verkeersboete 2214|fine
-2230.00|Belastingdienst|Loonheffingen mei 2026|wage-tax
-290.00|Belastingdienst|Toeslagen terugvordering kinderopvangtoeslag 2024|private-withdrawal,benefit,income-tax,tax-arrears
`,
  },
  {
    kind: 'staffing agency',
    names: ['Noorderflex Uitzendbureau B.V.'],
    lines: `
28450.00|Bibby Factoring / Bibby Financial Services|funding 88% batch 14|loan-proceeds,customer-receipt,payment-provider-payout
14200.00|Factris Netherlands B.V.|advance invoices 1188-1191|loan-proceeds,customer-receipt,payment-provider-payout
9680.00|Voeders Poiesz Distributie B.V.|fact NF26-221 inleen wk 21|customer-receipt
7260.00|KPN B.V.|Betaling factuur NF26-225|customer-receipt
4840.00|Essent Retail Services|factuur NF26-230 callcenter krachten|customer-receipt
3630.00|Belastingdienst Centrale Administratie Facturen|NF26-231 inhuur|customer-receipt
12100.00|Rabobank Groep Crediteuren|NF26-235 detachering|customer-receipt
-421.33|P. Jelsma|weekloon 22|wages
-512.10|G. Popescu|Loon week 22 2026|wages
-388.47|D. Kamińska|WEEKLOON 23|wages
-21300.00|G-rekening Noorderflex Uitzendbureau|storting g-rek loonheffing wk 22|own-transfer,wage-tax
-9950.00|Belastingdienst|LH 2026 P5 4-weken|wage-tax
-4210.00|Stichting Pensioenfonds voor Personeelsdiensten (StiPP)|StiPP P5|pension
-318.00|ABU Algemene Bond Uitzendondernemingen|contributie|supplier
-187.00|SNCU / SFU|bijdrage sociaal fonds flex|social-insurance,supplier,pension
-1266.00|Acture Verzuim|premie eigenrisicodragerschap ZW|insurance,social-insurance
-1210.00|Booking Experts Huisvesting Arbeidsmigranten|huur chalets uitzendkrachten juni|rent,supplier,travel
-350.00|Indeed Ireland Operations|sponsored jobs|marketing
-199.00|LinkedIn Ireland|recruiter lite|marketing,software
-726.00|Carerix B.V.|ATS licenties Q3|software
-1030.00|Easyflex Nederland|licentiekosten backoffice|software
-2300.00|OHRA/Bovemij|wagenpark verzekering|insurance
-9.80|Rabobank|Kosten spoedbetaling + batch|bank-costs
-645.00|Bibby Financial Services|factoring fee en rente mei|bank-costs,payment-provider-costs,loan-instalment
-1988.00|Caple Ltd|loan instalment CP-1182|loan-instalment
-3100.00|Spotcap Netherlands B.V.|incasso aflossing 8/12|loan-instalment
-2840.00|Voldaan B.V.|kredietaflossing factuurvoorschot|loan-instalment
-1440.00|Yeaz Finance|weektermijn 11|loan-instalment
-990.00|Dutch Finance Lease|termijn mobiele kantoorunits|lease
-500.00|Flexkracht Holding BV|rekening-courant directie|private-withdrawal,own-transfer,dividend
-12000.00|Flexkracht Holding BV|dividenduitkering 2025|dividend,private-withdrawal
40000.00|Flexkracht Holding BV|agiostorting|private-deposit
-2650.00|Hampshire Plaza Groningen|personeelsfeest|hospitality,supplier
-84.70|Bizzabo / Jobfair Groningen|stand banenmarkt|marketing
3200.00|UWV|no-riskpolis ziektewet uitkering werknemer|benefit
-2100.00|UWV|werkgeversbijdrage WW premie|social-insurance,wage-tax
-7700.00|Belastingdienst|Vpb 2025 definitieve aanslag|corporate-tax
-310.00|Sociaal Fonds AZW|aanvullende premie|social-insurance,pension,supplier
`,
  },
  {
    kind: 'hairdresser and beauty',
    names: ['Salon Bij Sanne', 'S. Pruijs'],
    lines: `
412.35|SumUp|SumUp uitbetaling 2 juli|card-takings,payment-provider-payout
298.10|myPOS World Ltd|myPOS withdrawal|card-takings,payment-provider-payout,own-transfer
355.90|Viva Payments S.A.|VIVA settlement 03/07|card-takings,payment-provider-payout
188.00|Treatwell / Salonized B.V.|uitbetaling online boekingen|customer-receipt,payment-provider-payout
45.00|Tikkie L. de Groot|knippen en föhnen|customer-receipt
60.00|mw. J. Abels|cadeaubon|customer-receipt
120.00|Marieke Bron|via Tikkie stoelhuur vrijdag|customer-receipt,rent
650.00|D. Stuart ZZP kapper|stoelhuur juli|customer-receipt
-31.22|Treatwell B.V.|commissie nieuwe klanten juni|payment-provider-costs,marketing,supplier
-29.00|Salonized B.V.|software abonnement|software
-312.66|Kappersgroothandel Neghairstyle|verf en shampoo|supplier
-190.40|L'Oreal Nederland B.V.|incasso juli|supplier
-775.00|P.H. Veenstra|huur salon juli|rent
-140.00|Budget Energie|termijn|energy
-38.50|Simpel.nl|sim only zaak|telecom
-29.95|ANKO|lidmaatschap|supplier
-1400.00|S. Pruijs|privé juli|private-withdrawal
-600.00|Sanne Pruijs|fact juli S. Pruijs|private-withdrawal
-40.00|S. Pruijs|tikkie lunch terugbetaling|private-withdrawal,hospitality
200.00|S. Pruijs|aanvulling saldo|private-deposit
500.00|Winnares Miljoenenjacht Postcodeloterij|prijs|gambling,private-deposit
148.00|Vriendenloterij N.V.|Gewonnen prijs Bingo|gambling,private-deposit
1000.00|Nederlandse Loterij|uitbetaling prijs lot EK 44123|gambling,private-deposit
-50.00|Jacks.nl JOI Gaming|storting|gambling
-30.00|Kansino B.V.|kansino deposit|gambling
-25.00|PokerStars Rational Entertainment|STARS deposit Isle of Man|gambling
-104.00|Plus500CY Ltd|card deposit trading|crypto,private-withdrawal,gambling
-60.00|Trade Republic Bank GmbH|Sparplan Einzahlung|private-withdrawal,crypto,own-transfer
-99.00|BUX B.V.|storting beleggen|private-withdrawal,crypto,own-transfer
-820.12|Kim de Wit|nettoloon juni parttime|wages
-160.00|Belastingdienst|LB juni 26|wage-tax
-533.00|Belastingdienst|Q2 BTW|vat-payment
75.00|Belastingdienst|huurtoeslag juli S Pruijs|benefit,private-deposit,tax-refund
1800.00|Belastingdienst|teruggave IB 2025|tax-refund,private-deposit
-22.49|Netflix International B.V.|abonnement|private-withdrawal,software
-10.99|Spotify AB|premium zaak|software,private-withdrawal
-16.50|Etos 6612|betaalautomaat|groceries,supplier,private-withdrawal
-45.00|ICS International Card Services|maandafrekening Visa|supplier,private-withdrawal,own-transfer
`,
  },
]
