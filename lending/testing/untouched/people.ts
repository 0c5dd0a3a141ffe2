import type { UntouchedBusiness } from './untouched-business.ts'

export const people: readonly UntouchedBusiness[] = [
  {
    kind: 'hairdresser',
    names: ['Kapsalon Haarmode Yasmin', 'Y. El Amrani'],
    lines: `
480.20|SumUp|payout 0822|payment-provider-payout,card-takings
612.00|Zettle|uitbetaling 23 aug|payment-provider-payout,card-takings
390.75|myPOS World|settlement|payment-provider-payout,card-takings
88.00|Treatwell Netherlands|boekingen augustus|payment-provider-payout,customer-receipt
150.00|Tikkie|betaling knippen|customer-receipt,payment-provider-payout
65.00|F. Bouzid|knippen en kleuren|customer-receipt
600.00|Contante storting Geldmaat|filiaal Osdorp|cash-deposit
3000.00|Y. El Amrani|eigen spaargeld|private-deposit
2000.00|K. El Amrani|lening van broer|loan-proceeds
4000.00|Gemeente Amsterdam|Bbz bedrijfskapitaal|loan-proceeds,benefit
1350.00|UWV|WAZO uitkering|benefit
210.00|Belastingdienst|kinderopvangtoeslag|benefit
-410.00|L'Oréal Nederland|producten salon|supplier
-233.00|Wella Professionals|kleuring|supplier
-88.90|Kappersgroothandel Kreuk|scharen|supplier
-54.00|Action Osdorp|schoonmaak|supplier,groceries
-1250.00|Stadgenoot|huur bedrijfsruimte|rent
-390.00|Stoelverhuur Salon Noord|stoelhuur|rent
-180.00|Essent|stroom|energy
-62.00|Waternet|water|energy,local-tax
-45.00|Salonized|agenda software|software
-39.00|Treatwell|commissie|payment-provider-costs,marketing,supplier
-29.00|Instagram / Meta Ads|promotie|marketing
-15.00|Spotify Business|muziek|software,supplier
-98.00|Sena|muzieklicentie|supplier,local-tax,software,marketing
-75.00|Anko|contributie kappers|supplier,marketing
-820.00|S. Ait|loon augustus parttime|wages
-155.00|Pensioenfonds Kappers|premie|pension
-310.00|Belastingdienst|loonheffing|wage-tax
-740.00|Belastingdienst|omzetbelasting 2e kwartaal|vat-payment
-120.00|Belastingdienst|betalingsregeling 8812|tax-arrears
-85.00|Gemeente Amsterdam|aflossing Tozo|loan-instalment
-150.00|Gemeente Amsterdam|terugbetaling Tozo bedrijfskapitaal|loan-instalment
-120.00|Microkrediet Nederland|termijn|loan-instalment
-300.00|Freo|maandbedrag lening|loan-instalment
-220.00|Santander Consumer|doorlopend krediet|loan-instalment
-1100.00|Y. El Amrani|loon mezelf|private-withdrawal,wages
-250.00|Kinderdagverblijf Partou|opvang Noor|private-withdrawal
-95.00|Zilveren Kruis|zorgverzekering|private-withdrawal,insurance
-640.00|Vesteda|huur woning|private-withdrawal,rent
-67.00|Albert Heijn 1122|boodschappen|groceries,private-withdrawal
-34.00|Zeeman|handdoeken|supplier
-50.00|Jacks.nl|storting|gambling
-20.00|Stake|deposit|gambling
180.00|Jacks.nl|uitbetaling|gambling
-60.00|Geldmaat|opname wisselgeld|cash-withdrawal
`,
  },
  {
    kind: 'physiotherapist',
    names: ['Fysiotherapie De Linde Maatschap', 'E. Verhagen', 'T. Bosman'],
    lines: `
4120.50|VGZ Zorgverzekeraar|declaraties 08-2026|customer-receipt
3880.10|CZ Groep|vecozo declaratie 22811|customer-receipt
5120.00|Zilveren Kruis Achmea|betaling zorgdeclaraties|customer-receipt
1810.40|Menzis|declaratie fysiotherapie|customer-receipt
1220.00|Famed B.V.|uitbetaling facturen|customer-receipt,payment-provider-payout
980.00|Infomedics Factoring|uitbetaling batch|customer-receipt,payment-provider-payout,loan-proceeds
45.00|J. Smulders|behandeling 12 aug|customer-receipt
39.50|Mollie|payout patiënten|payment-provider-payout
2500.00|Zorggroep Zuid|keten COPD Q2|customer-receipt
600.00|Voetbalvereniging DVV|sportverzorging seizoen|customer-receipt
-2200.00|T. Bosman|winstvoorschot|private-withdrawal
-2200.00|E. Verhagen|voorschot winst maat|private-withdrawal
-2010.00|Mw. A. de Wit|salaris aug fysio|wages
-1322.00|R. Kuipers|salaris praktijkassistent|wages
-1950.00|Waarneming S. Peeters fysio|factuur 8|supplier,wages
-540.00|Pensioenfonds Zorg en Welzijn|PFZW premie|pension
-390.00|SPF Pensioenfonds Fysiotherapeuten|premie E Verhagen|pension
-1640.00|Belastingdienst|loonheffingen aug|wage-tax
-1250.00|Belastingdienst|VA IB 2026 E Verhagen|income-tax
-1900.00|Gezondheidscentrum De Linde|huur praktijk|rent
-210.00|Engie|energie|energy
-145.00|Intramed|EPD licentie|software
-60.00|Fysiomanager|software|software
-33.00|VECOZO|certificaten|software,supplier
-88.00|KNGF|contributie|supplier,marketing
-320.00|Enraf-Nonius|shockwave onderhoud|supplier
-455.00|Technogym Benelux|lease fitnessapparatuur|lease
-112.00|Medische Groothandel Mediq|verbruik|supplier
-88.50|Schoonmaakbedrijf Asito|schoonmaak|supplier
-375.00|VvAA|beroepsaansprakelijkheid en AOV|insurance
-98.00|Promovendum Zakelijk|inventaris|insurance
-820.00|ABN AMRO Bank|aflossing praktijkfinanciering|loan-instalment
-411.00|Siemens Financial Services|termijn echo|lease,loan-instalment
-290.00|Invest-NL / Qredits|aflossing|loan-instalment
-330.00|Dam Lease|termijnen apparatuur|lease
-150.00|Scholing NPi|cursus manuele therapie|supplier
-54.00|Albelli|fotokaarten relatie|supplier,marketing
-120.00|Zorgkaart Nederland|premium vermelding|marketing
-66.00|Accountantskantoor Visser & Visser|loonadministratie|accountancy
-14.20|Triodos Bank|kosten zakelijk|bank-costs
-35.00|Thuiswinkel Bol|weegschaal|supplier
-28.00|Gemeente Breda|reclamebelasting|local-tax
310.00|UWV|ziektewet zwangerschap mw de Wit|benefit,insurance-payout
520.00|Movir|uitkering arbeidsongeschiktheid T Bosman|insurance-payout
88.10|Enraf-Nonius|creditnota|refund-received
40.00|NOW-regeling UWV|nabetaling subsidie|subsidy
`,
  },
]
