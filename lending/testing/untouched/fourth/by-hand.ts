import type { UntouchedBusiness } from '../untouched-business.ts'

export const byHand: readonly UntouchedBusiness[] = [
  {
    kind: 'tattoo studio',
    names: ['Inktvlek Tattoo', 'R. Brouns'],
    lines: `
350.00|K. Dreessen|sessie 2 sleeve|customer-receipt
281.25|SumUp Limited|SUMUP PAYOUT 2026-03-11|card-takings,payment-provider-payout
410.00||STORTING 11-03 14:02 ING SERVICEPUNT VENRAY|cash-deposit
100.00|mw Hulsen|aanbetaling afspraak 4 april|customer-receipt
-612.00|Barber DTS B.V.|naalden, inkt, folie 88123|supplier
-45.00|GGD Limburg-Noord|hygiëne vergunning tatoeëren|local-tax,supplier,other-tax
-820.00|W. Hendrix verhuur|huur maart Grotestraat|rent
-96.00|Oxxio|stroom/gas maart|energy
-33.00|Youfone|bellen + data|telecom
-17.00|Treatwell Connect|agenda abonnement maart|software,payment-provider-costs
-1400.00|R. Brouns|prive maart|private-withdrawal
-200.00|R. BROUNS|materiaal factuur R. Brouns 3|private-withdrawal
-49.00|Jack's Casino Venray|BEA pas 003 22:19|gambling
-100.00|1xBet Marikit Holdings|1xbet deposit card|gambling
320.00|Betsson Services Ltd|uitbetaling|gambling
-75.00|Kraken|EUR deposit via SEPA|crypto
-55.00|Samen Sterk in Werk Incasso|kosten dossier Essent 2291|collection
-310.00|SumUp Limited|terugbetaling cash advance week 9|loan-instalment
3000.00|SumUp Limited|Cash Advance uitbetaling|loan-proceeds
-61.00|Sportcity Venray|fitness abonnement|private-withdrawal,supplier
-42.00|Kruidvat|vaseline en tissues|groceries,supplier
-388.00|Belastingdienst|btw kw1|vat-payment
-215.00|Belastingdienst|Inkomstenbelasting 2026 termijn 2|income-tax
-12.00|ING Bank NV|pakketkosten maart|bank-costs
`,
  },
  {
    kind: 'interior designer',
    names: ['Studio Linnen', 'A. van Hemert'],
    lines: `
3146.00|Fam. Dirkzwager|ontwerp woonkamer 2e deel|customer-receipt
1512.50|Makelaardij Van Silfhout|styling 3 woningen nota 20|customer-receipt
968.00|Bureau Tempo Interim Recruiters|inv 26-22 kantoorinrichting|customer-receipt
-1210.00|Meubelmakerij Eikhout|maatkast fam Dirkzwager|supplier
-88.40|Vlisco Stoffen|stalen|supplier
-455.00|Pay in 3 / in3 B.V.|bestelling Fonq deel 1|supplier
-309.00|Klarna|Made.com lamp|supplier
-212.00|Mondu Capital Sarl|Rechnung Westwing Business|supplier
-35.00|Houzz Ireland Ltd|Houzz Pro|marketing,software
-29.00|SketchUp Trimble|pro annual|software
-60.00|WeWork|hot desk dagpas|rent
-1900.00|A. van Hemert|overboeking privé|private-withdrawal
-700.00|A van Hemert|fee projectleiding nota 12|private-withdrawal
-500.00|A. van Hemert|storting oudedag Brand New Day|private-withdrawal,pension,own-transfer
-46.10|OHRA|autoverzekering|insurance,private-withdrawal
-311.00|Stellantis Finance|private lease e-208|lease,private-withdrawal
-14.50|ParkBee|parkeren Utrecht|travel
-57.20|Restaurant Blauw|lunch met klant|hospitality
-9.99|Pinterest Europe|promoted pins|marketing
-40.00|Trading 212 UK|ISA top up|private-withdrawal
88.00|Trading 212 UK|withdrawal|private-deposit
1250.00|Belastingdienst|teruggaaf inkomstenbelasting 2025|tax-refund,private-deposit
-88.00|Belastingdienst|terugbetalen zorgtoeslag 2025 termijn 1|income-tax,private-withdrawal,benefit,tax-arrears,other-tax
-20.00|Knab|creditcard bijdrage jaar|bank-costs
`,
  },
  {
    kind: 'fish smoker with a food truck',
    names: ['Rokerij De Botter', 'J. Tol', 'W. Tol'],
    lines: `
1855.00|Zettle|dagomzet zaterdagmarkt|card-takings,payment-provider-payout
905.00||Geldmaat storting Volendam 12-09-2026|cash-deposit
2310.00|Visrestaurant Van den Hogen|gerookte paling week 36|customer-receipt
1420.00|Stichting Havenfeesten|foodtruck garantie|customer-receipt
-3411.00|Visafslag Hollands Noorden|aankoop wk 36|supplier
-288.00|Houtmot Leveranciers Waterland|beukenmot|supplier
-540.00|Gemeente Edam-Volendam|marktgelden september|rent,local-tax
-133.00|Propaan Jansma|flessen 33 kg|supplier,energy,fuel
-1100.00|J. Tol|weekgeld|private-withdrawal
-1100.00|W. Tol|weekgeld|private-withdrawal
-450.00|W. Tol|rekening 8 verhuur kraam|private-withdrawal
-366.00|C. Schilder|loon week 35/36|wages
-94.00|NVWA|keurloon|supplier,other-tax,local-tax
-777.00|Beequip|huurkoop vrachtwagen 22/48|lease,loan-instalment
-1212.00|Kapitaal voor Ondernemers B.V.|incasso 18/24|loan-instalment
-389.00|Pin Voorschot Nederland|inhouding omzetvoorschot wk 36|loan-instalment,payment-provider-costs
8000.00|Pin Voorschot Nederland|uitbetaling omzetvoorschot|loan-proceeds
-142.00|Onderlinge Verzekering Zuiderzee|brandverzekering|insurance
-211.60|Avia Volendam|diesel|fuel
-55.00|Casino Verlichting BV|ledstrip kraam|supplier
-75.00|Club Lotto Volendam|sponsorbord factuur|marketing,supplier
-1500.00|Belastingdienst|naheffing OB aug|tax-arrears,vat-payment
-180.00|Bpf Vis|premie|pension
`,
  },
  {
    kind: 'maker of wooden toys',
    names: ['Houten Beer Speelgoed', 'M. Hoogendam'],
    lines: `
512.77|Etsy Ireland UC|deposit 881|customer-receipt,payment-provider-payout
233.10|PayPal|overboeking naar bankrekening|payment-provider-payout
188.00|Shopify Payments|transfer SP-771|payment-provider-payout
940.00|Speelgoedwinkel De Ezel|factuur HB-31|customer-receipt
1800.00|Creditrix SAS|avance de trésorerie contrat 88|loan-proceeds
-166.00|Creditrix SAS|prélèvement échéance 2/12|loan-instalment
-311.00|Houthandel Jongeneel|beuken planken|supplier
-89.00|Rust-Oleum|verf|supplier
-48.20|Etsy Ireland UC|Etsy fees bill April|payment-provider-costs
-120.00|Shopify Capital|payback 12% sales|loan-instalment
-74.00|Sendcloud B.V.|verzendlabels|supplier,software
-35.00|Dutch Toy Awards|inschrijving|marketing,supplier
-320.00|De Ateliers Coöperatie|ateliers huur mei|rent
-900.00|M. Hoogendam|inkomen mei|private-withdrawal
-150.00|M. Hoogendam|ontwerp invoice MH-2|private-withdrawal
-25.00|Eurojackpot.nl|lot|gambling,private-withdrawal
62.50|Eurojackpot.nl|prijs|gambling,private-deposit
-40.00|Scalable Capital GmbH|Sparplan|private-withdrawal
-19.95|Riverty Services|Blokker order|supplier,private-withdrawal
-28.00|Bison International|lijm|supplier
-420.00|Marktkraam Kerstmarkt Valkenburg|standhuur|rent,supplier,marketing
-33.00|Loods 5 Casino Carpets|vloerkleed atelier|supplier
-14.00|Hema Dordrecht|BEA Betaalpas 12:01 pas 002|groceries,supplier
-20.00|Anthropic PBC|Claude Pro|software
300.00|Oma Hoogendam|steuntje voor je zaak|private-deposit,customer-receipt
`,
  },
]
