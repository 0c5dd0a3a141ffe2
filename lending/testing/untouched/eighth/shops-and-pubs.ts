import type { UntouchedBusiness } from '../untouched-business.ts'

export const shopsAndPubs: readonly UntouchedBusiness[] = [
  {
    kind: 'fish shop',
    names: ['VOF Vishandel de Zilveren Haring', 'Vishandel de Zilveren Haring'],
    lines: `
1284.35|EQUENSWORLDLINE SE|Naam: EQUENSWORLDLINE SE Omschrijving: TOTAAL 47 POSTEN 11-05-2026 AUTOMAAT 4TX81C Kenmerk: 0511-77 Valutadatum: 12-05-2026|card-takings,payment-provider-payout
1977.10|EQUENSWORLDLINE SE|TOTAAL 83 POSTEN 15-05-2026 AUTOMAAT 4TX81C|card-takings,payment-provider-payout
640.00||Storting Geldautomaat 16-05-2026 17:52 Sealbag 004418273 Geldmaat Zaagmolenstraat|cash-deposit
412.50|Restaurant 't Goude Hooft|Naam: Restaurant 't Goude Hooft Omschrijving: fact 26-0144 oesters IBAN: NL44RABO0338120091|customer-receipt
96.00|Hr M Tuinstra|haringparty 6 juni aanbetaling|customer-receipt
1150.00|GEMEENTE SCHIEDAM|FACT 26-0151 BORREL RAADZAAL 04/06|customer-receipt
-2844.19|Visafslag Urk BV|Factuurnr 77120 week 19|supplier
-1360.75|Jan van As Visspecialist|incasso fact. 5521990|supplier
-388.20|Zeeuwse Mosselkwekerij Prins & Dingemanse|mosselen wk20|supplier
-94.66|Paardekooper Verpakkingen|/REMI/F 90012281 bakjes en tassen|supplier
-211.75|IJsfabriek Strombotne|schilferijs mei|supplier
-72.31|MAKRO DELFT|BETAALAUTOMAAT 14-05-2026 07:12 PASVOLGNR 002|groceries,supplier
-38.14|Hanos ISPC|Betaalautomaat 08:40 pasnr 002|groceries,supplier
-1890.00|Vastgoedbeheer Maaszicht|huur winkelpand Broersvest mei 2026|rent
-190.00|Gemeente Schiedam|Marktgeld standplaats vrijdag Q2 2026|rent,local-tax
-742.00|Vattenfall Sales Nederland N.V.|termijnbedrag mei klantnr 5128819|energy
-48.50|Evides Waterbedrijf|Voorschot Klant 7001288|energy,supplier
-1432.80|D. Kortekaas|Salaris mei 2026|wages
-620.15|Sanne Verbruggen|loon mei zaterdaghulp|wages
-917.00|BELASTINGDIENST|Loonheffingen april 2026 betalingskenmerk 8123 4567 8901 2345|wage-tax
-3041.00|BELASTINGDIENST APELDOORN|Betalingskenmerk: 1012345678601260 Omzetbelasting 1e kwartaal 2026|vat-payment
-311.40|Stichting Pensioenfonds Detailhandel|premienota 2026-04|pension
-164.00|Interpolis|Bedrijven Compact Polis 30199281|insurance
-29.95|CCV Group B.V.|abonnement pinautomaat mei|payment-provider-costs
-41.63|Kosten Zakelijk Betalingsverkeer|Factuurnr 03488122 periode 01-04-2026 / 30-04-2026|bank-costs
-1500.00|A.P. Dijkshoorn|privé opname vennoot mei|private-withdrawal
-1500.00|R. Dijkshoorn-Mol|idem mei|private-withdrawal,wages,supplier
-84.10||BETAALAUTOMAAT 13-05 05:51 TINQ SCHIEDAM PAS 002|fuel
-245.00|MRB BELASTINGDIENST|MOTORRIJTUIGENBELASTING VB-881-K 14-05 T/M 13-08|other-tax
-612.50|Koeltechniek Van der Ende|reparatie koelcel / werkbon 4410|supplier
-59.00|NVWA|Retributie inspectie 2026-30981|supplier,local-tax,other-tax,fine
-412.08|Qredits Microfinanciering|termijn 31 lening 210098|loan-instalment
-66.55|Odido Zakelijk|Factuur mei 2026|telecom
-350.00|VOF Vishandel de Zilveren Haring|Naar Zakelijke Spaarrekening R77120091 btw opzij|own-transfer
-33.28|Stichting Zo Dichtbij Jeugdvoetbal|bord langs veld seizoen 26/27|marketing,supplier
-121.00|Renewi|visafval ophalen april|supplier
`,
  },
  {
    kind: 'pub',
    names: ['Café De Natte Dweil', 'V.O.F. De Natte Dweil'],
    lines: `
2311.40|CCV*CAFE DE NATTE DWEIL|/TRTP/SEPA OVERBOEKING/IBAN/NL61INGB0000001234/NAME/STG CCV GELDEN/REMI/TERMINAL 8812030 AFREKENING 16-05/EREF/NOTPROVIDED|card-takings,payment-provider-payout
3102.95|STG CCV GELDEN|/REMI/TERMINAL 8812030 AFREKENING 17-05|card-takings,payment-provider-payout
880.00||GELDMAAT STORTEN Oudegracht 41,PAS081 NR:301998 18.05.26/10:14 UTRECHT|cash-deposit
614.00|Studentenvereniging Veritas|borrel 12 mei rekening|customer-receipt
275.00|L.J. Hoogendijk|huur zaaltje verjaardag 23-5|customer-receipt
438.75|Kansspel Exploitatie Midden BV|aandeel speelautomaat april|customer-receipt
-2490.33|HEINEKEN NEDERLAND B.V.|/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL22ZZZ330115640000/NAME/HEINEKEN NEDERLAND B.V./MARF/2290012/REMI/FACT 9928110 FUSTBIER|supplier
-588.17|Bidfood Nieuwegein|factuur 30044199|groceries,supplier
-312.40|Slijterij Gall en Gall 4107|BEA, Betaalpas Gall & Gall 4107,PAS081 14.05.26/15:33|groceries,supplier,hospitality
-44.12|Albert Heijn 1521|BEA, Apple Pay AH 1521 Twijnstraat,PAS082 15.05.26/11:02 UTRECHT|groceries
-17.85|JUMBO UTRECHT|citroenen BEA 16.05.26/16:48|groceries,supplier
-2750.00|Heineken Vastgoed|huur Oudegracht mei inclusief servicekosten|rent
-600.00|Heineken Nederland BV|aflossing brouwerijlening termijn 14|loan-instalment
-96.20|Heineken Nederland BV|rente geldlening 2e kw|loan-instalment
-1120.40|Eneco Zakelijk|verbruik april elektra en gas|energy
-178.00|BUMA STEMRA|Licentie achtergrondmuziek 2026 klant 1180221|supplier,software,marketing
-86.00|SENA|fact 2026/55120|supplier
-49.95|Ziggo Sport Horeca|pakket mei|telecom,supplier,software
-1644.90|Bram Oudshoorn|salaris april|wages
-980.25|Y. El Idrissi|loon 04-2026|wages
-301.00|N Scheltema|bijspringen koningsdag|wages,supplier
-1288.00|Belastingdienst|Loonheffing 2026-04 kenmerk 4412 8871 2201 6040|wage-tax
-5217.00|Belastingdienst|BTW 1e kwartaal|vat-payment
-250.00|Belastingdienst|Betalingsregeling corona termijn 44 van 60|tax-arrears
-402.70|Stichting Bedrijfstakpensioenfonds Horeca & Catering|premie april|pension
-36.00|Koninklijke Horeca Nederland|lidmaatschap 2026 kwartaal|supplier
-611.00|Gemeente Utrecht|Precario terras 2026 aanslag 1e termijn|local-tax
-118.00|BghU|Gemeentebelastingen aanslagnr 88120031 termijn 3|local-tax
-2000.00|T. van Rooijen|privé|private-withdrawal
-750.00|T. van Rooijen en/of M. van Rooijen|huishoudgeld|private-withdrawal
1000.00|M. van Rooijen|storting privé i.v.m. krapte|private-deposit
-69.90|Lightspeed Netherlands BV|POS subscription May|software,payment-provider-costs
-22.45|ABN AMRO BANK N.V.|BASISPAKKET ZAKELIJK 14,95 DEBIT CARD 7,50|bank-costs
-88.00|Wasserij De Lelie|theedoeken en barkleden|supplier
-340.00|Dj Ruud Evers|optreden vrijdag 15-5|supplier,marketing,wages
-200.00||GEA, Betaalpas Geldmaat Neude,PAS081 17.05.26/19:20 UTRECHT wisselgeld|cash-withdrawal
-390.00|CJIB|boete Arbeidsinspectie beschikking 8812 0091|fine
`,
  },
  {
    kind: 'antiques dealer',
    names: ['Kunst- en Antiekhandel Van Lynden', 'J.W. van Lynden'],
    lines: `
3400.00|Mw. C. Thierens|Louis XVI commode, restbedrag|customer-receipt
850.00|P & E Hamelink|biedermeier spiegel|customer-receipt
12500.00|Galerie Neuse Kunsthandel GmbH|Rechnung 2026-17 Delfter Vase|customer-receipt
289.00|Catawiki B.V.|Payout order 77120088 lot 88120012|payment-provider-payout,customer-receipt
144.60|Catawiki BV|uitbetaling kavels week 19|payment-provider-payout,customer-receipt
602.30|SumUp Payments|Payout 2026-05-11 PID441882|card-takings,payment-provider-payout
1450.00|Stichting PAN Amsterdam|restitutie borg stand 2025|refund-received
2150.00|Bubb Kuyper Veilingen|afrekening inbreng veiling 84|customer-receipt
75.00|Hr. Van Zuylen|taxatie zilver|customer-receipt
-4200.00|Venduehuis der Notarissen|aankopen veiling 13 mei kopersnr 2208|supplier
-1875.50|Zeeuws Veilinghuis|factuur kopernummer 518|supplier
-900.00|Erven Jonkheer Sandberg|inboedel Huize Vosbergen|supplier
-350.00|W. Gerrits|aankoop koperwerk|supplier
-2260.00|Koelewijn Restauratie Meubelen|nota 2611 politoeren secretaire|supplier
-1240.00|St. Het Oude Raadhuis|pacht galerieruimte mei|rent
-3100.00|PAN Amsterdam|stand 2026 eerste termijn|marketing,supplier,rent
-181.50|Residence Magazine|advertentie juni nr|marketing
-95.00|Collect Kunst & Antiek Journaal|abonnement en vermelding|marketing,supplier
-318.20|Hiscox Nederland|premie kunsthandelverzekering|insurance
-212.00|Greenchoice|Maandbedrag mei 2026 contract 881220|energy
-41.00|Freedom Internet|glasvezel mei|telecom
-28.60|PostNL|Betaling frankering MijnPost 71881|supplier
-642.00|Hizkia van Kralingen International Transport|Transport Brüssel BRAFA|supplier,travel
-118.40|TotalEnergies Brussel|Pin 09-05 BE Debit Mastercard|fuel
-12.50|Q-Park Maastricht|parkeren Tefaf|travel
-164.00|Hotel Derlon Maastricht|kamer 12|travel,hospitality
-38.75|Café Sjiek|Betaling pas *4410 Maastricht|hospitality
-1611.00|Belastingdienst|Voorlopige aanslag inkomstenbelasting 2026 termijn 4|income-tax
-905.00|Belastingdienst|IB/PVV 2024|income-tax
-1840.00|Belastingdienst|OB 1e kw. 2026 margeregeling|vat-payment
-2500.00|J.W. van Lynden|eigen opname|private-withdrawal
-164.25|Zilveren Kruis|zorgpremie mei J.W. van Lynden|private-withdrawal,insurance
10000.00|J.W. van Lynden|kapitaalstorting tbv veiling|private-deposit
-375.00|Administratiekantoor Rietveld|jaarwerk 2025 voorschot|accountancy
-9.95|Triodos Bank NV|Tarief Internet Zakelijk Rekening april|bank-costs
14.22|Triodos Bank NV|Creditrente 1e kwartaal Zakelijke Spaarrekening|interest-received
`,
  },
  {
    kind: 'bike shop',
    names: ['Tweewielers Hendriksen B.V.'],
    lines: `
4188.50|Adyen N.V.|TX881200441XT batch 212 TweewielersHendriksen|payment-provider-payout,card-takings
2977.00|Adyen N.V.|TX881200498XT batch 213|payment-provider-payout,card-takings
1999.00|Lease a Bike Nederland|afrekening contract 40128 Gazelle Ultimate|customer-receipt
2340.00|Hellorider BV|inkoopfactuur berijder 771200|customer-receipt
748.00|ENRA verzekeringen|schade 26-88120 herstel klant De Wit|customer-receipt,insurance-payout
85.00|F. Groothuis|reparatie achterwiel, werkorder 3102|customer-receipt
321.60|Klarna Bank AB|settlement ref 8FJ2K 06.05-12.05|payment-provider-payout
900.00|BLEEKER M|Aanbetaling e-bike Batavus|customer-receipt
-9840.22|Koninklijke Gazelle NV|fact. 6001288 en 6001301 -/- cn 88120|supplier
-4411.00|Accell Nederland BV|incasso vervaldatum 15-05-2026|supplier
-612.88|Juncker Bike Parts|onderdelen|supplier
-287.40|AGU BV|zomercollectie|supplier
-155.00|Shimano Europe B.V.|Service center invoice 99128|supplier
-2600.00|Bouwfonds Winkels III CV|huur Q-deel mei Deventerweg|rent
-315.00|Budget Energie Zakelijk|termijn|energy
-2118.90|G. Wolterink|netto loon periode 5|wages
-1866.20|J. ten Brinke|netto loon periode 5|wages
-2744.00|T.J.M. Hendriksen|salaris dga mei|wages
-2209.00|Belastingdienst|LH periode 04 2026 nr 8120.09.112.L01|wage-tax
-6233.00|Belastingdienst|8120.09.112.B01.6030 omzetbelasting mrt|vat-payment
-1240.00|Belastingdienst|voorl. aansl. VPB 2026 8120.09.112.V66|corporate-tax
-488.10|PF Metaal en Techniek|MN premie april|pension
-62.30|Sociaal Fonds MvT|bijdrage 2026|social-insurance,pension,supplier
-1420.00|ABN AMRO Asset Based Finance|aflossing en rente voorraadfinanciering|loan-instalment
-466.00|Volkswagen Pon Financial Services|Caddy Cargo lease mei|lease,loan-instalment
-51.20|Shell Deventerweg|betaalpas 12-05 08:15|fuel
-89.00|Tilroy NV|Kassasoftware mei|software
-149.00|Google Ireland Ltd|ADS3381200912|marketing
-250.00|Wielervereniging De Zwaluwen|sponsoring jeugdronde|marketing
-121.00|BOVAG|contributie Q2|supplier
-45.00|Alarmcentrale Securitas|meldkamer mei|supplier
-210.35|Nationale-Nederlanden|verzuimverzekering 1-5 t/m 31-5|insurance
1312.44|Nationale-Nederlanden Schade|uitkering ziekteverzuim G. Wolterink wk 14-17|insurance-payout
-179.00|J. Boerrigter|retour helm en jas, terugbetaling|customer-receipt,supplier,reversal
-18.40|Intratuin Deventer|plantje etalage|supplier,groceries,marketing
-5000.00|Hendriksen Beheer B.V.|r-c verhouding|private-withdrawal,own-transfer,dividend
22.10|Rabobank|Rente bedrijfsspaarrekening|interest-received
`,
  },
  {
    kind: 'farm shop',
    names: ['Boerderijwinkel Erve Kots', 'Mts. Lammertink-Kots'],
    lines: `
932.15|Rabo SmartPin|Afrekening transacties 11-05 t/m 12-05 terminal 50120881|card-takings,payment-provider-payout
1210.80|Rabo SmartPin|Transacties 16-05 aantal 88|card-takings,payment-provider-payout
2866.00|FrieslandCampina|Melkgeld april voorschot leverancier 118820|customer-receipt
480.00|Basisschool De Regenboog|boerderij-educatie groep 5|customer-receipt
318.00|Landwinkel Coöperatie UA|bonus 2025|customer-receipt,refund-received,subsidy
17440.00|Rijksdienst voor Ondernemend Nederland|GLB 2025 eco-regeling relatienr 201188120|subsidy
1260.00|Collectief Midden Overijssel|ANLB weidevogelbeheer|subsidy,customer-receipt
66.00|fam Oude Elferink|pakket kaas en worst|customer-receipt
540.00||Afstorting contant via sealbag 15-05|cash-deposit
-1420.90|ForFarmers Nederland|brok bulk 18-05 deb 9012|supplier
-388.40|De Heus Voeders|kippenvoer|supplier
-612.00|Slagerij Keurslager Nijhuis|uitbenen rund 2|supplier
-244.30|Bakker Bolk|inkoop streekproducten|supplier
-177.20|Dierenkliniek Den Ham|nota april|supplier
-96.00|Coöperatie CRV|KI en melkcontrole|supplier
-1840.00|Loonbedrijf Schreur|maaien en inkuilen 1e snee|supplier
-990.00|ASR Dutch Farmland Fund|erfpacht/pacht 2026 1e helft|rent
-2480.00|Rabobank|Aflossing en rente lening 3388.120.09|loan-instalment
-688.15|Rabobank|rente krediet 04-2026 rekening-courant|bank-costs,loan-instalment
-533.00|AGEM Energie|Voorschot mei|energy
-92.00|Vitens|Drinkwater en veedrenking|energy,supplier
-144.00|GBTwente|Waterschapsheffing ongebouwd 2026|local-tax
-318.00|Gemeente Twenterand|OZB niet-woning|local-tax
-1240.00|Interpolis Agrarisch|ZekerVanJeBedrijf Agrarisch|insurance
-88.40|Rendac Son|kadavers april|supplier
-720.45|M. Pluimers|loon mei winkel|wages
-211.00|Belastingdienst|loonheffing 04|wage-tax
3188.00|Belastingdienst|Teruggaaf omzetbelasting 1e kw 2026|tax-refund
-1500.00|H. Lammertink|privé mei|private-withdrawal
-1500.00|G. Lammertink-Kots|privé mei|private-withdrawal
-410.50|De Haan Minerale Oliën|rode diesel/gasolie 400 ltr|fuel
-260.00|Countus accountants|maandtermijn|accountancy
-54.00|LTO Noord|contributie|supplier
-39.90|KPN BV|Klantnr 881200 mei|telecom
-70.90|Welkoop Vriezenveen|werkhandschoenen, overall|supplier,groceries
-187.55|Abelenco Mechanisatie|v-snaar trekker|supplier
-42.00|Stichting Skal|jaarbijdrage bio certificering|supplier
`,
  },
]
