import type { UntouchedBusiness } from '../untouched-business.ts'

export const growersAndMakers: readonly UntouchedBusiness[] = [
  {
    kind: 'dental lab',
    names: ['Tandtechnisch Laboratorium Molaris B.V.', 'TTL Molaris'],
    lines: `
4122.80|Tandartspraktijk De Linde|/TRTP/SEPA OVERBOEKING/NAME/TANDARTSPRAKTIJK DE LINDE/REMI/VERZAMELFACTUUR 2604-18/EREF/NOTPROVIDED|customer-receipt
2788.45|Mondzorgcentrum Kerkrade|verzamelnota april|customer-receipt
9120.00|Dental Clinics Nederland BV|Betaling 26-1180, 26-1181, 26-1190|customer-receipt
612.30|Drs. P. Lemmens|kroon 26, pat 8812|customer-receipt
844.00|CZ Groep Zorgverzekeraar|declaratie prothesen 2026-04 AGB 33-012881|customer-receipt
1290.00|Tandprothetische praktijk Geelen|f 26-1174|customer-receipt
-2612.00|Ivoclar Vivadent|Invoice 9012288|supplier
-1188.50|Henry Schein Dental|incasso factuur 30188120|supplier
-3440.00|Straumann BV|implant parts 0426|supplier
-780.40|Elysee Dental Solutions|uitbesteed freeswerk|supplier
-512.00|Cookson Drijfhout|legering goud 12 gr|supplier
-2150.00|De Lage Landen|scanner en freesmachine contract 88120-2|lease,loan-instalment
-390.00|exocad GmbH|Lizenz Update 2026|software,supplier
-3210.40|S. Hermans|/TRTP/SEPA OVERBOEKING/REMI/SALARIS MEI 2026|wages
-2744.18|J. Vroemen|SALARIS MEI 2026|wages
-2511.66|B. Kurt|SALARIS MEI 2026|wages
-1188.00|L. Vroemen|stagevergoeding + salaris mei|wages
-4877.00|BELASTINGDIENST|/REMI/LOONHEFFINGEN 2026-04 8012.88.120.L.01.6040|wage-tax
-710.00|BELASTINGDIENST|/REMI/OMZETBELASTING 1E KW|vat-payment
-2400.00|BELASTINGDIENST|VENNOOTSCHAPSBELASTING VOORLOPIGE AANSLAG 2026|corporate-tax
-1622.30|Pensioenfonds TTL|premie april|pension
-145.00|Stichting Fonds Tandtechniek|heffing cao|social-insurance,pension,supplier
-2480.00|Medisch Centrum Parkstad Vastgoed|huur unit 3 mei|rent
-618.00|Essent Retail Energie|/REMI/TERMIJN 05-2026|energy
-77.50|WML|waterverbruik|energy,supplier
-144.20|DHL Parcel|ophalen/bezorgen april|supplier
-640.00|Koeriersdienst Huub|ritten april|supplier
-55.00|Vertimart BV|TandtechAdmin hosting|software
-288.10|Centraal Beheer|WIA hiaat en verzuim|insurance
2188.40|UWV|Uitkering WAZO zwangerschap J. Vroemen|benefit
-1250.00|BDO Accountants|samenstel 2025|accountancy
-3500.00|Molaris Holding BV|managementvergoeding|private-withdrawal,wages,supplier
20000.00|Molaris Holding BV|lening o/g|loan-proceeds,private-deposit
-1044.72|ABN AMRO BANK|/TRTP/AFLOSSING LENING 55.12.88.120 RENTE EN AFLOSSING|loan-instalment
-31.40||BEA, Betaalpas Texaco Heerlen,PAS011 13.05.26/17:22 HEERLEN|fuel
-68.90|Wereldrestaurant Rimbu|BEA afscheid collega|hospitality
-14.99||ABN AMRO BANK N.V. MAANDKOSTEN ZAKELIJK PAKKET|bank-costs
`,
  },
  {
    kind: 'flower grower',
    names: ['Kwekerij Gerbera Westland B.V.', 'Kwekerij Gerbera Westland'],
    lines: `
18420.66|Royal FloraHolland|Uitbetaling week 19 kweker 88120|customer-receipt,payment-provider-payout
16980.12|ROYAL FLORAHOLLAND|DAGAFREKENING 12-05-2026 LEV 88120|customer-receipt,payment-provider-payout
3211.40|Dutch Flower Group Connect|directe levering inv 260551|customer-receipt
2890.00|Blumengrosshandel Rasch GmbH|RG 260540 Gerbera mini|customer-receipt
1412.75|Energie Flex BV|teruglevering WKK april|customer-receipt,refund-received,energy
12400.00|RVO|SDE++ voorschot april project 2118|subsidy
-9120.00|AgroEnergy|gas en elektra april nota 881200|energy
-1988.00|OCAP CO2 BV|CO2 levering mei|energy,supplier
-4210.50|Florist Holland BV|stekmateriaal Gerbera 8.000 st|supplier
-1180.90|Royal Brinkman|substraat en touw|supplier
-642.33|Horticoop Technical|doseerunit rep.|supplier
-744.00|Koppert Biological Systems|Encarsia + Phytoseiulus|supplier
-388.00|Van Iperen BV|meststoffen tank A|supplier
-612.44|Container Centralen|huur denen april|supplier,lease,rent
-290.10|FloraHolland Fust|emballage huur|supplier,rent,lease
-4120.00|Flexpool Westland Uitzend|week 19 oogst|wages,supplier
-3980.25|Level One Uitzendbureau|wk 20|wages,supplier
-2411.00|P. v.d. Knaap|loon p5|wages
-2288.70|Malgorzata Wisniewska|loon p5|wages
-2102.30|I. Dimitrov|loon p5|wages
-3120.00|Belastingdienst|loonheffing tv 04|wage-tax
7712.00|BELASTINGDIENST|TERUGGAAF OMZETBELASTING APRIL 2026|tax-refund
-1480.00|BPL Pensioen|premienota per 5|pension
-211.00|Colland Arbeidsmarkt|bijdrage|social-insurance,pension,supplier
-6120.00|Rabobank|Aflossing lening 12.88.120.441|loan-instalment
-2388.14|Rabobank|Rente lening 12.88.120.441 apr|loan-instalment
-1944.00|Hagelunie|kassenverzekering Q2|insurance
-812.00|Hoogheemraadschap van Delfland|RBG verontreinigingsheffing 2026|local-tax
-1640.00|Gemeente Westland|OZB eigenaar/gebruiker tuinbouw|local-tax
-295.00|Stichting Milieu Programma Sierteelt|deelname|supplier
-1480.00|Flynth adviseurs|kwartaaladministratie|accountancy
-440.12|Linde Material Handling|heftruck full service|lease,supplier
-186.30|Oliehandel Zuidgeest|diesel heftruck en bus|fuel
-64.50|Vodafone Zakelijk|factuur 26051288|telecom
-3500.00|Kwekerij Gerbera Westland|naar G-rekening|own-transfer
-5000.00|C.A. v.d. Knaap|prive opname / rek crt dga|private-withdrawal
-94.00|Glastuinbouw Nederland|contributie|supplier
-210.00|Priva BV|Priva Digital Services|software,supplier
50000.00|Rabobank|Uitboeking bouwdepot tranche 2 schermdoek|loan-proceeds
`,
  },
  {
    kind: 'microbrewery',
    names: ['Brouwerij Scheldebok', 'Brouwerij Scheldebok B.V.'],
    lines: `
1866.20|Mitra Slijterijen Franchise|fact 26-0091|customer-receipt
740.30|Café Het Hof|kratten + fust 26-0099|customer-receipt
512.00|Bierhal Antwerpen BVBA|facture/factuur 26-0087|customer-receipt
291.45|SumUp|payout taproom|card-takings,payment-provider-payout
388.10|Mollie|Settlement 8812.2605.11 webshop|payment-provider-payout
250.00|Crowdfund lid A. de Nooijer|obligatie Scheldebok 2026|loan-proceeds
15000.00|Collin Crowdfund|uitbetaling project 4412|loan-proceeds
620.00|Ruud en Ineke|proeverij 14 pers|customer-receipt
1200.00|Provincie Zeeland|Subsidie streekproduct innovatie voorschot|subsidy
-1411.20|Weyermann Malz|Rechnung 881200|supplier
-344.80|Brouwland|gist, hop|supplier
-612.00|Yakima Chief Hops BVBA|invoice 12009|supplier
-980.00|Glasverpakking Vetropack|flesjes pallet|supplier
-212.50|Etikettenfabriek Grafimax|labels Tripel|supplier,marketing
-766.00|Belastingdienst/Douane|accijns april bier|other-tax
-1420.00|Belastingdienst|btw 2026-Q1|vat-payment
-388.00|Belastingdienst|LH april|wage-tax
-1650.00|Zeeland Seaports|Huur loods Buitenhaven|rent
-644.22|DELTA Energie|mei|energy
-188.00|Evides Industriewater|april|energy,supplier
-1988.10|Joost Minderhoud|nettoloon mei|wages
-244.00|B. Wisse|hulp bottelen 3 dgn|wages,supplier
-588.00|Collin Crowdfund|maandtermijn annuitair|loan-instalment
-288.40|Grenke Finance|bottellijn 12/60|lease,loan-instalment
-126.00|CRAFT Brouwers|lidmaatschap|supplier
-61.00|Untappd Inc|Untappd for Business|software,marketing
-38.10|Transip BV|domein en hosting|software
-345.00|Bierfestival Middelburg|standgeld|marketing,supplier,rent
-82.40|Nationale Nederlanden|Aansprakelijkheid/product|insurance
-114.00|SABEWA Zeeland|belastingaanslag 2026|local-tax
-52.15|Shell Express Goes|Payment bunq card 4412|fuel
-7.90|Westerscheldetunnel|tol|travel
-41.10|Jumbo Goes|kaas plank proeverij|groceries
-9.99|bunq|Pro Business maandbedrag|bank-costs
-1000.00|Brouwerij Scheldebok|bunq sub rekening BTW|own-transfer
-1500.00|W. Minderhoud|Managementloon mei|wages,private-withdrawal
-164.00|PostNL Pakketten|verzendzegels webshop|supplier
-48.00|Statiegeld Nederland|afdracht april|supplier,other-tax
`,
  },
  {
    kind: 'stone mason',
    names: ['Natuursteenbedrijf Rotsvast', 'V.O.F. Rotsvast Natuursteen'],
    lines: `
2950.00|Mw. G. van Hoof-Smulders|gedenksteen wijlen J. van Hoof, eerste deel|customer-receipt
4114.00|Uitvaartzorg Monuta|nr 26077 en 26079|customer-receipt
1875.50|Keukenstudio Vermeulen|werkblad graniet order 5512|customer-receipt
1400.00|A.C.M. Huijbregts|vensterbanken hardsteen|customer-receipt
3267.00|Bouwbedrijf Remmers|26080 dorpels 12 woningen Oss G-rek gesplitst|customer-receipt
310.00|Parochie Heilige Maria Magdalena|letters bijkappen|customer-receipt
-5120.00|Michel Oprey & Beisterveld|platen Nero Assoluto|supplier
-2866.30|Graniti Fiandre SpA|fattura 8812/26|supplier
-144.90|Weha Ludwig Werwein GmbH|Diamantwerkzeug|supplier
-88.30|Fabory|ankers rvs|supplier
-244.00|Bronsgieterij Steylaert|letters brons|supplier
-175.00|Gemeente Maashorst|leges plaatsing grafmonument|local-tax,supplier
-96.80|Wurth Nederland|kit|supplier
-1940.00|R. Smits|loon april|wages
-2011.35|D. Verstegen|loon april|wages
-1310.00|Belastingdienst|Loonheffingen mrt|wage-tax
-2688.00|Belastingdienst|Omzetbel. 1e kw 26|vat-payment
-57.00|Belastingdienst|verzuimboete te late betaling OB|fine,tax-arrears,vat-payment
-602.00|bpfNatuursteen|pensioen en sociale fondsen|pension,social-insurance
-812.00|Rabobank|hypotheek werkplaats|loan-instalment
-366.00|Eneco|voorschot krachtstroom|energy
-61.20|Brabant Water|termijn|energy,supplier
-302.00|NN|Zakelijk Pakket|insurance
-418.75|Peinemann kraan|plaatsen monument kraanhuur|supplier,lease,rent
-515.00|Ford Lease|Transit dubbelcabine|lease,loan-instalment
-96.10|OK Oliecentrale Veghel|tankpas|fuel
-1700.00|H. Rots|privéopname|private-withdrawal
-1700.00|M. Rots|privéopname|private-withdrawal
-33.80|KPN Zakelijk|bundel|telecom
-145.20|DTG Gouden Gids|vermelding|marketing
-310.00|Boekhoudbureau van Lieshout|jr 2025|accountancy
-212.00|Arbo Unie|verzuimbegeleiding|supplier
-78.00|Bevelander Afvalrecycling|container steenpuin|supplier
-41.30|Gasthof zur Post Eifel|Betaalautomaat Duitsland kaartnr 8812|hospitality,travel
-500.00|Stichting Derdengelden Bierens Incasso|inzake Marmi Italia|collection,supplier
1100.00|Bierens Incasso Advocaten|afdracht geïnde vordering Keukenhof|customer-receipt
180.00|Michel Oprey & Beisterveld|creditnota gebroken plaat|refund-received
`,
  },
]
