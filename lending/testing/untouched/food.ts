import type { UntouchedBusiness } from './untouched-business.ts'

export const food: readonly UntouchedBusiness[] = [
  {
    kind: 'bakery',
    names: ['Bakkerij Terpstra', 'S. Terpstra'],
    lines: `
-1842.16|Koninklijke Zeelandia Groep|factuur 88213 bakkerijgrondstoffen|supplier
-612.40|Bakkersland Coop|weekrekening 34|supplier
-388.00|Meelfabriek De Maalderij|bloem 800 kg|supplier
-95.20|HANOS Heerenveen|kasbon 00412|supplier,groceries
-1450.00|Vastgoed Wiarda BV|huur pand Dorpsstraat 12 september|rent
-721.33|Vattenfall Sales Nederland|voorschot stroom en gas 08|energy
-64.10|Vitens NV|termijnbedrag water|energy,local-tax
-2011.00|Belastingdienst|omzetbelasting 2e kwartaal 2026|vat-payment
-884.00|Belastingdienst|loonheffingen juli 2026|wage-tax
-1520.00|Belastingdienst|voorlopige aanslag inkomstenbelasting 2026|income-tax
-1680.22|Y. de Boer|salaris augustus|wages
-1204.75|mw. L. Hoekstra|loon week 31-34|wages
-310.00|Bedrijfstakpensioenfonds voor het Bakkersbedrijf|premie 2026-08|pension
-189.00|Sociaal Fonds Bakkersbedrijf|bijdrage|social-insurance,pension
-742.11|Grenke Finance|leasetermijn deegkneder 12/60|lease
-455.00|Qredits Microfinanciering|maandtermijn krediet 20211|loan-instalment
-1980.00|Floryn B.V.|incasso rente en aflossing|loan-instalment
-129.00|Univé Dichtbij|bedrijvenpakket|insurance
-212.80|De Zeeuwse|arbeidsongeschiktheidsverzekering S Terpstra|insurance
-39.95|KPN B.V.|zakelijk internet|telecom
-24.20|Odido Netherlands|mobiel abonnement|telecom
-61.71|Moneybird|abonnement|software,accountancy
-275.00|Administratiekantoor De Wit|boekhouding augustus|accountancy
-18.40|Rabobank|kosten betalingsverkeer|bank-costs
-31.90|CCV Nederland|huur betaalautomaat|payment-provider-costs
-2200.00|S. Terpstra|prive opname|private-withdrawal
-900.00|S. Terpstra e/o A. Terpstra|huishoudgeld|private-withdrawal
-45.00|Slagerij Hoogland|broodjesvlees|supplier,groceries
-72.60|Shell 4411 Drachten|diesel|fuel
-103.00|Gemeente Smallingerland|onroerendezaakbelasting 2026|local-tax
-58.00|Centraal Justitieel Incassobureau|beschikking 88120|fine
-340.00|Buma Stemra|muzieklicentie winkel|supplier,local-tax,marketing,software
-180.00|NVWA|retributie controle|supplier,other-tax,local-tax,fine
642.18|CCV Nederland|pinbetalingen 14-08|card-takings
711.05|CCV Nederland|afrekening 21-08|card-takings
1850.00|Geldmaat Drachten|storting biljetten|cash-deposit
310.50|Restaurant De Waag|factuur 2026-118 brood|customer-receipt
88.00|Zorgcentrum Berchhiem|brood week 33|customer-receipt
1204.00|Belastingdienst|teruggaaf btw 1e kwartaal|tax-refund
5000.00|Qredits Microfinanciering|uitbetaling krediet|loan-proceeds
2500.00|A. Terpstra-Visser|lening schoonouders|loan-proceeds
1500.00|S. Terpstra|eigen geld zaak|private-deposit
412.00|Univé Schade|uitkering waterschade oven|insurance-payout
-27.50|Makro|kantoorartikelen|supplier,groceries
`,
  },
  {
    kind: 'restaurant',
    names: ['Eetcafé De Spil B.V.', 'De Spil Holding B.V.', 'M. Kaya'],
    lines: `
-2210.55|Sligro Food Group Nederland|incasso factuur 4410091|supplier,groceries
-1640.30|Bidfood B.V.|levering 12-08|supplier,groceries
-980.00|Heineken Nederland|bier en frisdrank juli|supplier
-455.12|Visgroothandel Schmidt Zeevis|verse vis|supplier
-330.00|Wijnhandel Okhuysen|wijnen|supplier
-3850.00|Heineken Vastgoed|huur horecapand augustus|rent
-1275.00|Eneco Zakelijk|maandtermijn|energy
-4310.00|Belastingdienst|btw 07-2026|vat-payment
-3120.00|Belastingdienst|loonheffing tijdvak 07|wage-tax
-1200.00|Belastingdienst|uitstel belastingschuld corona termijn 31|tax-arrears
-640.00|Belastingdienst|vennootschapsbelasting voorlopig|corporate-tax
-1911.40|Salarisbetaling A. Demir|nettoloon 08|wages
-8840.10|Loonbetalingen batch 0826|11 medewerkers|wages
-1420.00|Randstad Uitzendbureau|uren week 32|wages,supplier
-690.00|Pensioenfonds Horeca & Catering|nota 0826|pension
-240.00|UWV|WW-premie correctie|social-insurance
-880.00|BizCap Netherlands|daily repayment 14|loan-instalment
-1500.00|Bridgefund B.V.|wekelijkse termijn|loan-instalment
-612.00|YouLend|share of sales repayment|loan-instalment
-720.00|New10|aflossing lening 4411|loan-instalment
-410.00|Belastingdienst|terugbetaling TVL|loan-instalment,tax-arrears,subsidy,other-tax,refund-received,supplier
-950.00|Rijksdienst voor Ondernemend Nederland|terugvordering TVL Q4|loan-instalment,tax-arrears,subsidy,supplier,other-tax
-389.00|UWV|terugbetaling NOW 3 tranche|loan-instalment,tax-arrears,subsidy,social-insurance,other-tax
-266.20|Thuisbezorgd.nl|commissie augustus|payment-provider-costs,marketing,supplier
-148.90|Uber Eats Netherlands|service fee|payment-provider-costs,marketing,supplier
-69.00|Guestplan|reserveringssysteem|software
-54.45|Lightspeed Netherlands|kassa abonnement|software
-310.00|Elis Nederland|linnenservice|supplier
-87.00|Rentokil Initial|ongediertebestrijding|supplier
-122.00|Ziggo Zakelijk|tv en internet|telecom
-140.00|Koninklijke Horeca Nederland|contributie|supplier,marketing,accountancy
-75.00|Kansspelautomaten De Jong Automaten|huur flipperkast|supplier,rent,lease
-5000.00|De Spil Holding B.V.|managementfee augustus|own-transfer,private-withdrawal,wages,dividend
-12000.00|M. Kaya|dividend 2025|dividend
-400.00|Holland Casino Utrecht|jackpot avond|gambling
1288.40|Adyen|payout 220826|payment-provider-payout,card-takings
2910.77|Worldline Nederland|maestro visa 20-08|card-takings
1604.11|Takeaway.com Payments|uitbetaling week 33|payment-provider-payout
733.00|Uber Eats Netherlands|weekly payout|payment-provider-payout
1900.00|Geldmaat Storting|sealbag 00411|cash-deposit
2400.00|Bruiloft fam. Jansen|aanbetaling zaal 12 sept|customer-receipt
25000.00|YouLend|advance funding|loan-proceeds
6000.00|RVO|subsidie verduurzaming keuken|subsidy
320.00|Heineken Nederland|bonus omzetkorting|refund-received,customer-receipt
`,
  },
]
