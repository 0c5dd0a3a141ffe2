import type { GuideText } from './guide-text.ts'

export const english: GuideText = {
  title: 'How a lender does the sums',
  pageTitle: 'White paper: how a lender does the sums',
  description:
    'Our own rules, one by one: what we read from your account, how much you can afford, how points count and how to object.',
  eyebrow: 'White paper',
  intro:
    'Applying for finance often feels like a black box. These are the rules we work by, with the real figures. Read them before you apply anywhere.',
  print: 'Print or save as PDF',
  sections: [
    {
      title: 'Three questions',
      parts: [
        'Every lender wants to know three things. Can this business pay the monthly amounts? Is the picture we see complete? And does this account really belong to this business? The rest is arithmetic.',
        'Our rules serve one purpose: to decide whether a small business in the Netherlands can afford a business loan or credit line, how much, and at what price. They were drawn up by experts. We have no repaid or failed loans of our own yet, so the points are an expert estimate, not a measurement.',
      ],
    },
    {
      title: 'What can be read from your account',
      parts: [
        'Only money that your business earns again and again, after everything it has to pay, can support a loan. This is how we read your transactions:',
        [
          'Turnover is what customers keep paying. Your own money, a loan, an insurance payout or the sale of a van does not count. Nor does a single large payment, if it is more than {largeShare} of an ordinary month and comes from someone who paid in fewer than {knownMonths} months. If such payments are common, as they are for a builder, they are simply your trade.',
          'Money that goes out and comes back within {roundTripDays} days does not count at all.',
          'Tax counts as it is due, even if you have not paid it yet. We go by your own earlier quarters or, failing that, a table by type of business.',
          'What you take out yourself counts the same in every legal form, with a minimum of {ownerFloor} per owner a month.',
          'Costs that suddenly stop still count: purchases that drop below {purchaseKept} of their old level, or wages and rent that are missing for {missedDays} days. They count until you explain.',
          'Loans count with their latest instalment. Where no instalment has been seen yet, we estimate it.',
        ],
        'We want to see at least {leastDays} days, ideally two years. With {yearBeforeMonths} months or more, we compare the last three months with the same three a year earlier. That shows whether a slow spell is just your season.',
      ],
    },
    {
      title: 'How much you can afford each month',
      parts: [
        'Suppose that after all costs, tax and what you take out yourself you have {left} left a month. A lender will not let you spend all of that on repayment; you need a buffer. We want {cover} euros to be left for each euro of the monthly amount. So {left} divided by {cover} is the highest monthly amount: {most}.',
        'If less than {refusedBelow} euro is left for each euro of the monthly amount, your business cannot afford the loan and we say no. Anything in between is reviewed by one of our team.',
      ],
    },
    {
      title: 'The ceiling and the term',
      parts: [
        'Even when there is plenty left, there is a limit: {turnoverMonths} times your average monthly turnover. With a turnover of {turnover} a month that is {ceiling}. The lowest of the limits counts, and never more than you asked for.',
        'The further back we can look, the longer you can borrow for.',
      ],
      table: { caption: 'Term and history', heads: ['Term', 'Days of transactions'], rows: [] },
    },
    {
      title: 'Putting it to the test',
      parts: [
        'For every amount we check that you could still pay it if your turnover fell: by {fallSteady} if your months are alike, up to {fallUneven} if they vary a lot. Your purchases and VAT fall with it; your rent and wages do not. If you could not, we offer a lower amount.',
        'Your offer always shows what happens with {lessIncome} less turnover. Do that sum yourself too, for every loan.',
      ],
    },
    {
      title: 'The points',
      parts: [
        'Everyone starts with {basePoints} points. Each feature adds points or takes them away. What we do not know gets the lowest points of its row: silence never pays. Below {cutOff} points the answer is no.',
        '{pointsToDouble} points more means that the odds of things going well, against going wrong, are twice as good.',
      ],
      table: { caption: 'Points by feature', heads: ['Feature', 'Worst', 'Best'], rows: [] },
    },
    {
      title: 'From points to price',
      parts: [
        'Your points put you in a class, A to D. The smaller the chance of things going wrong, the lower the rate. A longer term costs more, because more can go wrong along the way. Between two classes, every point changes the rate a little.',
      ],
      table: {
        caption: 'Rate by class',
        heads: ['Class', 'From points', 'Shortest loan', 'Longest loan'],
        rows: [],
      },
    },
    {
      title: 'What stands behind your loan',
      parts: [
        'We never ask for collateral. If you have a {guaranteeForms}, we ask the owner for a personal guarantee above {guaranteeAbove}. With a {liableForms}, your legal form makes you personally liable. Your offer shows it beside the price.',
      ],
    },
    {
      title: 'When one of our team takes a look',
      parts: [
        'Where the picture is clear, the computer says yes or no on its own. In these cases one of our team takes a look:',
        [
          'data is missing, or the account is not in the name of your business;',
          'no tax can be seen for the last {quartersUnpaid} quarters;',
          'costs that you always had have stopped;',
          'in six months you borrowed more than {newDebtShare} of a month’s turnover;',
          '{roundTripShare} or more of what came in was money that had gone out and come back;',
          '{unsharedShare} or more of your turnover went to an account of yours that you did not share;',
          'the latest month is below {lowShare} of an ordinary month, or we see too little to recognise a season;',
          '{returnedFrom} or more direct debits were returned in three months, there is a payment plan or a bailiff, or {gamblingShare} of your turnover is spent on gambling;',
          'you tell us we misread something, and that changes the answer.',
        ],
      ],
    },
    {
      title: 'What we do not see',
      parts: [
        'We see only the accounts that you share and the company register. We do not see:',
        [
          'who you are: one of our team checks that before you sign;',
          'whether a name is on a sanctions list;',
          'an insolvency that is not in the company register yet;',
          'loans elsewhere that show no payment on your account yet, and credit registers such as the BKR;',
          'unpaid invoices, and work you have already agreed.',
        ],
      ],
    },
    {
      title: 'How we test the rules',
      parts: [
        'We make up thousands of businesses and change one thing at a time. More debt, less tax or a deposit of your own money must never improve the answer. Asking for less must never make it worse. We try {relationCount} such changes on {companyCount} businesses. On the last run the answer was wrong in {brokenCount} cases.',
        'The opposite counts too: a sound business should get a yes. Of {soundCount} sound businesses, with seasons, old debts and cash, {soundOfferedCount} got a fair offer. For the others it was smaller, or one of our team takes a look.',
      ],
    },
    {
      title: 'What improves your chances',
      parts: [
        [
          'Share all your business accounts, savings included: half the picture means half an offer.',
          'Pay your VAT and your loans on time; a payment plan is fine if you keep to it.',
          'Make sure direct debits are not reversed; move the date instead.',
          'Ask for no more than your plan costs. A smaller amount often comes at a better price.',
        ],
      ],
    },
    {
      title: 'What does not count',
      parts: [
        'Your postcode, your nationality, your first name and how you type your application. Nor does it matter whether you came through an intermediary.',
      ],
    },
    {
      title: 'How to object',
      parts: [
        'After the outcome you see every figure in a sentence, with what we make of it and the transactions behind it. If something is wrong, you say so with one reason: for one transaction, for everything from one customer, or for the whole figure. We work it out again. If that changes the answer, one of our team checks it first.',
        'You can also ask one of our team to look again at any time. It is free, it applies to every legal form, and you will have an answer within {reviewTime}.',
      ],
    },
  ],
  next: 'Check if you qualify',
}
