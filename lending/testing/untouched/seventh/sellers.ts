import type { UntouchedBusiness } from '../untouched-business.ts'

export const sellers: readonly UntouchedBusiness[] = [
  {
    kind: 'online clothing shop',
    names: ['Nood aan Mode', 'J. Hartog'],
    lines: `
1844.00|Mollie|payout wk 24|payment-provider-payout
911.20|Zalando Payments GmbH|ZFS settlement 0612|customer-receipt,payment-provider-payout
388.00|Vinted Go UAB|payout pro|customer-receipt,payment-provider-payout
610.00|Klarna|merchant settlement K7712|payment-provider-payout
7500.00|Stripe Capital Europe|capital advance|loan-proceeds
-96.00|Stripe Capital Europe|14% repayment|loan-instalment
10000.00|Clearco|advance paid out agreement 7|loan-proceeds
-612.00|Clearco|revenue share week 8|loan-instalment
-3410.00|Istanbul Tekstil Ltd Sti|proforma 2026-11|supplier
-455.00|PostNL Zakelijk|pakketten mei|supplier
-112.00|Zalando SE|commission invoice ZC-88|payment-provider-costs,marketing,supplier
-28.00|Klarna Bank|transactiekosten mei|payment-provider-costs
-79.00|Shopify Inc|Shopify plan monthly|software
-640.00|Meta Platforms Ireland Ltd|facebook ads|marketing
-55.00|Klaviyo|email plan|software,marketing
-410.00|Douane Nederland|invoerrechten zending|other-tax,vat-payment
-300.00|Opslag24|magazijnbox|rent
-1400.00|J. Hartog|loon|private-withdrawal
-700.00|J. Hartog|inkoop factuur JH-3|private-withdrawal
2500.00|J. Hartog|bijstorting|private-deposit
-59.00|K. Mos|refund order 8812|reversal
-74.00|B. Laan|terugbetaling retour|reversal
188.00|Istanbul Tekstil Ltd Sti|refund defect goods|refund-received
-890.00|Belastingdienst|btw mei|vat-payment
`,
  },
  {
    kind: 'sports massage and clinic BV',
    names: ['Herstelpunt B.V.'],
    lines: `
2412.00|Zorgverzekeraar ONVZ|declaraties fysio april|customer-receipt,insurance-payout
1866.00|Infomedics Factoring|uitbetaling|customer-receipt,payment-provider-payout,loan-proceeds
812.00|CCV|PIN 22-4|card-takings,payment-provider-payout
-1211.00|SportHuur Vastgoed BV|huur april|rent
-2011.00|K. Meijs|salaris fysiotherapeut|wages
-1933.00|L. Postma|salaris|wages
-1399.00|Belastingdienst|loonheffing 4|wage-tax
-311.00|Pensioenfonds Fysiotherapeuten SPF|april|pension
-122.00|Intramed Convenient|licentie|software
-77.00|KNGF|lidmaatschap|supplier
-433.00|Enraf Nonius Lease|echo apparaat|lease
-1750.00|Herstel Holding|fee bestuurder|private-withdrawal,wages,supplier
-4000.00|Herstel Holding|winstuitkering|dividend,private-withdrawal
-1266.00|Medizo Zorgfinanciering|annuïteit 7/60|loan-instalment
-48.00|Waterdrinker Planten|planten wachtruimte|supplier
-21.00|Douwe Egberts|koffie|hospitality,groceries,supplier
-180.00|Arbo Nederland|contract|social-insurance,supplier,insurance
3300.00|Univé Schade|schade-uitkering lekkage|insurance-payout
-60.00|P. Roos|restitutie sportmassage|reversal
-29.00|Rabobank|kosten pin|bank-costs
`,
  },
  {
    kind: 'wholesale in party goods',
    names: ['Feestgoed Import B.V.'],
    lines: `
4312.00|Intertoys Retail|FI-26-88 ballonnen|customer-receipt
2066.00|Casino Feestwinkels BV|FI-26-91|customer-receipt
1240.00|Nederlandse Loterij Events|factuur FI-26-93 confetti|customer-receipt
-8811.00|Yiwu Party Co Ltd|T/T invoice 2206|supplier
-1266.00|DSV Solutions|zeevracht|supplier
-911.00|Douane|invoerrechten en BTW|other-tax,vat-payment
-2750.00|Prologis Waalwijk|warehouse rent june|rent
-2233.00|S. Ozturk|salaris juni|wages
-811.00|Otto Workforce|orderpickers wk 24|wages,supplier
-1544.00|Belastingdienst|loonheffing juni|wage-tax
-3900.00|Belastingdienst|VPB 2025 aanslag|corporate-tax
-1633.00|ABN AMRO Commercial Finance|rente krediet Q2|loan-instalment,bank-costs
-2500.00|Silk Road Trade Finance Pte|settlement advance 12|loan-instalment
25000.00|Silk Road Trade Finance Pte|advance 12 paid out|loan-proceeds
-2700.00|Ozturk Beheer|management fee juni|private-withdrawal,wages,supplier
-140.00|Atradius|kredietverzekering premie|insurance
-95.00|Spielwarenmesse eG|Messeticket|marketing,travel,supplier
-388.00|AFAS Software|juni|software
-122.00|Vodafone Zakelijk|juni|telecom
-188.00|Intertoys Retail|creditnota FI-26-70|reversal
-44.00|Lucky Bingo Hal Verhuur|huur bingomolen factuur|supplier,rent,lease
310.00|DSV Solutions|creditnota demurrage|refund-received
-455.00|NIBC Lease|heftruck|lease
-66.00|Alarmcentrale Nederland|abonnement alarm|supplier,telecom,insurance
-720.00|Vattenfall Zakelijk|juni|energy
-20.00|ING Bank|rente en kosten rekening-courant|bank-costs,loan-instalment
-900.00|GGN|betalingsregeling Prologis|collection
7000.00|Belastingdienst|teruggaaf OB invoer|tax-refund
`,
  },
]
