import type { CategoryText } from './category-text.ts'

export type CostQuestion =
  | 'what-does-it-cost'
  | 'what-is-jkp'
  | 'fixed-rate'
  | 'monthly-amount'
  | 'early-repayment'
  | 'credit-fees'
  | 'cannot-pay'
  | 'partner-commission'

export const cost: CategoryText<CostQuestion> = {
  nl: (figures) => ({
    'what-does-it-cost': {
      question: 'Wat kost een lening of krediet?',
      answer: [
        `De rente van een lening ligt tussen ${figures.loanRateLowest} en ${figures.loanRateHighest} per jaar, die van een krediet tussen ${figures.creditRateLowest} en ${figures.creditRateHighest}. Een lening heeft geen afsluitkosten; bij een krediet betaal je eenmalig ${figures.provision} provisie.`,
        'Jouw prijs hangt af van je cijfers en van de looptijd. In je aanbod staan alle bedragen in euro’s, voordat je kiest.',
      ],
    },
    'what-is-jkp': {
      question: 'Wat is het jaarlijks kostenpercentage (JKP)?',
      answer: [
        'Eén cijfer waarin alles zit: de rente, de kosten en het moment waarop je betaalt. Daarmee kun je aanbiedingen eerlijk vergelijken, ook als de een met een maandbedrag adverteert en de ander met een percentage.',
        'Bij zakelijke leningen is het niet verplicht. Wij zetten het toch in elk aanbod, berekend met de formule van de Europese Unie.',
      ],
    },
    'fixed-rate': {
      question: 'Staat de rente vast?',
      answer: [
        'Ja, bij een lening staat de rente vast voor de hele looptijd. Je betaalt rente over wat je nog niet hebt afgelost, dus elke maand iets minder.',
        `Een krediet loopt ${figures.creditMonths} maanden. Heb je daarna weer ruimte nodig, dan vraag je opnieuw aan.`,
      ],
    },
    'monthly-amount': {
      question: 'Hoe wordt mijn maandbedrag berekend?',
      answer: [
        'We delen het bedrag door het aantal maanden. Dat deel los je elke maand af. Daar komt de rente over je restschuld bij. Omdat die schuld daalt, daalt je maandbedrag ook.',
        `In je aanbod staat elke maand in een tabel. We laten ook zien of het past bij wat je overhoudt, en of het nog past als je omzet ${figures.lessIncome} lager is.`,
      ],
    },
    'early-repayment': {
      question: 'Mag ik eerder aflossen?',
      answer: [
        `Ja, altijd. Bij een lening betaal je ${figures.earlyShare} over wat je eerder aflost zolang er meer dan een jaar te gaan is, en ${figures.earlyShareLastYear} in het laatste jaar. De rente over de overgebleven maanden betaal je niet meer. Een krediet los je gratis eerder af.`,
        'In je aanbod staat op drie momenten wat eerder aflossen kost en wat het je aan rente bespaart.',
      ],
    },
    'credit-fees': {
      question: 'Betaal ik voor een krediet dat ik niet gebruik?',
      answer: [
        `Rente betaal je alleen over wat je opneemt. Wel betaal je één keer ${figures.provision} provisie over je kredietlimiet. Die houden we in op de eerste uitbetaling.`,
        'Het JKP in je aanbod gaat ervan uit dat je alles in één keer opneemt. Daar zit de provisie in.',
      ],
    },
    'cannot-pay': {
      question: 'Wat als ik een maand niet kan betalen?',
      answer: [
        'Bel ons zo vroeg mogelijk, liefst vóór de dag waarop je moet betalen. We zoeken samen naar een oplossing die je bedrijf kan dragen. Je betaalt nooit kosten die niet in je overeenkomst staan.',
      ],
    },
    'partner-commission': {
      question: 'Verdient een partner aan mijn lening?',
      answer: [
        `Alleen als een partner je naar ons verwees. Dan betalen wij die partner ${figures.commission} van het bedrag dat je leent. Jouw prijs verandert daar niet door, en het bedrag staat in je aanbod.`,
      ],
    },
  }),
  en: (figures) => ({
    'what-does-it-cost': {
      question: 'What does a loan or credit line cost?',
      answer: [
        `The interest on a loan is between ${figures.loanRateLowest} and ${figures.loanRateHighest} a year, on a credit line between ${figures.creditRateLowest} and ${figures.creditRateHighest}. A loan has no arrangement fee; for a credit line you pay a one-off arrangement fee of ${figures.provision}.`,
        'Your price depends on your figures and on the term. Your offer gives all amounts in euros, before you choose.',
      ],
    },
    'what-is-jkp': {
      question: 'What is the yearly cost percentage (JKP)?',
      answer: [
        'One figure that takes in everything: the interest, the fees and when you pay them. It lets you compare offers fairly, even when one advertises a monthly amount and another a percentage.',
        'Business lenders do not have to show it. We put it in every offer all the same, worked out with the European Union’s formula.',
      ],
    },
    'fixed-rate': {
      question: 'Is the interest rate fixed?',
      answer: [
        'Yes, the rate of a loan is fixed for its whole term. You pay interest on what you have not yet repaid, so a little less every month.',
        `A credit line runs for ${figures.creditMonths} months. If you need one after that, you apply again.`,
      ],
    },
    'monthly-amount': {
      question: 'How is my monthly amount worked out?',
      answer: [
        'We divide the amount by the number of months. You repay that part every month. On top of that you pay interest on what you still owe. As that debt falls, so does your monthly amount.',
        `Your offer lists every month in a table. We also show whether you can afford it, and whether you still could with ${figures.lessIncome} less turnover.`,
      ],
    },
    'early-repayment': {
      question: 'Can I repay early?',
      answer: [
        `Yes, always. For a loan you pay ${figures.earlyShare} of what you repay early while more than a year is left, and ${figures.earlyShareLastYear} in the last year. You no longer pay interest for the remaining months. A credit line can be repaid early for free.`,
        'Your offer shows, for three moments, what early repayment costs and how much interest it saves.',
      ],
    },
    'credit-fees': {
      question: 'Do I pay for a credit line that I do not use?',
      answer: [
        `You pay interest only on what you draw. You do pay a one-off arrangement fee of ${figures.provision} of your limit. We deduct it from the first payout.`,
        'The JKP in your offer assumes that you draw everything at once. It includes the arrangement fee.',
      ],
    },
    'cannot-pay': {
      question: 'What if I cannot pay one month?',
      answer: [
        'Call us as early as you can, preferably before the day it is due. Together we look for a solution your business can afford. You never pay a fee that is not in your agreement.',
      ],
    },
    'partner-commission': {
      question: 'Does a partner earn money on my loan?',
      answer: [
        `Only if a partner referred you to us. Then we pay that partner ${figures.commission} of the amount you borrow. It does not change your price, and your offer states the amount.`,
      ],
    },
  }),
}
