import type { UntouchedBusiness } from '../untouched-business.ts'

export const desks: readonly UntouchedBusiness[] = [
  {
    kind: 'freelance developer',
    names: ['Noorderlicht Code', 'R.F. Zandstra'],
    lines: `
9801.00|Brunel Nederland B.V.|Self-billing 4401882 uren periode 9 R. Zandstra|customer-receipt
6534.00|Belsimpel B.V.|INV-2026-017 sprint 31-33|customer-receipt
1815.00|Groninger Museum|factuur 2026-018 onderhoud ticketkoppeling|customer-receipt
412.00|GitHub Inc|GITHUB SPONSORS PAYOUT|customer-receipt,payment-provider-payout
-21.78|JetBrains s.r.o.|JETBRAINS AMERICAS INC PRAHA all products pack|software
-9.68|GitHub Inc.|GITHUB, INC. SAN FRANCISCO US USD 10.00|software
-38.42|Hetzner Online GmbH|HETZNER ONLINE GMBH R0088120441 KD 118204|software
-22.99|OpenAI Ireland|CHATGPT SUBSCRIPTION|software
-14.52|TransIP B.V.|Incasso F0000.2026.0118.2204 domeinen|software,telecom
-1349.00|Coolblue B.V.|bestelling 88120441 LG ultrawide|supplier
-42.50|Ziggo B.V.|Internet en TV okt klant 118204401|telecom,private-withdrawal
-27.00|hollandsnieuwe|Abonnement 06-1188xxxx|telecom,private-withdrawal
-295.00|Launch Café Groningen|Coworking flex desk okt incl btw|rent
-166.21|NS Groep inzake NS Zakelijk|NS Business Card factuur 26-4401882|travel
-8.90|Albert Heijn to go Groningen CS|Pinbetaling AH TO GO 5881 GRONINGEN 02-10-2026 07:31 pas 2201|groceries,hospitality,private-withdrawal
-31.60|Mr. Mofongo|Pinbetaling MR MOFONGO GRONINGEN 08-10-2026 12:58 pas 2201|hospitality
-5144.00|Belastingdienst|OB 3e kwartaal 2026|vat-payment
-1477.00|Belastingdienst|Incasso voorlopige aanslag inkomstenbelasting termijn 9|income-tax
-283.00|Belastingdienst|VA ZVW 2026 okt|income-tax
-3200.00|R.F. Zandstra|maandelijks naar privé|private-withdrawal
-2500.00|R.F. Zandstra|Knab zakelijk sparen reservering belasting|own-transfer,private-withdrawal
18.41|Knab|Rente zakelijke spaarrekening 3e kwartaal 2026|interest-received
-400.00|Brand New Day Bank N.V.|Lijfrente storting ND118204|private-withdrawal,pension
-62.00|Stichting Broodfonds De Noordenwind|maandinleg|insurance,private-withdrawal
-27.92|Hiscox|BAV/AVB IT premie okt|insurance
-19.36|Jortt B.V.|Abonnement Jortt Plus|software,accountancy
-8.00|Knab|Knab Zakelijk okt|bank-costs
-100.00|Bitvavo B.V.|deposit 0A8812|crypto
`,
  },
  {
    kind: 'translator',
    names: ['Van der Steen Vertalingen', 'E.M. van der Steen'],
    lines: `
1138.60|TransPerfect Translations B.V.|ET PAYMENT VENDOR 0118204 INV 26-031 26-033|customer-receipt
842.00|Advocatenkantoor Brinkhof & Loos|ET dossier 2026.0188 beëdigde vertaling|customer-receipt
318.23|Rechtbank Midden-Nederland|ET declaratie tolk/vertaler 118204/26|customer-receipt
96.80|Mevr. L. Popescu|ET vertaling geboorteakte|customer-receipt
96.80|K. Adeyemi|ET offerte 26-044 diploma|customer-receipt
640.00|Übersetzungsbüro Lindner|ET Rg. 2026-36 DE-NL Handbuch|customer-receipt
211.08|Stichting LIRA|ET uitkering auteursrechten 2026|customer-receipt,subsidy,benefit
-29.00|RWS Language Solutions|IC Trados Studio subscription|software
-12.99|DeepL SE|BA DEEPL*SUB CONNECT COLOGNE DE|software
-85.00|Bureau Wbtv Raad voor Rechtsbijstand|ET verlenging inschrijving Rbtv|supplier
-218.00|NGTV|ET contributie 2026|supplier
-145.20|SBO Opleidingen|ET PE-cursus juridisch Duits|supplier
-39.95|Boekhandel Broese|BA BROESE UTRECHT 22-04-26 14:10 BETAALPAS 881|supplier
-18.14|Office Centre|BA OFFICE CENTRE NIEUWEGEIN 18-04-26|supplier
-54.00|PostNL|BA POSTNL PUNT BRUNA UTRECHT aangetekend|supplier
-35.75|Freedom Internet|IC glasvezel april|telecom,private-withdrawal
-16.50|Youfone|IC factuur 4-2026|telecom,private-withdrawal
-903.00|Belastingdienst|ET 2204 8118 0150 6210|vat-payment,income-tax,other-tax,tax-arrears
-151.00|Belastingdienst|IC VA IB 2026|income-tax
-1450.00|E.M. van der Steen|PO privé-opname|private-withdrawal
-600.00|E.M. van der Steen|ET naar Internet Rendement Rekening|own-transfer,private-withdrawal
-142.80|ASR Levensverzekering|IC AOV zelfstandigen 8812044|insurance,private-withdrawal
-134.15|DSW Zorgverzekeraar|IC premie mei|private-withdrawal,insurance
-6.50|Triodos Bank|KN Kosten Internet Zakelijk Rekening 1e kw|bank-costs
-25.00|Natuurmonumenten|IC donatie lidmaatschap|private-withdrawal,supplier,marketing
-254.10|Boekhoudbureau Klare Wijn|ET jaarrekening en aangifte 2025 deel 1|accountancy
-50.82|Mijndomein|IC hosting vandersteenvertalingen.nl|software,telecom
188.00|Belastingdienst|ET teruggaaf IB 2025|tax-refund
`,
  },
  {
    kind: 'architect',
    names: ['Bureau Kaderwerk Architecten B.V.'],
    lines: `
14520.00|Gemeente Nijkerk|VERPLICHTING 4400118 FACT 2026-22 VO brede school|customer-receipt
7865.00|Bouwfonds Property Development|2026-24 DO fase Waterkant|customer-receipt
3025.00|Fam. Ketelaar-Bos|architect uitbouw 2e deel|customer-receipt
1210.00|V.o.f. Stal de Eik|haalbaarheidsstudie 2026-19|customer-receipt
-2904.00|Adviesbureau Lüning|constructieadvies 26.1188|supplier
-1573.00|DGMR Bouw B.V.|F20261188 bouwfysica|supplier
-847.00|Studio Vlak 3D|renders Waterkant|supplier,marketing
-726.00|Kubus B.V.|Archicad SSA 2 seats|software
-118.20|Adobe Systems Software Ireland|ADOBE *CREATIVE CLD DUBLIN|software
-211.75|Multicopy Amersfoort|plots A0 26-448|supplier
-96.00|Kadaster|afrekening Kadaster-on-line maart|supplier
-2815.00|J. Overdijk|salaris 03/2026|wages
-2366.40|N. Rahimi|salaris 03/2026|wages
-550.00|Tim Wessels|stagevergoeding maart|wages
-1288.00|Stichting Pensioenfonds voor de Architectenbureaus|PFAB nota maart 2026|pension
-3911.00|Belastingdienst|Loonheffingen 2026-03|wage-tax
-9077.00|Belastingdienst|BTW 2026-Q1|vat-payment
-1640.00|Belastingdienst|termijn VPB voorlopig 2026|corporate-tax
-2180.00|Pandhof Amersfoort B.V.|huur + servicekosten april|rent
-162.00|Pure Energie|voorschot april|energy
-345.00|Schoonmaakbedrijf Asito|schoonmaak kantoor maart|supplier
-690.00|Aon Nederland CV|beroepsaansprakelijkheid DNR 2026 Q2|insurance
-181.00|BNA|contributie bureau kwartaal 2|supplier
-75.00|Bureau Architectenregister|jaarbijdrage 2026|supplier
-38.20|Greenwheels|ritten maart|travel,lease
-5.60|Translink|OVPAY NLOV8812044A|travel
-6000.00|Kaderwerk Beheer B.V.|fee + onkosten maart|private-withdrawal,wages,supplier
-20000.00|Bureau Kaderwerk Architecten B.V.|overboeking naar spaarrekening|own-transfer
-18.90|Triodos Bank|kosten betalingsverkeer maart|bank-costs
-64.50|Bloemenhuis Petit|pinbetaling 14-03 attentie|supplier,hospitality,marketing,wages
`,
  },
  {
    kind: 'wedding photographer',
    names: ['Zomerlicht Fotografie', 'Sanne Hulshof'],
    lines: `
725.00|D. Mulder|Aanbetaling trouwreportage 11 september|customer-receipt
1690.00|Jeroen en Iris Vink|restant bruiloft, het was geweldig!|customer-receipt
195.00|Tikkie|via Tikkie van F. Bouzid: newbornshoot|customer-receipt
242.00|Landgoed Zonheuvel|bedrijfsfoto's factuur 2026049|customer-receipt
86.20|Stichting Mollie Payments|settlement 8812204.2606.01|payment-provider-payout
34.11|Picdrop GmbH|Auszahlung Bildverkäufe|customer-receipt,payment-provider-payout
-2799.00|CameraNU.nl|order 10088124 Sony 24-70 GM II|supplier
-188.40|Saal Digital Fotoservice GmbH|Auftrag 44118820|supplier
-64.00|WhiteWall|WHITEWALL KOELN fotoboek|supplier
-300.00|Bram Oudkerk|second shooter 12/6|supplier,wages,private-withdrawal
-14.51|Adobe|Adobe Photography plan|software
-22.00|Pixieset Media Inc|PIXIESET VANCOUVER CA|software
-65.00|ThePerfectWedding.nl|vermelding juni|marketing
-120.00|Meta|FACEBK *J8LX0022 Instagram promotie|marketing
-48.33|Shell Recharge|Shell Recharge laadsessies juni|fuel
-72.00|Van der Valk Hotel Apeldoorn|kamer 214 1 nacht|travel,hospitality
-9.20|ParkBee|PARKBEE AMSTERDAM|travel
-13.40|La Place A1|LA PLACE DE SCHAARS|hospitality
-361.22|Private Lease Volkswagen|Leasebedrag juli X-188-ZT|lease,private-withdrawal
-250.00|Atelier De Werf|studio huur juni|rent
-1000.00|Sanne Hulshof|loon naar mezelf|private-withdrawal,wages
-300.00|Sanne Hulshof|spaarrekening belasting|own-transfer,private-withdrawal
500.00|Sanne Hulshof|terug van privé|private-deposit,own-transfer
-611.00|Belastingdienst|8818 2204 1150 6240|vat-payment,income-tax,other-tax,tax-arrears
-21.48|Aevitae|apparatuurverzekering juni|insurance
-15.73|Rompslomp.nl|maandabonnement|software,accountancy
-7.99|bunq|bunq Business Core|bank-costs
-145.00|DUO|Studieschuld termijnbedrag 06-2026|private-withdrawal,loan-instalment
`,
  },
  {
    kind: 'software start-up',
    names: ['Peilstok Labs B.V.'],
    lines: `
18204.11|Stripe Payments Europe|Payment from Stripe Payments Europe Limited, STRIPE PAYOUT|payment-provider-payout
12100.00|Waterschap Rivierenland|Payment from Waterschap Rivierenland, PL-2026-0088|customer-receipt
4840.00|Royal HaskoningDHV|Payment from HaskoningDHV Nederland, inv PL-2026-0091|customer-receipt
50000.00|Graduate Ventures Fund II|Payment from Graduate Entrepreneur, convertible loan tranche 2|loan-proceeds
21450.00|RVO|Payment from Rijksdienst voor Ondernemend NL, MIT R&D voorschot MITH26118|subsidy
-3344.10|Lucas Verhoef|To Lucas Verhoef, Salary May 2026|wages
-3120.75|Ananya Iyer|To Ananya Iyer, Salary May 2026|wages
-2904.00|Marek Dvorak|To Marek Dvorak, invoice 2026-5 contractor|supplier,wages
-1622.00|Deel Inc.|To Letsdeel, EOR employee Portugal May|wages,supplier
-1411.80|Amazon Web Services EMEA SARL|Card payment AWS EMEA aws.amazon.co|software
-212.00|Atlassian|Card payment Atlassian Amsterdam|software
-96.25|Slack Technologies|Card payment Slack T0118220|software
-88.00|Figma|Card payment Figma Monthly Renewal San Francisco|software
-640.00|HubSpot Ireland Ltd|Card payment HubSpot|software,marketing
-499.00|LinkedIn Ireland|Card payment LinkedIn Ads 88120441|marketing
-1275.00|YES!Delft|To YES Delft, office rent June|rent
-4188.00|Belastingdienst|To Belastingdienst, 8512204418810500|wage-tax,vat-payment,corporate-tax,tax-arrears,other-tax
2933.00|Belastingdienst|Payment from Belastingdienst, teruggaaf OB 1e kw 2026|tax-refund
-612.00|a.s.r. Doenpensioen|To ASR, Werknemers Pensioen mei|pension
-907.50|Ploum Rotterdam Law Firm|To Ploum, nota 26118 aandeelhoudersovereenkomst|supplier
-544.50|Finsens|To Finsens, bookkeeping & payroll May|accountancy
-418.22|KLM|Card payment KLM Royal Dutch Airlines 0742188204|travel
-24.60|Uber|Card payment Uber *trip help.uber.com|travel
-57.80|Foodhallen Den Haag|Card payment Foodhallen|hospitality
-118.00|Picnic B.V.|Card payment Picnic Amersfoort|groceries
5400.00||Exchanged to EUR, from USD 5,918.40|foreign-currency,own-transfer
-25.00|Revolut|Grow plan fee|bank-costs
-3.20|Revolut|International transfer fee|bank-costs
-10000.00|Peilstok Labs B.V.|To pocket Runway|own-transfer
-188.00|Swapfiets|Card payment Swapfiets 3 bikes June|lease,rent,travel
14.88|Revolut|Gross interest paid Savings May|interest-received
29.00|Notion Labs|Refund from Notion Labs, Inc.|refund-received
`,
  },
]
