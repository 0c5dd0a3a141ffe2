import type { UntouchedBusiness } from '../untouched-business.ts'

export const makers: readonly UntouchedBusiness[] = [
  {
    kind: 'plasterer',
    names: ['Stukadoorsbedrijf Gladwerk B.V.'],
    lines: `
6352.50|Bouwgroep Peters|termijn 2 nieuwbouw Heteren factuur 118|customer-receipt
2178.00|Fam. Hermsen|stucwerk woonkamer|customer-receipt
9075.00|Stichting Portaal Wonen|GW-26-31 mutatiewoningen|customer-receipt
-1833.00|Knauf Insulation / Raab Karcher|gips en profielen wk 20|supplier
-644.00|Bouwcenter Nelemans|stucprofielen|supplier
-412.00|Boels Verhuur|mortelpomp|supplier,lease,rent
-2310.20|M. Yildirim|loon mei|wages
-2188.40|P. van Haren|loon mei|wages
-622.00|BpfBOUW|premie mei|pension
-215.00|Fonds Collectieve Belangen Bouw|bijdrage|social-insurance,pension,supplier
-1980.00|Belastingdienst|loonheffing mei|wage-tax
-4100.00|Belastingdienst|OB mei 2026|vat-payment
-690.00|Mercedes-Benz Financial Services|Vito termijn 18/48|lease,loan-instalment
-388.00|Travelcard|brandstof mei|fuel
-144.00|Bovemij|bestelwagens polis|insurance
-3000.00|Gladwerk Holding B.V.|managementvergoeding mei|private-withdrawal,wages,supplier
-2500.00|Gladwerk Holding B.V.|r/c juni|private-withdrawal,own-transfer
-1244.00|Funding Partners Europe|repayment 9/24|loan-instalment
15000.00|Funding Partners Europe|loan agreement 8812 payout|loan-proceeds
-800.00|UWV|terugbetaling NOW 6|loan-instalment,subsidy,tax-arrears
-275.00|LAVG Gerechtsdeurwaarders|dossier BouwZo|collection
1900.00|UWV|ziektewetuitkering P. van Haren|benefit
-95.00|Bouwend Nederland|lidmaatschap|supplier
`,
  },
  {
    kind: 'carpentry school / evening classes',
    names: ['Houtschool Utrecht B.V.'],
    lines: `
1240.00|Stripe Technology Europe|STRIPE HOUTSCHOOL|payment-provider-payout
395.00|G. Dekker|cursus meubelmaken najaar|customer-receipt
2420.00|Leger des Heils Werkprojecten|groepscursus factuur HU-12|customer-receipt
1815.00|USG People Opleidingen|factuur HU-14|customer-receipt
3200.00|Oranje Fonds|toekenning project Samen Maken|subsidy,customer-receipt
-1550.00|Werkspoor Vastgoed|huur werkplaats juni|rent
-866.00|Houthandel Van Dam|eiken delen|supplier
-310.00|Festool Nederland|stofafzuiging|supplier
-1988.00|A. Schouten|salaris juni docent|wages
-480.00|Meubelmaker T. Vos|gastdocent factuur|supplier,wages
-705.00|Belastingdienst|Loonheffingen 06|wage-tax
-233.00|Vattenfall|elektra juni|energy
-49.00|Eduframe|cursusadministratie licentie|software
-121.00|Springest|vermelding opleidingen|marketing
-90.00|a.s.r.|aansprakelijkheid|insurance
-2500.00|Houtschool Beheer|managementfee|private-withdrawal,wages,supplier
-555.00|Triodos Bank|rente + aflossing lening 88.12|loan-instalment
-11.00|Triodos Bank|bankkosten|bank-costs
4.00|Triodos Bank|creditrente|interest-received
-395.00|G. Dekker|annulering cursus teruggestort|reversal
`,
  },
  {
    kind: 'brewery',
    names: ['Brouwerij De Dolle Hond', 'W. Snoek', 'K. Snoek'],
    lines: `
2311.00|Slijterij Mitra Bussum|factuur B26-44|customer-receipt
1188.00|Café Casino Hilversum|levering vaten factuur B26-46|customer-receipt
640.00|Worldline|AFREK BETAALAUTOMAAT proeflokaal|card-takings,payment-provider-payout
402.00|Untappd Shop / PayPal|uitbetaling|payment-provider-payout,customer-receipt
-1844.00|The Swaen Mouterij|mout 1200 kg|supplier
-388.00|Yakima Chief Hops|hop|supplier
-712.00|Saxco Glas Verpakkingen|flessen en doppen|supplier
-955.00|Belastingdienst Douane|accijnsaangifte mei|other-tax
-1320.00|Bedrijvenpark 't Gooi|huur hal|rent
-644.00|Greenchoice|gas mei|energy
-480.00|Brouw Lease Nederland|tanks 16/60|lease,loan-instalment
-1200.00|W. Snoek|mei prive|private-withdrawal
-1200.00|K. Snoek|mei prive|private-withdrawal
-300.00|K. Snoek|etiketontwerp factuur|private-withdrawal
-233.00|Crowdfunding Bierliefhebbers|rente-uitkering en aflossing obligaties|loan-instalment
12000.00|Crowdfunding Bierliefhebbers|obligatielening uitbetaling|loan-proceeds
-512.00|Werkkapitaal Direct B.V.|weekincasso 12/40|loan-instalment
-75.00|Craft Brouwers|contributie|supplier
-210.00|Bierfestival Utrecht|standkosten|marketing,supplier,rent
-61.00|NN Schade|inboedel brouwerij|insurance
-660.00|Belastingdienst|OB mei|vat-payment
300.00|Saxco Glas Verpakkingen|creditnota breuk pallets|refund-received
1244.00|NN Schade|uitkering waterschade|insurance-payout
`,
  },
  {
    kind: 'drone inspections',
    names: ['Hoogzicht Inspecties B.V.'],
    lines: `
5445.00|TenneT TSO|PO 4500 inspectie mast HZ-26-7|customer-receipt
3025.00|Interpolis Expertise|schade-inspectie dak opdracht HZ-26-9 factuur|customer-receipt
2420.00|Gemeente Emmen|HZ-26-11 thermografie|customer-receipt
20000.00|Innovatiefonds Drenthe|uitbetaling lening tranche 1|loan-proceeds
5000.00|SNN|Kennisvoucher subsidie|subsidy
-4510.00|DJI Enterprise Store|Matrice 350|supplier
-388.00|Pix4D SA|licence monthly|software
-120.00|DroneDeploy Inc|pro plan|software
-288.00|ILT|ontheffing|local-tax,other-tax,supplier
-345.00|Drone Verzekering Nederland|casco|insurance
-2611.00|R. Kok|salaris juli|wages
-1104.00|Belastingdienst|LH juli|wage-tax
1910.00|Belastingdienst|OB teruggaaf|tax-refund
-2900.00|Kok Aerial Holding B.V.|DGA vergoeding|private-withdrawal,wages,supplier
-622.00|Innovatiefonds Drenthe|rente en aflossing|loan-instalment
-511.00|Alphabet|leaseauto|lease
-410.00|Airport Eelde Business|hangarhuur|rent
-66.00|Fletcher Hotel Emmen|overnachting piloot|travel,hospitality
-42.00|Fastned|laadsessie|fuel,energy,travel
-25.00|Slack|pro plan|software
-9.90|Qonto|Solo plan|bank-costs
-1666.00|Qred Bank AB|månadsbetalning 4|loan-instalment
`,
  },
  {
    kind: 'playground maker',
    names: ['Speelplek Bouw B.V.'],
    lines: `
12100.00|Gemeente Almelo|speelaanleiding park factuur SB-26-4|customer-receipt
4840.00|Basisschool De Kring|klimtoestel SB-26-6|customer-receipt
35000.00|Factorix Finance|bevoorschotting debiteuren|loan-proceeds,customer-receipt
-410.00|Factorix Finance|factorfee juni|bank-costs,payment-provider-costs,loan-instalment
-6110.00|Robinia Hout Hongarije Kft|invoice 88|supplier
-1450.00|Grondwerk Ter Horst|graafwerk|supplier
-2499.00|T. Luttikhuis|salaris juni|wages
-2210.00|S. Wolf|salaris juni|wages
-1911.00|Belastingdienst|loonheffingen juni|wage-tax
-5120.00|Belastingdienst|Omzetbelasting juni|vat-payment
-1500.00|Belastingdienst|uitstel coronaschuld maand 44|tax-arrears
-480.00|PMT Pensioen|juni|pension
-1875.00|Bedrijfshal Twente Verhuur|huur hal|rent
-733.00|Terberg Leasing|busjes|lease
-210.00|TUV Speeltoestelkeuring|certificaat|supplier
-350.00|Speelplek Groep Holding|doorbelaste directie|private-withdrawal,wages,supplier
-25000.00|Speelplek Groep Holding|dividenduitkering|dividend,private-withdrawal
10000.00|Speelplek Groep Holding|kapitaalstorting|private-deposit
-1666.00|Rabobank|aflossing machinelening 8812|loan-instalment
-88.00|Speelautomaat Recycling BV|metaalafval ophalen|supplier
-605.00|Jackpot Belettering|bus beletteren factuur|supplier,marketing
-130.00|De Goudse|verzuimverzekering|insurance
`,
  },
]
