import type { UntouchedBusiness } from './untouched-business.ts'

export const trade: readonly UntouchedBusiness[] = [
  {
    kind: 'webshop',
    names: ['Kidsplanet Online', 'R. van Beek'],
    lines: `
2210.40|Stg Mollie Payments|uitbetaling 4410.2608.12|payment-provider-payout
1310.00|Stripe Technology Europe|STRIPE PAYOUT|payment-provider-payout
988.12|bol.com b.v.|verkoopafrekening 26-08|payment-provider-payout,customer-receipt
410.66|Amazon Payments Europe|disbursement|payment-provider-payout
122.80|PayPal (Europe) S.a r.l.|overboeking saldo|payment-provider-payout
655.00|Klarna Bank AB|settlement K88120|payment-provider-payout
300.10|Riverty Netherlands|uitbetaling week 34|payment-provider-payout
240.00|in3 B.V.|uitbetaling termijnbetalingen|payment-provider-payout
15000.00|Shopify International|Shopify Capital advance|loan-proceeds
8000.00|PayPal (Europe)|werkkapitaal voorschot|loan-proceeds
20000.00|Wayflyer Limited|funding agreement 2211|loan-proceeds
-1800.00|Wayflyer|weekly remittance|loan-instalment
-640.00|Uncapped Ltd|repayment 6 of 12|loan-instalment
-905.00|Clearco|revenue share|loan-instalment
-377.40|Viva Finance|terugbetaling voorschot|loan-instalment
-280.00|Factris|rente en aflossing krediet|loan-instalment
-3200.00|Shenzhen Kids Toys Co Ltd|proforma 88120|supplier
-1450.00|Alibaba.com Singapore|order 22018833|supplier
-870.00|Van der Meulen Groothandel|factuur 331|supplier
-211.50|PostNL Pakketten Benelux|verzendkosten augustus|supplier,travel
-144.00|DHL eCommerce|facturen 22-88|supplier
-98.00|MyParcel|zendingen|supplier
-430.00|Monta Services|opslag en handling|supplier,rent
-1250.00|Facebook Ireland / Meta Platforms|advertenties|marketing
-990.00|Google Ireland Limited|Google Ads|marketing
-310.00|TikTok Technology|ads invoice|marketing
-79.00|Shopify International|subscription|software
-29.00|Lightspeed eCom|maandabonnement|software
-45.90|Klaviyo Inc|email plan|software,marketing
-121.00|Channable|abonnement|software
-15.20|Mollie B.V.|transactiekosten|payment-provider-costs
-38.77|bol.com b.v.|commissie en logistiek|payment-provider-costs,supplier,marketing
-199.00|Klarna|betaling zwarte bureaustoel|supplier
-84.50|Riverty|achteraf betalen order 88|supplier
-1250.00|R van Beek|salaris aan mezelf|private-withdrawal,wages
-300.00|Bitvavo|aankoop|crypto
-150.00|Coinbase Ireland|deposit|crypto
-500.00|Trading 212|storting|crypto,private-withdrawal,gambling
-75.00|BetCity.nl|storting|gambling
-200.00|Pinnacle Sports|deposit ref 1|gambling
250.00|TOTO Online|uitbetaling winst|gambling,private-deposit
-1140.00|Belastingdienst|BTW kwartaal 2|vat-payment
-212.00|Douane|invoerrechten|other-tax,supplier,vat-payment
-64.10|Menke Box|opslagbox huur|rent
89.95|Van der Meulen Groothandel|creditnota 331|refund-received
`,
  },
  {
    kind: 'wholesale',
    names: ['Nordic Import Groothandel B.V.', 'Nordic Import Holding B.V.', 'H. Smulders'],
    lines: `
-18400.00|Arctic Seafood AS|invoice 2206|supplier
-7220.00|Lerøy Seafood Group|INV 448812|supplier
-960.00|Maersk Line|freight charges|supplier,travel
-1810.00|Kuehne + Nagel|inklaring container|supplier
-4410.00|Douane Centrale Administratie|invoerrechten vergunning|other-tax,vat-payment,supplier
-6500.00|ProLogis|huur loods 4e kwartaal|rent
-1120.00|Vrieshuis Noord|koelopslag|supplier,rent
-12450.00|Belastingdienst|omzetbelasting juli|vat-payment
-6610.00|Belastingdienst|loonheffingen juli|wage-tax
-9800.00|Belastingdienst|Vpb 2025 definitief|corporate-tax
-14220.30|Verloning augustus|salarissen|wages
-1660.00|BPF Levensmiddelen|pensioenpremie|pension
-2850.00|Rabobank|rente en aflossing lening 330022|loan-instalment
-1900.00|De Lage Landen|termijn heftrucks|lease,loan-instalment
-3100.00|Beequip B.V.|termijn koelwagen|lease,loan-instalment
-4200.00|October Nederland|monthly instalment|loan-instalment
-1500.00|Collin Crowdfund|aflossing project 2211|loan-instalment
-2750.00|iwoca Deutschland GmbH|Rate 4|loan-instalment
-990.00|Atradius Credit Insurance|kredietverzekering|insurance
-640.00|Nationale-Nederlanden Schade|wagenparkverzekering|insurance
-388.00|Marsh B.V.|premie goederentransport|insurance
-1240.00|TotalEnergies Gas Nederland|gas en stroom|energy
-420.00|Shell Card|brandstof augustus|fuel
-88.00|T-Mobile Zakelijk|mobiele telefonie|telecom
-519.00|Exact Software|licentie|software
-1400.00|BDO Accountants|samenstellen jaarrekening|accountancy
-85.00|Graydon Creditsafe|kredietrapporten|software,supplier,accountancy
-130.00|ING Bank N.V.|rente rood staan|bank-costs
-25000.00|Nordic Import Holding B.V.|dividenduitkering|dividend,own-transfer
-10000.00|Nordic Import Holding B.V.|rc holding|own-transfer,private-withdrawal,dividend
-5400.00|H. Smulders|rekening courant dga|private-withdrawal
-2100.00|Deurwaarder Flanderijn|dossier 88102|collection
-415.00|Intrum Nederland|betalingsregeling 2201|collection
-3300.00|Havenbedrijf Rotterdam|havengeld|local-tax,supplier,rent
22810.00|Albert Heijn B.V.|remittance 4410|customer-receipt
9120.00|Jumbo Supermarkten|factuur 2026220|customer-receipt
6610.40|Visspecialist Volendam|fact 2026-199|customer-receipt
18000.00|ABN AMRO Asset Based Finance|voorschot facturen batch 88|loan-proceeds,customer-receipt
4100.00|Atradius|schade-uitkering debiteur|insurance-payout
1230.00|Belastingdienst|teruggaaf vpb|tax-refund
300.00|Douane|terugbetaling invoerrecht|tax-refund,refund-received
41.20|Rabobank|creditrente|interest-received
75000.00|Nordic Import Holding B.V.|kapitaalstorting agio|private-deposit,own-transfer
12500.00|Heftruck Occasions|verkoop 2 heftrucks|customer-receipt,refund-received,private-deposit
`,
  },
]
