import type { UntouchedBusiness } from './untouched-business.ts'

export const deskWork: readonly UntouchedBusiness[] = [
  {
    kind: 'it-freelancer',
    names: ['Pixelwerk', 'N. Oosterhuis'],
    lines: `
6050.00|Yacht B.V.|factuur 2026-08 uren|customer-receipt
7260.00|Randstad Professional|self billing 88120|customer-receipt
5445.00|HeadFirst Group|factuur week 30-33|customer-receipt
4840.00|Brainnet / Magnit Global|payment inv 2026-07|customer-receipt
8470.00|Circle8 Nederland|declaratie augustus|customer-receipt
1210.00|Gemeente Utrecht|factuur 2026-09|customer-receipt
3025.00|Freelance.nl Payments|vroegbetaling factuur|customer-receipt,payment-provider-payout
1815.00|Stripe|payout|payment-provider-payout
890.00|Upwork Escrow Inc|withdrawal|payment-provider-payout,customer-receipt
-3000.00|N. Oosterhuis|salaris|private-withdrawal,wages
-1000.00|Mw N Oosterhuis|spaargeld|private-withdrawal
-2400.00|N. Oosterhuis|factuur|private-withdrawal
-540.00|Brand New Day|lijfrente inleg|pension,private-withdrawal,insurance
-310.00|BrandNewDay Pensioen|premie|pension
-250.00|Broodfonds Utrecht Oost|inleg|insurance,private-withdrawal
-189.00|Movir|AOV premie|insurance
-42.35|Hiscox|beroepsaansprakelijkheid|insurance
-1890.00|Belastingdienst|omzetbelasting aangifte 2|vat-payment
-1420.00|Belastingdienst|inkomstenbelasting 2025|income-tax
-168.00|Belastingdienst|inkomensafhankelijke bijdrage zvw|income-tax
-104.00|Adobe Systems Software|creative cloud|software
-22.99|JetBrains|subscription|software
-18.50|GitHub Inc|copilot|software
-64.00|TransIP|domeinen en vps|software,telecom
-41.20|Hetzner Online|server|software
-88.00|Amazon Web Services|AWS EMEA|software
-120.00|OpenAI|ChatGPT team|software
-27.83|Jortt|boekhoudpakket|software,accountancy
-1899.00|Coolblue Zakelijk|macbook|supplier
-699.00|Apple Store Utrecht|iphone|supplier
-225.00|Seats2meet|flexplek|rent
-350.00|Spaces Utrecht|werkplek|rent
-142.60|NS Reizigers|zakelijk reizen|travel
-89.00|NS Groep Business Card|augustus|travel
-54.90|Swapfiets|maand|lease,travel
-445.00|MyWheels Leasing|private lease auto|lease
-96.00|Udemy Business|cursus|software,supplier
-450.00|Springest|training|supplier
-67.50|Hotel V|overnachting|travel,hospitality
-38.40|Restaurant Rum Baba|zakelijke lunch|hospitality
-500.00|DEGIRO B.V.|storting beleggen|private-withdrawal,crypto
-250.00|Interactive Brokers Ireland|deposit|private-withdrawal,crypto,gambling
-1000.00|Bitpanda|aankoop btc|crypto
-100.00|eToro Europe|deposit|crypto,private-withdrawal,gambling
-50.00|Unibet|deposit|gambling
1200.00|Kraken|withdrawal|crypto,private-deposit
400.00|DEGIRO|opname|private-deposit,crypto,own-transfer
`,
  },
  {
    kind: 'agency',
    names: ['Studio Helder B.V.', 'Helder Beheer B.V.', 'F. van Aalst'],
    lines: `
9680.00|Philips Nederland|PO 4500118 invoice 2026-77|customer-receipt
4235.00|Stichting Museumkaart|campagne voorjaar|customer-receipt
2420.00|Casino Royale Filmfestival|huisstijl factuur 2026-80|customer-receipt
1815.00|Lucky Strike Bowling Amersfoort|website termijn 1|customer-receipt
12100.00|Ministerie van OCW|betaling 2026-70|customer-receipt
3630.00|WPP Media Netherlands|media retainer|customer-receipt
726.00|Brasserie Jackpot|menu ontwerp factuur|customer-receipt
-2904.00|Freelance tekstschrijver J. Blom|factuur 12|supplier
-1573.00|Fotografie Lisa Mulder|shoot 14 aug|supplier
-484.00|Casino Lighting Rental|huur lampen shoot|supplier,lease
-605.00|Studio Poker Face|illustraties|supplier
-363.00|Bingo Drukwerk|posters|supplier,marketing
-1210.00|Loterij Communicatie Advies|strategie sessie|supplier,marketing
-2750.00|Altera Vastgoed|huur kantoor|rent
-310.00|WeWork Netherlands|vergaderruimte|rent
-2420.00|Meta Platforms Ireland|ad spend klant|marketing
-3100.00|LinkedIn Ireland|campaign|marketing
-64.00|Figma Inc|plan|software
-19.00|Slack Technologies|standard|software
-48.40|Mailchimp|monthly plan|software,marketing
-145.20|Simplicate|CRM|software
-4120.00|Salarissen augustus|5 personen|wages
-2310.00|Mw. E. Prins|salaris aug|wages
-780.00|Zwitserleven|collectief pensioen|pension
-2890.00|Belastingdienst|loonheffing 08 2026|wage-tax
-5110.00|Belastingdienst|btw Q2|vat-payment
-2100.00|Belastingdienst|voorlopige aanslag vpb 2026|corporate-tax
-3500.00|Belastingdienst|dividendbelasting|other-tax,dividend
-6000.00|Helder Beheer B.V.|management fee aug|own-transfer,private-withdrawal,wages
-15000.00|Helder Beheer B.V.|uitkering dividend|dividend,own-transfer
-890.00|Capital on Tap|card repayment|loan-instalment,own-transfer,supplier
-1420.00|Silvr|repayment 3/12|loan-instalment
-760.00|Yeaz Nederland|aflossing|loan-instalment
-505.00|Novuna Business Finance|instalment|loan-instalment
-120.00|Pleo Technologies|wallet top up|own-transfer,supplier,software
-1850.00|American Express|afrekening kaart|supplier,own-transfer,bank-costs
-389.00|International Card Services|maandafrekening|supplier,own-transfer,bank-costs
-88.00|KLM|vlucht berlijn|travel
-211.00|Booking.com|hotel berlijn|travel,hospitality
-54.00|Bolt Operations|taxi|travel
-46.50|Felyx|ritten|travel
-122.00|Centraal Beheer|verzuimverzekering|insurance
1250.00|Centraal Beheer|uitkering verzuim mw Prins|insurance-payout
5000.00|Silvr|revenue based financing payout|loan-proceeds
2200.00|SLIM regeling RVO|subsidie scholing|subsidy
605.00|Fotografie Lisa Mulder|creditfactuur dubbel betaald|refund-received
`,
  },
]
