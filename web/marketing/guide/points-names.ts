import type { Texts } from '../../language.ts'

/** What the rows of the scorecard are called on the site. */
export const pointsNames: Texts<Readonly<Record<string, string>>> = {
  nl: {
    'company-age-months': 'Hoe lang je bedrijf bestaat',
    'turnover-change': 'Je omzet tegenover een jaar eerder',
    'turnover-variation': 'Hoe sterk je omzet wisselt',
    'days-below-zero-share': 'Dagen dat je rood stond',
    'buffer-days': 'Dagen kosten die je saldo dekt',
    'lowest-balance-months': 'Je saldo op de laagste dag',
    'returned-direct-debits': 'Teruggeboekte incasso’s',
    'customer-return-share': 'Wat klanten terugboeken',
    margin: 'Wat je overhoudt van je omzet',
    'tax-quarters-paid': 'Kwartalen waarin je belasting betaalde',
    'largest-customer-share': 'Hoeveel van je omzet van je grootste klant komt',
    'instalment-share': 'Aflossingen die je al hebt',
    'asked-burden': 'Hoe zwaar het bedrag is dat je vraagt',
    'cash-share': 'Deel van je omzet in contant geld',
    'gambling-share': 'Kansspelen',
  },
  en: {
    'company-age-months': 'How long your business has existed',
    'turnover-change': 'Your turnover against a year earlier',
    'turnover-variation': 'How much your turnover varies',
    'days-below-zero-share': 'Days overdrawn',
    'buffer-days': 'Days of costs that your balance covers',
    'lowest-balance-months': 'Your balance on the lowest day',
    'returned-direct-debits': 'Returned direct debits',
    'customer-return-share': 'What customers take back',
    margin: 'How much of your turnover you keep',
    'tax-quarters-paid': 'Quarters in which you paid tax',
    'largest-customer-share': 'How much your largest customer brings in',
    'instalment-share': 'Repayments you already have',
    'asked-burden': 'How heavy the amount you ask for is',
    'cash-share': 'Share of turnover in cash',
    'gambling-share': 'Gambling',
  },
}
