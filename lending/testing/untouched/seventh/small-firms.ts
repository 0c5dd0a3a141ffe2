import type { UntouchedBusiness } from '../untouched-business.ts'

export const smallFirms: readonly UntouchedBusiness[] = [
  {
    kind: 'nail stylist',
    names: ['Nagelstudio Glans', 'D. Koster'],
    lines: `
42.50|A. Wiegers|gelnagels 4 mei|customer-receipt
218.00|SumUp|SumUp uitbetaling 05-05|card-takings,payment-provider-payout
150.00||STORTING GELDMAAT 06-05 PASVOLGNR 003|cash-deposit
-96.00|Urban Nails|gel en vijlen|supplier
-260.00|Kapsalon Bo|stoelhuur mei|rent
-21.00|Salonized|agenda abonnement|software,payment-provider-costs
-18.00|Simyo|sim only|telecom
-950.00|D. Koster|prive mei|private-withdrawal
-140.00|Daisy Koster|factuur mei D. Koster|private-withdrawal
-45.00|Riverty|bestelling About You|supplier,private-withdrawal
-88.00|Klarna|Zalando 2e deel|supplier,private-withdrawal
-20.00|Kansino|storting|gambling
-30.00|Trade Republic|inleg|private-withdrawal,own-transfer,crypto
-110.00|Belastingdienst|BTW kw 2|vat-payment
95.00|Belastingdienst|zorgtoeslag juni|benefit,private-deposit
-8.00|ING Bank N.V.|kosten betaalpakket|bank-costs
-60.00|Stichting ANBOS|contributie|supplier
-42.50|A. Wiegers|terugbetaling losgelaten nagels|reversal
`,
  },
  {
    kind: 'in-home beautician for the old',
    names: ['Pedicure aan Huis Marjo', 'M. Wouters'],
    lines: `
33.00|mw. Smeets|pedicure|customer-receipt
440.00|Zorgcentrum Sint Jozef|14 behandelingen nota 7|customer-receipt
160.00|CZ|DVZ declaraties diabetesvoet|customer-receipt,insurance-payout
-41.00|Orthofex|instrumenten|supplier
-16.00|ProVoet|lidmaatschap|supplier
-9.00|Pedicuresoftware Simplesmart|maand|software
-700.00|M. Wouters|leefgeld|private-withdrawal
-62.00|Tamoil Roermond|Pasvolgnr 1|fuel
-119.00|FBTO|autoverzekering|insurance,private-withdrawal
-15.00|Hollandsnieuwe|bundel|telecom
-45.00|Belastingdienst|ib|income-tax
-25.00|Regiobank|jaarkosten pas|bank-costs
-130.00|IB-Groep DUO|studieschuld kind|loan-instalment,private-withdrawal
-300.00|Krediet Limburg Volkskredietbank|aflossing|loan-instalment,private-withdrawal
-10.00|Lotto|3 formulieren|gambling,private-withdrawal
200.00|Lotto|prijs|gambling,private-deposit
50.00|J. Wouters|verjaardag|private-deposit,customer-receipt
-33.00|mw. Smeets|teveel betaald terug|reversal
`,
  },
  {
    kind: 'vintage furniture dealer',
    names: ['Tweede Leven Meubels', 'O. Brandsma'],
    lines: `
640.00|Catawiki|uitbetaling kavel 8812|customer-receipt,payment-provider-payout
275.00|D. Mulder|deens dressoir|customer-receipt
333.00|Pamono GmbH|Auszahlung Verkauf Nr 71|customer-receipt,payment-provider-payout
-66.00|Pamono GmbH|Provision Juni|payment-provider-costs,marketing,supplier
410.00|CCV|pin 14 juni|card-takings,payment-provider-payout
-900.00|Kringloop De Schatkamer|partij stoelen|supplier
-1200.00|Nalatenschap Verkoop Fam. Post|inboedel opkoop|supplier
-77.00|Osmo Nederland|lak en olie|supplier
-820.00|Fam. Kroon|huur winkel|rent
-66.00|Essent|juni|energy
-1100.00|O. Brandsma|prive|private-withdrawal
-200.00|O. Brandsma|verbouwing eigen factuur|private-withdrawal
-320.00|Fam. Brandsma sr.|aflossing familielening|loan-instalment,private-withdrawal
-61.00|Texaco Leeuwarden|pas 002 12:01|fuel
-33.00|Casino Lampen & Interieur|lampenkap|supplier
-50.00|Fair Play Leeuwarden|pas 002 22:40 automaten|gambling
-45.00|Marktplaats|topadvertenties|marketing
-12.00|Rabobank|pakketkosten|bank-costs
-310.00|Belastingdienst|btw 2e kwartaal|vat-payment
-233.00|Belastingdienst|VA IB 2026 juni|income-tax
-500.00||GEA Geldmaat Leeuwarden 15-06|cash-withdrawal
-90.00|D. Mulder|refund kapotte lade|reversal
`,
  },
  {
    kind: "architects' visualiser",
    names: ['Pixelhuis', 'R. Tesselaar'],
    lines: `
1452.00|Architectenbureau Kruid|renders fase 2|customer-receipt
968.00|Interimbureau De Vaste Kracht|inv 26-12 animatie|customer-receipt
2100.00|Freelancer.com|milestone withdrawal earnings|customer-receipt,payment-provider-payout
-55.00|Chaos Software EOOD|V-Ray rental|software
-305.00|Autodesk Ireland|3ds Max|software
-22.00|TurboSquid|3D modellen|supplier,software
-1899.00|Megekko|videokaart|supplier
-250.00|A-Lab Amsterdam|flexplek juni|rent
-1600.00|R. Tesselaar|salaris|private-withdrawal
-450.00|R Tesselaar|sparen|private-withdrawal,own-transfer
-300.00|Interactive Brokers IE|funding account|private-withdrawal
-40.00|Bitvavo|storting|crypto
-99.00|Menzis|zorgpremie|private-withdrawal,insurance
-35.00|Broodfonds Tuindorp|contributie|insurance
-60.00|De Hypotheker|advies termijn|accountancy,supplier,private-withdrawal
-970.00|Obvion|hypotheek|loan-instalment,private-withdrawal
-18.00|Moneybird|abonnement|software,accountancy
-640.00|Belastingdienst|ob Q2|vat-payment
-14.00|NS|reis Rotterdam|travel
-9.00|Toko Bangkok|lunch|hospitality,groceries,supplier
2000.00|Letselschade Advies Derdengelden|schikking ongeval R. Tesselaar|insurance-payout,private-deposit
`,
  },
  {
    kind: 'greengrocer with a stall',
    names: ['Groente van Gijs', 'G. Verkade'],
    lines: `
611.00|Zettle|uitbetaling donderdag|card-takings,payment-provider-payout
920.00||Storting Geldmaat Woerden 22-06|cash-deposit
388.00|Basisschool De Linde|schoolfruit juni nota 3|customer-receipt
-1810.00|Veiling ZON|inkoop wk 25|supplier
-344.00|Bakker Barendrecht|bananen|supplier,groceries
-190.00|Gemeente Woerden|marktgeld juni|rent,local-tax
-42.00|Elektra Kast Markt|stroom kraam|energy
-1250.00|G. Verkade|weekopname 25|private-withdrawal
-150.00|G. Verkade|kilometers bus declaratie|private-withdrawal,travel
-212.00|N. Bos|zaterdagkracht loon|wages
-96.00|Tinq Woerden|pas 001|fuel
-511.00|Volkswagen Pon Financial Services|Crafter|lease
-60.00|CVAH|lidmaatschap ambulante handel|supplier
-188.00|SumUp|aflossing SumUp voorschot|loan-instalment
-240.00|Belastingdienst|IB juni|income-tax
-205.00|Belastingdienst|BTW juni|vat-payment
-95.00|CJIB|boete foutparkeren bus|fine
-400.00||opname geldautomaat Woerden wisselgeld|cash-withdrawal
-7.00|bunq|maandbijdrage|bank-costs
-80.00|7Bets Ltd|casino storting|gambling
-70.00|Univé|bestelautoverzekering|insurance
`,
  },
  {
    kind: 'sign language interpreter',
    names: ['Tolkbureau Handtaal', 'C. Vriend'],
    lines: `
1188.00|Berengroep Tolkvoorziening UWV|tolkuren april factuur 26-4|customer-receipt
402.00|Hogeschool Utrecht|tolkinzet college|customer-receipt
640.00|GGZ Centraal|factuur 26-6|customer-receipt
-22.00|NBTG|contributie|supplier
-1500.00|C. Vriend|inkomen|private-withdrawal
-250.00|C. Vriend|tolkdienst waarneming factuur 2|private-withdrawal
-39.00|Zoom|pro|software
-61.00|NS Zakelijk Business Card|april|travel
-420.00|Athlon Car Lease|private lease|lease,private-withdrawal
-18.00|KPN Mobiel|abonnement|telecom
-150.00|Loyalis AOV|premie|insurance,private-withdrawal
-410.00|Belastingdienst|inkomstenbelasting|income-tax
-311.00|Belastingdienst|btw q2|vat-payment
-9.00|Triodos Bank|kosten|bank-costs
-35.00|Acumulus|boekhouding|software,accountancy
-200.00|ASN Bank Beleggen|periodieke inleg|private-withdrawal,own-transfer
1250.00|SVB|AOW mei C. Vriend|benefit,private-deposit
-95.00|Unitedconsumers|energie en mobiel|energy,telecom
`,
  },
]
