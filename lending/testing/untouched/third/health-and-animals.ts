import type { UntouchedBusiness } from '../untouched-business.ts'

export const healthAndAnimals: readonly UntouchedBusiness[] = [
  {
    kind: 'optician',
    names: ['Optiek Zichtbaar', 'L. Broekhuizen'],
    lines: `
684.00|CCV Nederland|AFR. BETAALAUTOM. 88120 2206|card-takings,payment-provider-payout
1188.40|VECOZO / CZ Groep Zorgverzekeraar|hulpmiddelen brillen juni 26|customer-receipt,insurance-payout
245.00|Dhr. P. Ligthart|multifocale bril restbetaling|customer-receipt
-1822.14|Essilor Nederland B.V.|glazen 2026-05 verzamel|supplier
-733.60|Luxottica Group Netherlands|inv 771882 monturen Ray-Ban|supplier
-411.95|Alcon Nederland|contactlenzen 4412|supplier
-389.20|Topcon Healthcare Finance|maandtermijn 18/48 meetapparaat|lease,loan-instalment
-1690.00|MK Winkelvastgoed Zutphen|winkelhuur juli|rent
-222.87|Eneco Business|juli 2026 contract 7718|energy
-71.39|KPN Zakelijk|vast en mobiel 07/26|telecom
-103.70|NUVO Optiekbranche|kwartaalbijdrage|supplier
-58.08|Optivision Kassasystemen|maandelijkse licentie winkelsoftware|software
-2144.80|H. Vos-de Ruijter|Salaris opticien juni 2026|wages
-811.00|Belastingdienst|Loonheffingen juni 26|wage-tax
-2780.00|Belastingdienst|Omzetbelasting 2e kwartaal 2026|vat-payment
-1750.00|L. Broekhuizen|privé juli|private-withdrawal
-400.00|L. Broekhuizen|voorschot winst|private-withdrawal
-680.00|ABN AMRO Lening Zakelijk|rente/aflossing juli leningnummer 55.12.88|loan-instalment
-95.00|Zutphen Promotie|bijdrage feestverlichting|marketing,supplier,local-tax
-132.11|Reaal Schadeverzekeringen|bedrijfsinventaris en glas|insurance
-14.20|Rabobank|Kosten betalingsverkeer juni|bank-costs
-66.25|Kwik-Fit Zutphen|remblokken|supplier,travel
-28.90||BEA, Apple Pay Albert Heijn 1077,PAS881 NR:44C1, 22.06.26/12:41 ZUTPHEN|groceries
-150.00||GEA, Betaalpas Geldmaat Beukerstraat 2,PAS881, 24.06.26/17:10|cash-withdrawal
310.00|Luxottica Group Netherlands|credit note 771201 returned frames|refund-received
640.00|Univé Zorg|retour eigen declaratie tandarts L Broekhuizen|refund-received,private-deposit,insurance-payout
-89.00|N. Aydin|geld terug bril niet goed|reversal
`,
  },
  {
    kind: 'riding school',
    names: ['Manege De Draf B.V.'],
    lines: `
1122.00|Stichting Mollie Payments|8812.2611.04 uitbetaling ponykamp|payment-provider-payout
380.00|A. Meulendijk|pensionstalling november Bliksem|customer-receipt
1742.00|Zorgboerderij PGB Sociale Verzekeringsbank|dagbesteding oktober zorgverlener|customer-receipt,benefit
4200.00|J.B. Kuiper|koopsom paard Felicia|customer-receipt
-2188.00|Agrifirm Exlan Coöperatie|krachtvoer bulk|supplier
-640.00|Loonbedrijf Hendrix|hooi en stro 80 balen|supplier
-355.00|Hoefsmid R. Nooijen|bekappen en beslag|supplier
-412.33|Dierenartsenpraktijk Horst|visite kreupelheid|supplier
-2300.00|Manege De Draf Vastgoed Beheer|huur manege en weiland|rent,private-withdrawal,own-transfer
-1344.00|Rabo Lease / DLL|termijn shovel 22/60|lease,loan-instalment
-988.10|Energie Direct Zakelijk|voorschot november|energy
-166.00|KNHS|startlicenties en lidmaatschap|supplier
-2012.45|M. Fleuren|salaris november stalmeester|wages
-350.00|Lotte Peters|hulp ponykamp vergoeding|wages,supplier
-1266.70|Belastingdienst|LH nov 2026 812|wage-tax
-402.00|Waterschap Limburg|watersysteemheffing gebouwd|local-tax
-389.11|Hippo Zorg Verzekeringen|paarden ongevallen polis|insurance
-2500.00|De Draf Holding B.V.|management fee november|private-withdrawal,wages,supplier
10000.00|De Draf Holding B.V.|storting agio|private-deposit
-1833.33|Geldvoorelkaar|project 55120 maandtermijn|loan-instalment
-250.00|Stichting Waarborgfonds Sport|aflossing borglening|loan-instalment
-60.00|Stal Casino Royale|dekgeld hengst|supplier
2400.00|Hippo Zorg Verzekeringen|uitkering sterfte pony Flits|insurance-payout
-700.00|RVO Nederland|terugbetalen TVL vaststelling Q1 21|loan-instalment,subsidy,tax-arrears,supplier,other-tax
275.00|C. Lemmen|les en rijbewijs ruiter|customer-receipt
-133.10|Wolf Hippische Sport|zadeldek en borstels|supplier
`,
  },
  {
    kind: 'dog daycare',
    names: ['Hondenopvang Kwispel', 'Y. Tjon'],
    lines: `
420.00|mevr. Van Loenen|opvang Bink oktober 12 dagen|customer-receipt
66.00|Tikkie Betaalverzoek|wassen en knippen Doodle|customer-receipt,payment-provider-payout
188.12|Stripe|payout oct 14 KWISPEL|payment-provider-payout
-96.50|Zooplus AG|order 71882 voer|supplier
-235.00|Pets Place Zakelijk|kluiven en lijnen|supplier
-60.77|Tamoil Express Diemen|Pasvolgnr 012 tanken bus|fuel
-388.00|XLLeasing|operational lease Opel Vivaro|lease
-700.00|Boerderij Van Wijk|huur weiland en schuur|rent
-1450.00|Y. Tjon|salaris eigen|private-withdrawal
-320.00|Y Tjon|bill 12 dog walking|private-withdrawal
250.00|Y. Tjon|terugstorten naar zaak|private-deposit
3500.00|H. Tjon|lening van pap|loan-proceeds,private-deposit
-150.00|H. Tjon|afbetaling pap|loan-instalment,private-withdrawal
-24.20|Petcloud B.V.|planningssoftware maand|software
-17.69|Gemeente Diemen Belastingen|hondenbelasting|local-tax
-42.35|ASR Dierenverzekering|aansprakelijkheid bedrijf|insurance
-199.00|Martin Gaus Academie|cursus hondengedrag|supplier
-30.00|Lucky Streak Ltd Malta|LUCKYSTREAK online gaming|gambling
-50.00|Spinia / Dama N.V.|casino deposit|gambling
-25.00|Finst B.V.|top-up|crypto
-13.99|Odido|sim only|telecom
-7.50|bunq B.V.|bunq Pro monthly|bank-costs
600.00|UWV|WIA uitkering oktober Y Tjon|benefit
-111.00|Belastingdienst|Motorrijtuigenbelasting V-77|other-tax
-38.00|Dierenwinkel Toto|konijnenhooi|supplier
-66.00|mevr. Van Loenen|restitutie 2 dagen opvang|reversal
`,
  },
]
