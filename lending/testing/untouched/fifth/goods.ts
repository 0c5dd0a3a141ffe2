import type { UntouchedBusiness } from '../untouched-business.ts'

export const goods: readonly UntouchedBusiness[] = [
  {
    kind: 'wine importer',
    names: ['Wijnkoperij Terroir B.V.'],
    lines: `
4312.00|Restaurant De Librije|factuur T26-118|customer-receipt
1890.44|Hanos Internationale Horecagroothandel|betaling fact T26-101/104|customer-receipt
622.10|Mollie B.V.|Uitbetaling Mollie 2026-08-02|payment-provider-payout
-9120.00|Château Lafargue SCEA|facture 2026-071|supplier
-2210.33|Bodegas Ramirez S.L.|pedido 8812|supplier
-1866.00|Belastingdienst/Douane Groningen|accijns wijn juli|other-tax
-740.00|Hillebrand Gori|transport Bordeaux-Rotterdam|supplier
-1325.00|Bonded Warehouse Dordrecht|opslag pallets juli|supplier,rent
-2650.00|Havenpand Exploitatie|huurnota augustus|rent
-388.20|Eneco Zakelijk|augustus|energy
-2877.44|T. de Roo|salaris juli verkoop|wages
-1410.00|Belastingdienst|loonheffingen juli 2026|wage-tax
-3811.00|Belastingdienst|omzetbelasting juli 2026|vat-payment
-4000.00|Vinum Holding B.V.|management fee aug|private-withdrawal,wages,supplier
-6000.00|Vinum Holding B.V.|R/C opname|private-withdrawal,own-transfer
-2083.33|ABN AMRO Asset Based Finance|aflossing voorraadfinanciering|loan-instalment
-914.00|Crédit Agricole CIB|intérêts ligne de crédit T2|loan-instalment,bank-costs
30000.00|Collin Crowdfund|storting lening Wijnkoperij Terroir|loan-proceeds
-211.00|Vinea Magazine|advertentie zomernummer|marketing
-140.00|Vinologisch Instituut|opleiding SDEN3|supplier
-95.00|ProWein Messe Düsseldorf|entree beurs|marketing,travel,supplier
-188.00|Motel One Düsseldorf|2 nachten|travel
-62.30|Zum Schiffchen|diner leverancier|hospitality
440.00|Château Lafargue SCEA|avoir 12 bouteilles cassées|refund-received
-118.80|Restaurant De Librije|creditering retour kurk|reversal
`,
  },
  {
    kind: 'nursery of plants',
    names: ['Kwekerij De Groene Vinger', 'G. Hoekstra', 'M. Hoekstra-Vos'],
    lines: `
12880.00|Royal FloraHolland|afrekening week 22|customer-receipt,payment-provider-payout
3410.00|Intratuin Inkoop Coöperatie|levering vaste planten|customer-receipt
905.00|Geldmaat|storting Geldmaat Lisse 18-05|cash-deposit
4100.00|RVO|GLB basispremie 2025|subsidy
1612.00|Hagelunie|schade-uitkering hagel kas 2|insurance-payout
-2877.00|Florensis Hamer|jonge planten|supplier
-1466.00|Klasmann-Deilmann Benelux|potgrond 22 m3|supplier
-3100.00|GasTerra / Agro Energy|gas mei|energy
-640.00|Royal FloraHolland|heffingen en karren|supplier,payment-provider-costs
-1988.00|Rabobank Bollenstreek|rente en aflossing 3011.22.118|loan-instalment
-1250.00|Agro Lease Midden Holland|kastractor termijn 4/20|lease,loan-instalment
-2260.00|J. Wojcik|loon mei|wages
-1890.00|Agrarisch Uitzendbureau De Oogst|plukkers wk 20-21|wages,supplier
-377.00|BPL Pensioen|mei|pension
-1200.00|Erven Van Steijn|pacht 1 ha|rent
-2000.00|G. Hoekstra|huishouden|private-withdrawal
-1500.00|M. Hoekstra-Vos|prive|private-withdrawal
-800.00|M. Hoekstra-Vos|factuur administratie|private-withdrawal
-455.00|Hoogheemraadschap van Rijnland|zuiveringsheffing|local-tax
-1100.00|Belastingdienst|IB 2026 G Hoekstra|income-tax
2890.00|Belastingdienst|teruggaaf OB mei|tax-refund
-150.00|LTO Noord|contributie|supplier
-77.00|Naktuinbouw|keuring|supplier,other-tax,local-tax
-1060.00|ForFarmers Krediet|rentetermijn|loan-instalment
`,
  },
  {
    kind: 'caravan dealer',
    names: ['Caravanhal Rietveld B.V.'],
    lines: `
14950.00|H. Bosman|Hobby 495 aankoopfactuur CR-118|customer-receipt
2150.00|Fam. Otten|onderhoud + bovag beurt|customer-receipt
9800.00|Santander Consumer Bank|financiering klant Otten caravan uitbetaling dealer|customer-receipt,loan-proceeds
-42500.00|Knaus Tabbert AG|Rechnung 3 Wohnwagen|supplier
-1866.00|De Lage Landen Floorplan|rente voorraadfinanciering|loan-instalment,lease
-15000.00|De Lage Landen Floorplan|aflossing caravan 8812 verkocht|loan-instalment,lease
-3050.00|Rietveld Onroerend Goed|huur showroom|rent
-511.00|Dometic Benelux|koelkasten|supplier
-96.00|RDW|tenaamstellingen|other-tax,local-tax,supplier
-890.00|Caravana beurs Leeuwarden|stand 2026|marketing
-418.00|Marktplaats Zakelijk|advertenties|marketing
-2344.00|H. Zijlstra|salaris april|wages
-1204.00|Belastingdienst|Loonheffing april|wage-tax
-7211.00|Belastingdienst|BTW april margeregeling|vat-payment
-2800.00|Rietveld Beheer|management vergoeding|private-withdrawal,wages,supplier
-20000.00|Rietveld Beheer|dividend boekjaar 2025|dividend
25000.00|Rietveld Beheer|lening aan werkmaatschappij|loan-proceeds,private-deposit
-388.00|Bovemij|garageverzekering|insurance
-143.00|PreZero|bedrijfsafval|supplier
-55.00|Loterij Zonder Nieten Vereniging|sponsor prijs caravanweekend factuur|supplier,marketing
-78.00|Total Heerenveen|Betaalautomaat 11:02|fuel
-610.00|Accon avm|jaarwerk|accountancy
`,
  },
  {
    kind: 'cheese shop',
    names: ['Kaashandel Van der Wal', 'A. van der Wal'],
    lines: `
1312.00|Worldline Merchant|POS 2026-06-12|card-takings,payment-provider-payout
645.00||SEALBAG STORTING 8812 12-06|cash-deposit
298.00|Too Good To Go ApS|payout June|customer-receipt,payment-provider-payout
-41.00|Too Good To Go ApS|fee June|payment-provider-costs,supplier,marketing
455.00|Hotel Gouda City|kaasplankjes factuur 12|customer-receipt
-3188.00|Treur Kaas Groothandel|week 23/24|supplier
-720.00|CONO Kaasmakers|Beemster|supplier
-94.00|Delicatessen Import Italia|salami|supplier,groceries
-1575.00|Winkelhart Vastgoed Fonds|huur juni|rent
-55.00|Berkel Snijmachines|slijpen|supplier
-233.00|Greenchoice Zakelijk|koeling stroom|energy
-1066.00|L. de Kort|loon juni|wages
-288.00|Belastingdienst|lb juni|wage-tax
-102.00|Vlam Pensioenfonds detailhandel|juni|pension
-1500.00|A. van der Wal|privé opname|private-withdrawal
-500.00|A v d Wal|kasopname prive|private-withdrawal,cash-withdrawal
-400.00||Geldautomaat opname wisselgeld 14-06|cash-withdrawal
-66.00|Marktmeester Gouda|standplaats donderdag|rent,local-tax
-19.00|Clubcard Spaarprogramma Joyn|maand|marketing,software,supplier
-24.95|Picnic|huishouden|groceries,private-withdrawal
-480.00|Sns Zakelijk Krediet|aflossing|loan-instalment
-120.00|Slagerij Kees|borrelworst inkoop|supplier,groceries
15.20|SNS Bank|rente|interest-received
-13.00|Hotel Gouda City|creditnota 12|reversal
`,
  },
]
