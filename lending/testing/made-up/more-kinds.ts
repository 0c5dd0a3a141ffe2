import { even, garden, holidays, type Kind, kind, none, till } from '#lending/testing/made-up/kinds.ts'

const february = [0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const
const harvest = [0.6, 0.6, 0.8, 1, 1.1, 1, 1.1, 1.3, 1.5, 1.4, 0.9, 0.7] as const

/** Ten kinds whose money comes otherwise: from care offices, abroad, once a year, in other names, with other wages. */
export const moreKinds: readonly Kind[] = [
  kind('Thuiszorg', '88101', [20_000, 60_000], none, [0.04, 0.55, 0.04, 0, 0.21], {
    payers: [
      { name: 'Sociale Verzekeringsbank', what: 'PGB zorgovereenkomst budgethouder', share: 0.12 },
      { name: 'Gemeente Molenwaard', what: 'Wmo huishoudelijke hulp', share: 0.4 },
      { name: 'Zilveren Kruis Zorgverzekeringen N.V.', what: 'Declaratie wijkverpleging', share: 0.48 },
    ],
  }),
  kind('Machinefabriek', '28990', [40_000, 120_000], none, [0.45, 0.2, 0.04, 0, 0.21], {
    customers: 9,
    invoicesPerMonth: 14,
    customerNames: ['Maschinenbau Nord GmbH', 'Atelier Dupont SARL', 'Nordic Tools AB', 'Smith & Sons Ltd'],
    isRefunded: true,
  }),
  kind('Softwarelicenties', '58290', [12_000, 40_000], none, [0.05, 0.25, 0.04, 0.21, 0.21], {
    customers: 40,
    invoicesPerMonth: 40,
    season: february,
    vatInCosts: 0.21,
  }),
  kind('Loonwerkbedrijf', '01610', [20_000, 70_000], none, [0.3, 0.22, 0.03, 0.21, 0.21], {
    customers: 8,
    invoicesPerMonth: 12,
    customerNames: ['Aardappelhandel Noord U.A.', 'Jansen V.O.F.', 'Maatschap De Vries', 'Stichting De Hoeve'],
    season: harvest,
  }),
  kind('Kapsalon met stoel', '96020', [9_000, 25_000], till(0.85, 0), [0.12, 0.3, 0.12, 0.09, 0.21], {
    payers: [{ name: 'S. de Boer', what: 'Huur stoel', share: 0.08 }],
  }),
  kind('Uitzendbureau', '78200', [40_000, 150_000], none, [0.03, 0.72, 0.02, 0.21, 0.21], {
    customers: 8,
    invoicesPerMonth: 16,
    season: garden,
    hasFlexibleWages: true,
  }),
  kind('Rijschool', '85530', [9_000, 25_000], none, [0.14, 0.25, 0.04, 0.21, 0.21], {
    invoicesPerMonth: 22,
    customerNames: ['M. Bakker', 'S. Visser', 'J. de Wit', 'F. El Amrani', 'L. Smit', 'T. van Dijk'],
    isProjects: true,
  }),
  kind('Evenementenbureau', '82300', [30_000, 90_000], none, [0.55, 0.14, 0.03, 0.21, 0.21], {
    customers: 14,
    invoicesPerMonth: 9,
    season: holidays,
    unevenness: 0.2,
    hasFlexibleWages: true,
  }),
  kind('Meubelmakerij', '31010', [18_000, 60_000], none, [0.32, 0.26, 0.06, 0.21, 0.21], {
    invoicesPerMonth: 10,
    machineMonthsAgo: 7,
  }),
  kind('Koffiebranderij', '10830', [15_000, 50_000], till(0.4, 0.05), [0.45, 0.16, 0.06, 0.09, 0.09], {
    customers: 12,
    invoicesPerMonth: 16,
    season: even,
  }),
]
