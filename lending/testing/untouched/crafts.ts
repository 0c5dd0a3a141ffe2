import type { UntouchedBusiness } from './untouched-business.ts'

export const crafts: readonly UntouchedBusiness[] = [
  {
    kind: 'builder',
    names: ['Bouwbedrijf Kramer V.O.F.', 'D. Kramer', 'P. Kramer'],
    lines: `
-3120.80|Stiho B.V.|verzamelfactuur 34|supplier
-880.10|Technische Unie|factuur 99120|supplier
-412.00|Hornbach Zwolle|bouwmaterialen|supplier
-77.90|Gamma Kampen|kit en schroeven|supplier
-2210.00|Raab Karcher|dakpannen project Noord|supplier
-950.00|Boels Verhuur|hoogwerker 3 dagen|supplier,lease
-1440.00|Stukadoorsbedrijf Aksoy|factuur 2026-44|supplier
-3600.00|Installatiebureau Veld|onderaanneming G-rekening|supplier
-1500.00|ZZP timmerman K. Nowak|uren week 33|supplier,wages
-680.00|Renewi Nederland|container puin|supplier
-1090.00|Volkswagen Pon Financial Services|lease bus V-220-KL|lease
-455.00|Hiltermann Lease|maandtermijn Transporter|lease
-610.00|Opr-finance|incasso lening|loan-instalment
-1200.00|Swishfund Nederland|weekincasso|loan-instalment
-330.00|Santander Consumer Finance|termijn aanhanger|loan-instalment,lease
-2050.00|BPF Bouw|bijdrage periode 8|pension
-740.00|APG inzake bouwnijverheid|vakantiegeld en O&O|pension,social-insurance
-1980.00|T. Wolters|loon periode 8|wages
-2105.00|F. Öztürk|salaris per 8|wages
-1870.00|Belastingdienst|loonheffing augustus|wage-tax
-2930.00|Belastingdienst|aangifte omzetbelasting Q2|vat-payment
-1150.00|Belastingdienst|IH 2026 D Kramer|income-tax
-211.00|Belastingdienst|motorrijtuigenbelasting|other-tax
-290.00|Interpolis|ZekerVanJeZaak|insurance
-180.00|Allianz Nederland|CAR verzekering|insurance
-1600.00|D. Kramer|privé augustus|private-withdrawal
-1600.00|P. Kramer|voorschot winst|private-withdrawal
-350.00|Tango Meppel|tanken|fuel
-42.00|Q-Park|parkeren|travel
-95.00|ANWB|wegenwacht bedrijf|travel,insurance,supplier
-240.00|Bouwend Nederland|contributie|supplier,marketing,accountancy
-17.50|Gemeente Kampen|leges omgevingsvergunning|local-tax,supplier
-180.00|KIWA|certificering|supplier
-65.00|Werkspot B.V.|leads augustus|marketing
14800.00|Fam. de Vries-Postma|termijn 2 verbouwing|customer-receipt
9600.00|Woningstichting Beter Wonen|opdracht 44120|customer-receipt
3300.00|mevr J Bos|badkamer restant|customer-receipt
2100.00|T. Wiersma|factuur 2026051|customer-receipt
7000.00|Aannemer Van Wijk|g-rek factuur 2026-050|customer-receipt
450.00|Interpolis Schade|schade ruit|insurance-payout
12000.00|Swishfund|uitbetaling zakelijke lening|loan-proceeds
4500.00|D. Kramer|storting vennoot|private-deposit
3900.00|BCA Autoveiling|verkoop bestelbus|customer-receipt,private-deposit,refund-received
250.00|Stiho B.V.|retour pallets creditfactuur|refund-received
`,
  },
  {
    kind: 'gardener',
    names: ['Hoveniersbedrijf Groen & Co', 'W.J. Meijer'],
    lines: `
-640.00|Boomkwekerij Ebben|beplanting tuin Laren|supplier
-1210.00|Struyk Verwo|sierbestrating|supplier
-288.00|Van der Haeghe Tuinmaterialen|zand en split|supplier
-150.00|Welkoop Apeldoorn|meststof|supplier
-510.00|Stihl Dealer Jansen|reparatie bosmaaier|supplier
-820.00|Kubota Finance|termijn minigraver|lease,loan-instalment
-390.00|AB Lease|werkbus|lease
-475.00|Funding Circle Nederland|monthly repayment|loan-instalment
-200.00|Qredits|rente en aflossing|loan-instalment
-312.00|Santander|autofinanciering|loan-instalment
-150.00|W.J. Meijer|weekgeld|private-withdrawal
-1750.00|hr WJ Meijer|naar prive|private-withdrawal
-600.00|W.J. Meijer|factuur eigen uren|private-withdrawal
-95.00|Colland|premie BPL|pension,social-insurance
-410.00|BPL Pensioen|premienota|pension
-1640.00|K. van Loon|loon aug|wages
-820.00|Scalabor uitzend|inhuur week 30|wages,supplier
-515.00|Belastingdienst|loonheffingen 08|wage-tax
-1902.00|Belastingdienst|BTW Q2 2026|vat-payment
-240.00|Belastingdienst|Zvw 2026|income-tax
-190.00|Waterschap Vallei en Veluwe|aanslag 2026|local-tax
-36.00|Gemeente Apeldoorn|parkeerbelasting naheffing|fine
-120.00|Bovag Verzekeringen|aansprakelijkheid|insurance
-88.00|Achmea Schadeverzekeringen|zakelijke polis|insurance
-211.00|TVM verzekeringen|bestelauto|insurance
-85.00|Avia Loenen|diesel|fuel
-66.00|BP Express|pompstation|fuel
-18.15|Simpel Zakelijk|sim only|telecom
-22.00|WeFact|facturatieprogramma|software
-350.00|Countus accountants|kwartaalwerk|accountancy
-49.00|VHG branchevereniging|contributie|supplier,marketing
-130.00|Drukkerij Wilco|flyers|marketing,supplier
-275.00|Trustoo|klantaanvragen|marketing
-9.95|ING|Zakelijke rekening kosten|bank-costs
-60.00|Vriendenloterij|loten|gambling
-40.00|Nederlandse Staatsloterij|deelname|gambling
3400.00|Hr. Van den Brink|aanleg tuin 1e termijn|customer-receipt
1210.00|VVE De Hofstede|onderhoud Q3|customer-receipt
880.00|Gemeente Apeldoorn|inkooporder 4500221|customer-receipt
145.00|A. de Haan|snoeien haag|customer-receipt
500.00|Nationale Postcode Loterij|prijs|gambling,private-deposit
1000.00|W.J. Meijer|terug naar zaak|private-deposit
750.00|UWV|loonkostensubsidie|subsidy,benefit
95.00|Belastingdienst|teruggaaf motorrijtuigenbelasting|tax-refund
`,
  },
  {
    kind: 'garage',
    names: ['Autobedrijf Snelders', 'Snelders Auto B.V.', 'B. Snelders'],
    lines: `
-2880.00|LKQ Netherlands|onderdelen juli|supplier
-640.20|Brezan Automaterialen|incasso 22810|supplier
-210.00|Inter-Tyre Holland|banden|supplier
-7500.00|Autoveiling BVA|aankoop Golf|supplier
-4200.00|Fam. Peters|inkoop Opel Corsa|supplier
-88.00|RDW|tenaamstelling en APK-afmeldingen|supplier,local-tax,other-tax
-320.00|Würth Nederland|chemie|supplier
-1850.00|Stichting Beheer Industrieweg|huur werkplaats|rent
-560.00|Greenchoice Zakelijk|energie|energy
-1990.00|Belastingdienst|btw aangifte 2e kw|vat-payment
-455.00|Belastingdienst|BPM|other-tax
-1140.00|Belastingdienst|LH juli|wage-tax
-1822.00|J. Claes|salaris juli|wages
-1512.00|Mw. P. Rutten|salaris juli administratie|wages
-488.00|Pensioenfonds Metaal en Techniek|premie|pension
-310.00|Bovag|lidmaatschap|supplier,marketing
-920.00|Rabobank|aflossing financiering hefbruggen|loan-instalment
-1100.00|Credion|termijn|loan-instalment,accountancy
-780.00|MKB Fonds Limburg|aflossing 7/36|loan-instalment
-365.00|Mogelijk Vastgoedfinancieringen|hypotheekrente|loan-instalment
-640.00|Dutch Car Stock Finance|stockfinanciering rente|loan-instalment
-410.00|Reaal Schadeverzekeringen|garageverzekering|insurance
-75.00|Autotelex|taxatiesoftware|software
-129.00|Marktplaats Zakelijk|advertenties|marketing
-240.00|AutoScout24|pakket|marketing
-95.00|Vodafone Libertel|zakelijk|telecom
-58.00|Van Gansewinkel|olieafval|supplier
-2500.00|B. Snelders|managementvergoeding|private-withdrawal,wages
-1200.00|Snelders Beheer|aflossing rc|own-transfer,private-withdrawal,loan-instalment
-350.00|Circus Casino Roosendaal|entree en fiches|gambling
-36.00|Speelhal Flamingo|pin|gambling
8950.00|Mw. C. Hermans|verkoop Golf 5-XKL-22|customer-receipt
412.00|LeasePlan Nederland|onderhoud 22810|customer-receipt
388.10|ALD Automotive|reparatie order 441|customer-receipt
1022.30|SumUp Payments|payout 2208|payment-provider-payout,card-takings
610.00|Rabobank|PIN ontvangsten 18-08|card-takings
2400.00|ASR Schade|betaling factuur 2026-331 schade Polo|customer-receipt,insurance-payout
3000.00|Storting kas|automaat Roosendaal|cash-deposit
10000.00|Credion|uitbetaling financiering|loan-proceeds
1500.00|B. Snelders|eigen inbreng|private-deposit
120.50|LKQ Netherlands|retourstatiegeld onderdelen|refund-received
95.00|CJIB|terugbetaling beschikking|refund-received,fine
-174.00|CJIB|boete verzekeringsplicht|fine
-250.00|Gerechtsdeurwaarder Van Arkel|betekening|collection
`,
  },
]
