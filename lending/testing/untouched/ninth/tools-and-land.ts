import type { UntouchedBusiness } from '../untouched-business.ts'

export const toolsAndLand: readonly UntouchedBusiness[] = [
  {
    kind: 'solar panel installer',
    names: ['Zonkracht Installaties B.V.'],
    lines: `
4235.00|M Dijkgraaf|/TRTP/SEPA OVERBOEKING/IBAN/NL18INGB0661200441/BIC/INGBNL2A/NAME/M Dijkgraaf/REMI/20260311 - 10 panelen/EREF/NOTPROVIDED|customer-receipt
1270.50|A S Kaya EO|/TRTP/SEPA OVERBOEKING/NAME/A S Kaya EO/REMI/Aanbetaling 30% offerte Z-2601|customer-receipt
28440.00|Woonstichting Centrada|/TRTP/SEPA OVERBOEKING/NAME/Woonstichting Centrada/REMI/F2026-0298 PROJECT BOTTER 12 BLOK C/EREF/8812044|customer-receipt
6890.95|Stichting Warmtefonds|/TRTP/SEPA OVERBOEKING/NAME/Stg Nationaal Warmtefonds/REMI/UITBETALING BOUWDEPOT 118220 NOTA 20260288|customer-receipt,loan-proceeds,subsidy
-12480.33|Rexel Nederland B.V.|/TRTP/SEPA Incasso B2B doorlopend/CSID/NL55ZZZ270345110000/NAME/Rexel Nederland B.V./MARF/REX-40188/REMI/DEB 40188 VERVALLEN POSTEN 31-03|supplier
-7744.00|Natec Sunergy B.V.|/TRTP/SEPA OVERBOEKING/NAME/Natec Sunergy B.V./REMI/SI-264410 omvormers|supplier
-1390.00|Van der Valk Solar Systems|/TRTP/SEPA OVERBOEKING/REMI/260991 montagemateriaal plat dak|supplier
-2420.00|J. Pol Dakwerken|/TRTP/SEPA OVERBOEKING/NAME/J. Pol Dakwerken/REMI/uren wk 11-12 inhuur 2 man|supplier,wages
-645.00|Riwal Hoogwerkers|/TRTP/SEPA OVERBOEKING/NAME/Riwal Hoogwerkers/REMI/RNL-118202|supplier,lease,rent
-2390.44|B. Hofstra|/TRTP/SEPA OVERBOEKING/NAME/B. Hofstra/REMI/SALARIS MRT 2026|wages
-2288.10|Y. Tesfay|/TRTP/SEPA OVERBOEKING/NAME/Y. Tesfay/REMI/SALARIS MRT 2026|wages
-2650.00|W. Schaap|/TRTP/SEPA OVERBOEKING/NAME/W. Schaap/REMI/SALARIS MRT 2026|wages
-3922.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/IBAN/NL86INGB0002445588/NAME/Belastingdienst/REMI/8144 2018 8260 1030|wage-tax,vat-payment,corporate-tax,tax-arrears,other-tax
-980.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/NAME/Belastingdienst/REMI/VPB 2026 VOORLOPIG TERMIJN 3|corporate-tax
-1244.81|Stichting PMT|/TRTP/SEPA Incasso algemeen doorlopend/NAME/St Pensioenfonds Metaal en Techniek/REMI/PREMIENOTA 03/2026|pension
-88.20|Stichting OOMT Wij Techniek|/TRTP/SEPA OVERBOEKING/NAME/Wij Techniek/REMI/bijdrage O&O fonds 1e kw|social-insurance,supplier,pension
-498.00|Nationale-Nederlanden|/TRTP/SEPA Incasso algemeen doorlopend/NAME/NN Schadeverzekering/REMI/VERZUIMVERZEKERING KW2 POLIS 4411820|insurance,social-insurance
-365.22|Allianz Benelux N.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/CAR/AVB 2026 TERMIJN MAART|insurance
-512.44|Alphabet Nederland B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/LEASE VTB-81-K MRT|lease
-512.44|Alphabet Nederland B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/LEASE VTB-84-K MRT|lease
-733.91|MKB Brandstof B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/FACTUUR 2026-311820 TANKPASSEN|fuel
-1150.00|Bedrijvenpark Noordersluis B.V.|/TRTP/SEPA OVERBOEKING/REMI/HUUR UNIT 7 APRIL|rent
-141.00|Vodafone Libertel B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/KLANT 4401882 VODAFONE ZAKELIJK 5 SIMS|telecom
-96.00|CJIB|/TRTP/SEPA OVERBOEKING/NAME/CJIB/REMI/3118 2200 4418 2011 VTB-81-K|fine
-121.00|Werkspot B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/leads maart F118202|marketing,supplier
-84.70|Solar Monkey B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/subscription March 2026|software
-5000.00|Van Dalen Zon Holding B.V.|/TRTP/SEPA OVERBOEKING/REMI/Managementfee maart|private-withdrawal,wages,supplier
-12000.00|Zonkracht Installaties B.V.|/TRTP/SEPA OVERBOEKING/REMI/naar G-rekening|own-transfer
-31.17||BEA, Apple Pay Toolstation Lelystad,PAS204 NR:TS0188, 19.03.26/07:08 LELYSTAD|supplier
-24.45||ABN AMRO Bank N.V. Basis pakket zakelijk 9,95 Overige transactiekosten 14,50|bank-costs
`,
  },
  {
    kind: 'dairy farm',
    names: ['Maatschap Wiersma-Postma'],
    lines: `
24188.40|FrieslandCampina Nederland B.V.|MELKGELD SEPTEMBER 2026 LID 118204|customer-receipt
1866.20|FrieslandCampina Nederland B.V.|WEIDEPREMIE 2026 LID 118204|customer-receipt,subsidy
3412.75|Vee- en Vleeshandel Bruinsma|uitslachting 3 koeien 188-204-311|customer-receipt
640.00|Kalverhandel Oosterhof|7 nuka wk 38|customer-receipt
14402.11|RVO.nl|GLB 2026 BASISINKOMENSSTEUN 201188402|subsidy
1210.00|Noardlike Fryske Walden|agr. natuurbeheer ANLb 2026 deel 1|subsidy,customer-receipt
455.00|S. Terpstra|kuilbalen 13 st|customer-receipt
-7811.06|ForFarmers Nederland B.V.|fact 40118822 mengvoer aug|supplier
-2233.90|Agrifirm NWE B.V.|kunstmest najaar 2026|supplier
-1044.30|CRV B.V.|MPR / KI aug-sept relatie 220188|supplier
-1388.12|Dierenartsenpraktijk De Wâlden|nota september|supplier
-6120.00|Loonbedrijf Veenstra|mest uitrijden en kuilen fact 26-311|supplier
-1822.00|Mts. Hoekstra|pacht 4 ha 2e helft|rent
-9340.00|Coöperatieve Rabobank U.A.|aflossing 3441.118.204 okt 2026|loan-instalment
-4412.66|Coöperatieve Rabobank U.A.|debetrente leningen 3e kwartaal 2026|loan-instalment,bank-costs
-1988.00|De Lage Landen Vendorlease|Fendt 313 termijn 22|lease,loan-instalment
-876.40|Greenchoice|zakelijk okt 2026 2 aansluitingen|energy
401.80|Greenchoice|teruglevering zonnestroom 3e kwartaal|customer-receipt,refund-received,energy
-118.30|Vitens|veewater termijn okt|energy,supplier,local-tax
-2311.50|Wetterskip Fryslân|aanslag 2026 watersysteemheffing ongebouwd|local-tax
-644.00|Gemeente Achtkarspelen|OZB 2026 termijn 8|local-tax
-1912.88|Salland Olie Maatschappij|diesel 1200 l|fuel
-733.00|Univé Noord-Nederland|agrarische bedrijfspolis|insurance
-1711.00|LTO Noord|contributie 2026|supplier
-418.00|Rendac Son B.V.|kadavers kw 3|supplier
-1040.00|AB Vakwerk|bedrijfsverzorging wk 36 37|supplier,wages
-3000.00|S.J. Wiersma e/o H. Postma|privé oktober|private-withdrawal
-2188.00|Belastingdienst|Inkomstenbelasting 2026 voorlopige aanslag S.J. Wiersma|income-tax
3844.00|Belastingdienst|OMZETBELASTING 3E KWARTAAL TERUGGAAF|tax-refund
-363.00|Countus Accountants|Maandnota sept|accountancy
-17.35|Rabobank|Rabo Internetbankieren Professional september|bank-costs
-54.20|Welkoop Buitenpost|Betaalautomaat 11:32 pasnr. 014|supplier
`,
  },
  {
    kind: 'metal machining workshop',
    names: ['Verspaning Twello B.V.', 'Verspaning Twello Holding B.V.'],
    lines: `
18755.00|VDL Nedcar Parts|Omschrijving: your invoice 26-0188 PO 4500118820 IBAN: NL13ABNA0440118822 Kenmerk: 0088120|customer-receipt
9412.39|Krones Components GmbH|Omschrijving: RG 26-0174 VOM 12.08.26 ABZGL 2% SKONTO IBAN: DE77750200730012004418|customer-receipt
3327.50|Machinefabriek Steenderen|Omschrijving: inkoopfactuur 260182|customer-receipt
2178.00|Prolight Equipment|Omschrijving: 26-0191 draaiwerk assen|customer-receipt
-6744.18|MCB Nederland B.V.|Omschrijving: klant 118220 facturen juli Zakelijke incasso Machtiging ID: MCB-1182|supplier
-2210.00|Thyssenkrupp Materials Nederland|Omschrijving: 9001182044 aluminium 6082|supplier
-1188.22|Hoffmann Group Quality Tools|Omschrijving: INV 77120448|supplier
-880.00|Härterei Rheine GmbH|Omschrijving: Rechnung 44120 Einsatzhärten|supplier
-514.25|Galvano Hengelo|Omschrijving: verzinken order 2291|supplier
-4120.00|DMG Mori Finance GmbH|Omschrijving: Leasingrate 08/2026 Vertrag 20118-44|lease,loan-instalment
-2833.45|G.J. Nijland|Omschrijving: salaris per 08 IBAN: NL18RABO0388120044 Batch 8|wages
-2611.08|Mehmet Aydin|Omschrijving: salaris per 08 IBAN: NL55INGB0004120088 Batch 8|wages
-2490.15|R. Koldewijn|Omschrijving: salaris per 08 Batch 8|wages
-811.60|S. Nijland|Omschrijving: salaris per 08 Batch 8|wages
-5218.00|Belastingdienst|Omschrijving: LH augustus Kenmerk: 8511820446601080|wage-tax
-6012.00|Belastingdienst|Omschrijving: omzetbelasting juli|vat-payment
-1450.00|Belastingdienst|Omschrijving: betalingsregeling termijn 14 van 60 corona|tax-arrears
-1902.18|Pensioenfonds Metaal & Techniek|Omschrijving: nota aug 2026|pension
-1120.40|De Goudse Schadeverzekeringen|Omschrijving: WIA en verzuim Q3 Doorlopende incasso|insurance,social-insurance
-2988.00|Vastgoed Engelenburg B.V.|Omschrijving: huur hal september Periodieke overboeking|rent
-3311.77|Essent Zakelijk|Omschrijving: afrekening elektra juli 2026 Doorlopende incasso|energy
-112.90|Odido Netherlands B.V.|Omschrijving: Factuur 9011822044 Doorlopende incasso|telecom
-498.00|Cimparts B.V.|Omschrijving: maintenance cad/cam 2026|software,supplier
-226.00|Ridder Data Systems|Omschrijving: ERP hosting sept|software
-60.50|Sita Recycling Services|Omschrijving: oliehoudend afval|supplier
733.20|Metaalhandel Bos|Omschrijving: draaikrullen RVS afrekening 4412|customer-receipt,refund-received
-6500.00|Verspaning Twello Holding B.V.|Omschrijving: managementvergoeding aug|private-withdrawal,wages,supplier
-15000.00|Verspaning Twello Holding B.V.|Omschrijving: interim dividend 2026|dividend
-38.60||Kosten Zakelijk Betaalpakket juli 2026 incl. batchbetalingen Valutadatum: 03-08-2026|bank-costs
-41.10|ING Bank N.V.|Omschrijving: debetrente en kredietprovisie zakelijk krediet 3e kwartaal|bank-costs,loan-instalment
-22.80|Bakkerij Bril TWELLO NLD|Pasvolgnr: 002 21-08-2026 09:28 Transactie: 71K0P2 Term: 3F2A11 Valutadatum: 22-08-2026|hospitality,groceries
-402.00|UWV|Omschrijving: terugvordering ziekengeld 0118220|benefit,reversal,social-insurance
`,
  },
  {
    kind: 'gardener',
    names: ['Hoveniersbedrijf Groenrijk Zeist', 'D. van Leusden'],
    lines: `
1512.50|Mevr. A.C. de Graaff-Tulp|factuur 2026-58 snoeien haag en border|customer-receipt
5445.00|VvE Parkflat Zuid|onderhoud 1e halfjaar 26-61|customer-receipt
363.00|J. Bergsma|tuinonderhoud april|customer-receipt
242.00|Hr E. Wijnands eo mw P Wijnands|2026-63|customer-receipt
2904.00|Zorggroep Charim|Inkooporder 401882 groenonderhoud|customer-receipt
150.00|Tikkie|Tikkie ID 0044118820, gras maaien, A. Blom, NL22ABNA0440001182|customer-receipt,private-deposit
-788.60|Boomkwekerij Van den Berk|VF 261188|supplier
-412.55|Tuincentrum de Bosrand|Betaalautomaat 10:47 pasnr. 008|supplier
-944.00|Bestratingscentrum Utrecht|26-4418 keramische tegels klant Ruiter|supplier
-266.18|Van Happen Containers|groencontainer 10m3 2x|supplier,local-tax
-71.30|Milieustraat Zeist|Betaalautomaat 16:20 pasnr. 008|supplier,local-tax
-388.00|Stihl Dealer Van Ginkel|kettingzaag MS 261|supplier
-43.27|Kramp Groep|ord 9918|supplier
-92.18|Esso Driebergen|Betaalautomaat 06:58 pasnr. 008|fuel
-66.40|Tamoil Zeist|Betaalautomaat 07:02 pasnr. 009|fuel
-1210.00|Snoeiwerk Van Eck|inhuur april 4 dagen|supplier,wages
-850.00|Kees|handje geholpen wk 15|wages,private-withdrawal,supplier
-318.00|Volkswagen Pon Financial Services|Fin. lease Caddy V-448-TN 19/60|lease,loan-instalment
-74.00|Belastingdienst|MRB V-448-TN|other-tax
-2301.00|Belastingdienst|BTW Q1 2026|vat-payment
-388.00|Belastingdienst|IB/PVV 2026 VA termijn 4 van 11|income-tax
-2000.00|D. van Leusden|privé|private-withdrawal
-1120.00|Florius|Hypotheek apr 2026 leningnr 18.820.441|private-withdrawal,loan-instalment
-116.90|Movir|AOV premie april polis 70118|insurance,private-withdrawal
-59.80|Interpolis|Rabo Bedrijvenpolis|insurance
-39.00|Simyo|Simyo factuur 04|telecom,private-withdrawal
-181.50|VHG Branchevereniging|Lidmaatschap 2026 kwartaal 2|supplier
-24.20|e-Boekhouden.nl|abonnement april|software,accountancy
-9.95|Rabobank|Rabo ZZP pakket april|bank-costs
-450.00|Stalling De Hoef|stalling aanhanger + bus, mei|rent,supplier
`,
  },
  {
    kind: 'office cleaning',
    names: ['Helder Schoonmaakdiensten B.V.'],
    lines: `
3872.00|Notariskantoor Van Eersel|/TRTP/SEPA OVERBOEKING/NAME/Notariskantoor Van Eersel/REMI/2026-0411 2026-0412|customer-receipt
6110.50|Stg. Openbaar Onderwijs Kampen|/TRTP/SEPA OVERBOEKING/NAME/Stg. Openbaar Onderwijs Kampen/REMI/CRED 30118 FACT 20260402|customer-receipt
2299.00|CBRE B.V. inzake De Schans|/TRTP/SEPA OVERBOEKING/REMI/schoonmaak algemene ruimten juni|customer-receipt
847.00|Autobedrijf Broekhuis|/TRTP/SEPA OVERBOEKING/REMI/20260419 glasbewassing|customer-receipt
-1288.30|M. Kowalska|/TRTP/SEPA OVERBOEKING/REMI/loon juni|wages
-1022.14|F. Haddou|/TRTP/SEPA OVERBOEKING/REMI/loon juni|wages
-990.45|T. Girmay|/TRTP/SEPA OVERBOEKING/REMI/loon juni|wages
-744.80|S. Demir-Yilmaz|/TRTP/SEPA OVERBOEKING/REMI/loon juni|wages
-611.00|G. Ferreira|/TRTP/SEPA OVERBOEKING/REMI/vakantiegeld 2026|wages
-150.00|T. Girmay|/TRTP/SEPA OVERBOEKING/REMI/voorschot|wages,private-withdrawal
-213.90|Deurwaarderskantoor Flanderijn|/TRTP/SEPA OVERBOEKING/REMI/loonbeslag dossier 44118202 G Ferreira juni|wages,collection
-1933.60|Bpf Schoonmaak|/TRTP/SEPA Incasso algemeen doorlopend/NAME/St. Bedrijfstakpensioenfonds Schoonmaak/REMI/NOTA 0626|pension
-84.11|Stichting RAS|/TRTP/SEPA Incasso algemeen doorlopend/REMI/RAS premie 2e kw 2026|social-insurance,supplier,pension
-2844.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/REMI/loonheffing 06 2026|wage-tax
-3610.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/REMI/4418 8202 0150 6212|vat-payment,wage-tax,corporate-tax,tax-arrears,other-tax
1188.40|UWV|/TRTP/SEPA OVERBOEKING/NAME/UWV/REMI/WAZO UITKERING WERKGEVER S DEMIR 06-2026|benefit
720.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/REMI/LOONKOSTENVOORDEEL WTL 2025|subsidy,tax-refund,benefit
-498.77|Vendrig Wasserij|/TRTP/SEPA Incasso algemeen doorlopend/REMI/moppen en doeken wk 22-25|supplier
-612.20|Wecovi B.V.|/TRTP/SEPA OVERBOEKING/REMI/factuur 4401882|supplier
-1166.00|Tennant Sales and Service|/TRTP/SEPA OVERBOEKING/REMI/schrobmachine onderhoud|supplier
-289.00|Athlon Car Lease|/TRTP/SEPA Incasso algemeen doorlopend/REMI/Termijn juli S-118-XB|lease
-194.33||BEA, Betaalpas BP De Zwaan,PAS031 NR:BP4412, 18.06.26/06:11 KAMPEN|fuel
-7.50||eCom, Apple Pay EasyPark Nederland PAS031 NR:EP0012 20.06.26|travel
-412.00|Regus Kampen|/TRTP/SEPA Incasso algemeen doorlopend/REMI/kantoorruimte juli|rent
-55.00|ArboNed|/TRTP/SEPA OVERBOEKING/REMI/abonnement verzuimbegeleiding juni|supplier,social-insurance,insurance
-176.00|OSB|/TRTP/SEPA OVERBOEKING/REMI/contributie Schoonmakend Nederland|supplier
-262.00|Baker Tilly|/TRTP/SEPA OVERBOEKING/REMI/salarisadministratie mei|accountancy
-88.44|AFAS Software B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/INV 26118204|software
-2500.00|A. Helder|/TRTP/SEPA OVERBOEKING/REMI/salaris DGA juni|wages,private-withdrawal
-11.20||ABN AMRO Bank N.V. Zakelijk pakket juni|bank-costs
`,
  },
  {
    kind: 'parcel courier',
    names: ['Rap Koeriers', 'Y. Benali h/o Rap Koeriers'],
    lines: `
5218.44|DHL Parcel (Netherlands) B.V.|Self bill 118204 week 37|customer-receipt
5011.90|DHL Parcel (Netherlands) B.V.|Self bill 118377 week 38|customer-receipt
1331.00|Apotheek Lombok|medicijnronde sept|customer-receipt
423.50|Drukkerij Libertas Pascal|factuur 2026-099 spoedritten|customer-receipt
-1022.70|Shell Card Netherlands|Euroshell factuur 44118820 sept|fuel
-61.34|Argos Utrecht Cartesius|Pinbetaling ARGOS CARTESIUSWEG UTRECHT 14-09-2026 05:52 pas 1104|fuel
-12.08|Fastned|FASTNED *SESSION 0A8821 AMSTERDAM|fuel
-944.00|Ayvens Nederland B.V.|Operational lease 3 bestelwagens okt 2026|lease
-388.00|Bo-Rent Utrecht|huur bus 2 dagen|lease,rent,supplier
-188.20|KwikFit Overvecht|Pinbetaling KWIKFIT OVERVECHT 09-09-2026|supplier
-16.00|Autowas De Meern|Pinbetaling TRUCKWASH DE MEERN|supplier,fuel,travel
-128.00|Centraal Justitieel Incassobureau|5118 2044 0188 2203|fine
-104.00|Centraal Justitieel Incassobureau|5118 2044 0188 2981|fine
-72.60|Gemeente Utrecht|naheffing parkeren V-88-HTR|fine,local-tax,travel
-39.10|Q-Park|Q-Park maandfactuur 09|travel
-1802.00|I. Benali|loon sept|wages
-1622.20|Oumar Diallo|loon sept|wages
-1500.00|ZZP R. Mertens|26-09 ritten wk 36-39|supplier,wages
-1118.00|Belastingdienst|8118 2044 5601 0909|wage-tax,vat-payment,income-tax,other-tax,tax-arrears
-276.00|Belastingdienst|Motorrijtuigenbelasting okt 3 kentekens|other-tax
-622.18|Stichting Pensioenfonds Vervoer|Premie P9 werkgever 118820|pension
-418.05|Allianz Benelux|wagenpark premie okt|insurance
-69.00|Lebara|LEBARA MOBILE OKT|telecom
-29.90|Route4Me Inc|ROUTE4ME SUBSCRIPTION USD 34.90|software
-700.00|Y. Benali|Eigen rekening|private-withdrawal,own-transfer
-325.00|Swishfund|dagelijkse terugbetaling flexkrediet|loan-instalment
-325.00|Swishfund|dagelijkse terugbetaling flexkrediet|loan-instalment
12500.00|Swishfund Nederland B.V.|uitbetaling financiering 2026-8812|loan-proceeds
-8.00|Knab|Knab Zakelijk maandbedrag september|bank-costs
-14.85|McDonald's De Meern|Pinbetaling MCDONALDS DE MEERN 11-09-2026 20:33|hospitality,private-withdrawal
-286.90|Coeo Incasso B.V.|dossier 118204418 Odido|collection,telecom
`,
  },
]
