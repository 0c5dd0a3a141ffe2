import type { UntouchedBusiness } from './untouched-business.ts'

export const wheelsAndLand: readonly UntouchedBusiness[] = [
  {
    kind: 'courier',
    names: ['Van Vliet Koeriers', 'M. van Vliet'],
    lines: `
3210.00|PostNL|vergoeding ritten week 33|customer-receipt
2890.40|DPD Nederland|self-billing 2208|customer-receipt
1610.00|GLS Netherlands|route 44 aug|customer-receipt
880.00|Picnic B.V.|inhuur koeriers|customer-receipt
412.20|Uber B.V.|weekly earnings|payment-provider-payout,customer-receipt
220.00|Deliveroo / Stuart|payout|payment-provider-payout,customer-receipt
1450.00|Transportbedrijf Vos|factuur 81|customer-receipt
-880.00|Arval|lease V-331-BB|lease
-640.00|Mercedes-Benz Financial Services|operational lease Sprinter|lease
-530.00|Justlease|bestelbus|lease
-410.00|Financial Lease Holland|termijn 18|lease,loan-instalment
-390.00|Alfam Consumer Credit|maandtermijn|loan-instalment
-250.00|Lender & Spender|aflossing|loan-instalment
-310.00|Mintos / Capitalia|instalment contract 221|loan-instalment
-740.00|Fundura|termijn|loan-instalment
-355.00|Bondora|loan repayment|loan-instalment
-150.00|Ferratum Business|weekly instalment|loan-instalment
-420.00|Shell Nederland Verkoop|tankpas|fuel
-288.10|Travelcard Nederland|brandstof augustus|fuel
-190.00|Esso Card|diesel|fuel
-77.00|Fastned|laden|fuel,energy
-54.00|Tinq Barendrecht|tanken|fuel
-36.00|Westerscheldetunnel|tol|travel
-22.50|Parkmobile|parkeeracties|travel
-144.00|CJIB|verkeersboete|fine
-65.00|Gemeente Rotterdam|naheffingsaanslag parkeren|fine
-312.00|TVM|vrachtautoverzekering|insurance
-140.00|Bovemij|bestelauto WA|insurance
-1420.00|Chauffeur P. Silva|loon week 30-33|wages
-1510.00|Koerier B. Tesfay|factuur 12 ritten|supplier,wages
-410.00|Belastingdienst|loonheffing 7|wage-tax
-1450.00|Belastingdienst|btw 2e kwartaal 2026|vat-payment
-96.00|Belastingdienst|wegenbelasting bestelauto|other-tax
-350.00|Belastingdienst|aanmaning naheffingsaanslag loonheffingen|tax-arrears
-210.00|Kwik-Fit|banden|supplier
-333.00|Garage Hulst|APK en beurt|supplier
-48.00|Euromaster|bandenwissel|supplier
-19.95|Ben|mobiel|telecom
-35.00|Routigo|planningssoftware|software
-900.00|M van Vliet|opname|private-withdrawal
-60.00|Kruidvat|diversen|private-withdrawal,groceries,supplier
-1200.00|M. van Vliet|factuur chauffeur|private-withdrawal
-250.00|Geldautomaat ING Zuidplein|opname|cash-withdrawal
5000.00|Ferratum|loan payout|loan-proceeds
2500.00|Bondora|uitbetaling lening|loan-proceeds
95.00|Gemeente Rotterdam|restitutie parkeerboete|refund-received,fine
650.00|Bovemij|schade uitkering V-331-BB|insurance-payout
`,
  },
  {
    kind: 'farm',
    names: ['Maatschap Hoekstra-Bakker', 'G. Hoekstra', 'I. Bakker'],
    lines: `
14210.00|FrieslandCampina|melkgeld juli|customer-receipt
8110.00|Royal A-ware|afrekening melk|customer-receipt
2210.00|Vion Food Nederland|slachtvee|customer-receipt
1320.00|Veehandel Postma|kalveren|customer-receipt
640.00|Coöperatie Avebe|aardappelen nabetaling|customer-receipt
9800.00|RVO|GLB basisinkomenssteun|subsidy
1210.00|Provincie Fryslân|weidevogelbeheer|subsidy
450.00|Windpark A7|grondvergoeding turbine|customer-receipt
38.00|Eneco|teruglevering zonnepanelen|refund-received,customer-receipt,energy
-4410.00|ForFarmers|mengvoer|supplier
-2210.00|Agrifirm|kunstmest|supplier
-690.00|Dierenartsenpraktijk Noord|factuur aug|supplier
-310.00|CRV|KI en mpr|supplier
-1250.00|Loonbedrijf De Jong|hakselen mais|supplier
-240.00|Mechanisatiebedrijf Kroon|onderhoud trekker|supplier
-1980.00|Rabobank|rente en aflossing hypotheek land|loan-instalment
-2200.00|De Lage Landen|termijn melkrobot|lease,loan-instalment
-1110.00|John Deere Financial|instalment 6R|lease,loan-instalment
-870.00|CNH Industrial Capital|termijn|lease,loan-instalment
-640.00|Groenfonds|rente en aflossing|loan-instalment
-920.00|ASR Dutch Farmland|erfpacht|rent
-1450.00|Jonkheer Van Welderen|pacht 2026|rent
-350.00|Kadaster|recht|supplier,local-tax
-410.00|Wetterskip Fryslân|waterschapslasten|local-tax
-680.00|Gemeente Noardeast-Fryslân|ozb|local-tax
-95.00|BIJ12|faunaschade eigen risico|supplier,local-tax
-1210.00|Achmea Agro|bedrijfsverzekering|insurance
-388.00|OWM Donatus|opstal|insurance
-720.00|Vattenfall|stroom melkstal|energy
-1310.00|Bouter Olie|gasolie|fuel,supplier
-52.00|KPN|glasvezel|telecom
-39.00|Dacom|percelen software|software
-620.00|Flynth adviseurs|administratie|accountancy
-150.00|LTO Noord|contributie|supplier,marketing
-75.00|AB Vakwerk|bedrijfsverzorging|wages,supplier
-2400.00|Maatschap Hoekstra-Bakker prive|gezin|private-withdrawal,own-transfer
-1500.00|G. Hoekstra|privé opname|private-withdrawal
-900.00|I. Bakker|huishouden|private-withdrawal
-1650.00|Belastingdienst|inkomstenbelasting VA G Hoekstra|income-tax
-510.00|Belastingdienst|omzetbelasting Q2|vat-payment
-86.00|Stichting Diervoeder Fonds|heffing|supplier,other-tax,local-tax
-210.00|RVO|terugbetaling subsidie stikstof|subsidy,supplier,loan-instalment,other-tax,refund-received
-300.00|Rabobank|provisie krediet|bank-costs,loan-instalment
2500.00|Belastingdienst|teruggaaf omzetbelasting|tax-refund
1800.00|Achmea Agro|hagelschade|insurance-payout
6000.00|I. Bakker|eigen middelen|private-deposit
`,
  },
]
