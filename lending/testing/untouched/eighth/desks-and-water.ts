import type { UntouchedBusiness } from '../untouched-business.ts'

export const desksAndWater: readonly UntouchedBusiness[] = [
  {
    kind: 'sailing hire',
    names: ['Zeilverhuur De Fluessen', 'VOF Zeilverhuur De Fluessen'],
    lines: `
765.00|Familie Brandsma|huur Valk 18 t/m 22 mei|customer-receipt
1240.00|Ulrich Petersen|Charter Polyvalk 24.-31.05. Restzahlung|customer-receipt
200.00|Scouting Impeesa|borg valken|customer-receipt
3880.00|Scholengemeenschap Bogerman|zeilkamp klas 2 fact 26031|customer-receipt
1102.40|Multisafepay BV|Uitbetaling 88120 saldo reserveringen|payment-provider-payout
488.60|Rabo OnlineKassa|payout 12-05|payment-provider-payout,card-takings
211.50|Worldline NV|pin kantine 16/5|card-takings,payment-provider-payout
360.00|Botentehuur.nl|boekingen april min commissie|customer-receipt,payment-provider-payout
-200.00|K. Brandsma|borg retour valk 7|customer-receipt,supplier,reversal
-1844.00|Zeilmakerij Molenaar|fokken 4x|supplier
-612.30|Jachtwerf Heeg|mast + verstaging|supplier
-322.75|De Wit Watersport|lijnen en vallen|supplier
-188.90|Epifanes|lak en antifouling|supplier
-2400.00|Gemeente Súdwest-Fryslân|huur ligplaatsen 2026 deel 1|rent,local-tax
-890.00|Recreatieschap Marrekrite|bijdrage 2026|supplier,local-tax
-214.00|HISWA-RECRON|contributie|supplier
-1544.00|Eerdmans Jachtverzekering|vlootpolis 22 boten|insurance
-288.00|NLE Energie|mei|energy
-52.40|Kabelnoord|internet haven|telecom
-1102.00|Wieke Douma|instructeur mei loon|wages
-744.35|J. Hoekstra|loon mei|wages
-150.00|Tjeerd B.|zeilles weekend 9/10 mei|wages,supplier
-401.00|Belastingdienst|loonheffing april|wage-tax
-1033.00|Belastingdienst|btw eerste kwartaal|vat-payment
-166.00|Stg. Pensioenfonds Recreatie|apr|pension
-1220.00|Rabobank|lening nieuwe valken aflossing|loan-instalment
-1250.00|S. Hylkema|voorschot winst|private-withdrawal
-1250.00|A. Hylkema|voorschot winst|private-withdrawal
-98.60|De Haan Tankstation Koudum|benzine volgboot|fuel
-61.22|Poiesz Supermarkt Heeg|kantine|groceries,supplier
-344.00|Sligro Leeuwarden|drank kantine|groceries,supplier
-180.00|Friesland Holland Marketing|advertentie gids|marketing
-45.00|Bookingmotor Recras|mei|software
-21.00|Rabobank|Kosten Rabo Zakelijk Pakket|bank-costs
-4000.00|VOF Zeilverhuur De Fluessen|Rabo BedrijfsSpaarRekening winterreserve|own-transfer
-134.00|Wetterskip Fryslân|aanslag|local-tax
2450.00|Eerdmans Jachtverzekering|schade-uitkering Valk 12 stormschade|insurance-payout
`,
  },
  {
    kind: 'IT freelancer',
    names: ['Bitwerk Consulting', 'D. van Assendelft'],
    lines: `
10648.00|Between Staffing Services|Self-billing 2026-0412 uren april|customer-receipt
3146.00|Stichting Waternet|INV2026-018|customer-receipt
8712.00|HeadFirst Source|Select Betaling batch 8812|customer-receipt
1815.00|Acme Robotics Ltd|Invoice BW-017 sprint 9|customer-receipt
2420.00|Kubeshift GmbH|RE BW-019 Beratung|customer-receipt
-24.20|JetBrains s.r.o.|All Products Pack|software
-19.36|GitHub Inc|GitHub Team|software
-112.88|AWS EMEA SARL|aws.amazon.co|software
-22.99|OpenAI|CHATGPT SUBSCRIPTION|software
-108.90|Anthropic PBC|Claude Max|software
-4.84|Cloudflare|dash.cloudflare|software
-31.46|Hetzner Online GmbH|Rechnung R0088120|software
-2199.00|Coolblue BV|MacBook Pro order 88120044|supplier
-129.00|Ikea Zakelijk|bureau|supplier
-260.00|Spaces|flexdesk membership May|rent
-55.10|T-Mobile|abonnement 06|telecom
-38.50|Freedom Internet BV|thuiskantoor|telecom
-412.00|Belastingdienst|Voorlopige aanslag ZVW 2026|income-tax,social-insurance
-1988.00|Belastingdienst|VA IB 2026 termijn 5|income-tax
-4410.00|Belastingdienst|OB Q1 2026|vat-payment
-4000.00|D. van Assendelft|salaris aan mezelf|private-withdrawal,wages
-750.00|D. van Assendelft|vakantie|private-withdrawal
-2100.00|Knab|naar spaarpot BTW|own-transfer
2100.00|Knab|van spaarpot BTW|own-transfer
-500.00|Brand New Day|Lijfrente inleg|pension,private-withdrawal
-288.00|BrightPensioen|storting|pension,private-withdrawal
-100.00|Broodfonds De Knotwilg|maandbedrag|insurance,private-withdrawal
-31.00|Insify|BAV + AVB|insurance
-39.00|e-Boekhouden.nl|pakket|software,accountancy
-181.50|TaxSavers|ib aangifte 2025|accountancy
-28.40|NS Reizigers|OV-chip saldo opladen|travel
-74.20|Deutsche Bahn Vertrieb|Fahrkarte Berlin|travel
-389.00|KubeCon Linux Foundation|conference ticket|supplier,marketing,travel
-142.60|easyJet|K88AB2|travel
-18.75|Uber *Trip|help.uber.com|travel
-13.40|Starbucks Amsterdam CS|Betaalpas|hospitality
-11.80|LinkedIn Ireland|Premium|marketing,software
-7.00|Knab|Abonnement|bank-costs
-82.25|Kamer van Koophandel|inschrijving/uittreksel|supplier,local-tax,other-tax
-250.00|Bitonic BV|BTC aankoop|crypto
`,
  },
  {
    kind: 'music teacher',
    names: ['Vioolstudio Maas', 'H. Maas Muziekonderwijs'],
    lines: `
34.50|L.P. ter Steege|les Fleur week 19|customer-receipt
138.00|Fam. Abels|vioolles mei|customer-receipt
138.00|Y. Chen|Violin lessons May|customer-receipt
276.00|M Koning-Bakker|2 kinderen mei|customer-receipt
1422.00|Stichting Muziekschool Amstelland|honorarium april|customer-receipt,wages
650.00|Kamerkoor Vocalis|projectconcert remplaçant|customer-receipt
118.44|Buma/Stemra|uitkering auteursrechten|customer-receipt
87.10|Stichting NORMA|naburige rechten 2024|customer-receipt
69.00|Jeugdfonds Sport en Cultuur|aanvraag 881200|customer-receipt,subsidy
500.00|Fonds Podiumkunsten|bijdrage concertreeks|subsidy
-96.00|Strijkinstrumenten Bos|beharen strijkstok|supplier
-41.85|Broekmans & Van Poppel|bladmuziek|supplier
-38.90|Thomann GmbH|Bestellung 8812004|supplier
-275.00|Wijkgebouw De Bolder|zaalhuur di en do mei|rent
-42.00|Nationaal Muziekinstrumenten Fonds|bruikleenvergoeding viool|lease,rent,supplier
-22.50|Sinfonia Verzekeringen|instrumentverzekering|insurance
-11.20|Kunstenbond|contributie mei|supplier
-12.99|Zoom Video Communications|zoom.us|software
-10.00|Apple.com/bill|iCloud en forScore|software,private-withdrawal
-21.00|Youfone|sim only|telecom
-9.80|GVB|saldo|travel
-27.30|NS International|>AMSTERDAM 12.05.2026 16H08 KV005 441288|travel
-1.80||OVPAY REIZEN NLOV4412 www.ovpay.nl|travel
-35.00|De Boekhoudzuster|btw aangifte|accountancy
-211.00|Belastingdienst|omzetbelasting Q1 /8812009|vat-payment
-98.00|Belastingdienst|voorlopige aanslag IB|income-tax
-780.00|H. Maas|naar privérekening|private-withdrawal
-250.00|H Maas e/o J Verweij|gezamenlijke rekening|private-withdrawal
-100.00|H. Maas|ASN Sparen Zakelijk|own-transfer,private-withdrawal
-6.95|ASN Bank|kosten zakelijke rekening|bank-costs
-31.15|Albert Heijn 1084|>AMSTERDAM 15.05.2026 17H44 KV005|groceries
-17.50|Café De Ysbreeker|koffie met pianist|hospitality
-150.00|R. Ozolins|begeleiding leerlingenavond|supplier,wages
-44.00|Pianostemmer W. Dral|stemmen vleugel|supplier
-55.66|Drukwerkdeal.nl|flyers leerlingenconcert|marketing,supplier
-15.00|Artsen zonder Grenzen|maandelijkse gift|private-withdrawal,supplier,marketing
-60.00|Waternet Belastingen|aanslag|local-tax
`,
  },
  {
    kind: 'midwife practice',
    names: ['Verloskundigenpraktijk Ooievaar', 'Maatschap Verloskundigen Ooievaar'],
    lines: `
6120.40|VGZ Zorgverzekeraar|DECL 2604-01 VECOZO AGB 08-012281|customer-receipt
4488.12|Zilveren Kruis Achmea|declaratie verloskundige zorg 2026-04|customer-receipt
3190.00|Menzis|betaalspecificatie 88120|customer-receipt
1212.60|DSW Zorgverzekeraar|vergoeding|customer-receipt
9011.35|Infomedics BV|afdracht wk 19|customer-receipt,payment-provider-payout
145.00|Mw. S. Haddad|pretecho|customer-receipt
420.00|Geboortezorg IGO De Meierij|vergoeding overleg Q1|customer-receipt
750.00|Hogeschool Rotterdam|stagevergoeding student|customer-receipt,subsidy
-388.20|Mediq|handschoenen doptone gel|supplier
-212.00|Orfeus|EPD licentie mei|software
-133.10|Vrumun|abonnement|software
-612.00|GE Healthcare Financial|echoapparaat 22/60|lease,loan-instalment
-1480.00|Gezondheidscentrum De Vest|huur spreekkamers mei|rent
-1288.00|Waarneming J. Pot|dienst 2-3 mei, 9-10 mei|supplier,wages
-944.00|Verloskundige M. de Ruiter|waarneming april|supplier,wages
-1611.20|E. van Dongen|salaris assistente mei|wages
-744.00|Belastingdienst|loonheffingen 04/2026|wage-tax
-1912.00|Belastingdienst|IB/PVV T. Smeets 2026 5e termijn|income-tax
-1230.00|Stichting Pensioenfonds Verloskundigen|premie maat Smeets|pension,private-withdrawal
-288.40|PFZW|premie april|pension
-196.00|KNOV|contributie|supplier
-144.00|VvAA|beroepsaansprakelijkheid|insurance
-311.50|VvAA Levensverzekeringen|AOV T. Smeets|insurance,private-withdrawal
-3200.00|T. Smeets|winstvoorschot|private-withdrawal
-3200.00|B. Aydin|winstvoorschot|private-withdrawal
-1600.00|C. Jochems|maatschap opname|private-withdrawal
-71.10|Shell Recharge Solutions|laden april|fuel,energy,travel
-64.20||Betaalautomaat 02:14 ARGOS TANKSTATION pasnr. 004|fuel
-5.50|Jeroen Bosch Ziekenhuis|parkeergarage|travel,supplier
-84.00|Vodafone Libertel BV|3 toestellen dienst|telecom
-38.00|Antwoordservice Medicall|april|telecom,supplier
-92.00|Eneco Zakelijk|mei|energy
-440.00|Academie Verloskunde|nascholing echo|supplier
-22.40|HEMA Den Bosch|beschuit met muisjes|groceries,hospitality,supplier
-49.50|Bloemsierkunst Rozet|boeket jubileum|supplier,hospitality
-280.00|Accon AVM|administratie|accountancy
-12.10|ING Bank|Kosten rekening 01-04 t/m 30-04|bank-costs
-165.00|Schoonmaakbedrijf Frisse Neus|april|supplier
`,
  },
]
