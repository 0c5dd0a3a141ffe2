import type { EligibilityCode } from '#contract/application.ts'
import type { Texts } from '../language.ts'

type Point = { title: string; body: string }

type HomeText = {
  pageTitle: string
  description: string
  hero: { eyebrow: string; title: string; intro: string; assurance: string; facts: (figures: Figures) => string[] }
  search: {
    label: string
    hint: string
    submit: string
    checking: string
    searching: string
    none: string
    found: (count: number) => string
    choose: string
    change: string
    kvk: string
    noScript: string
    results: string
  }
  how: { title: string; intro: string; steps: Point[] }
  needs: { title: string; intro: string; points: (figures: Figures) => Point[]; notNeeded: string }
  prices: {
    title: string
    intro: string
    points: Point[]
    example: { title: string; rows: [label: string, value: keyof ExampleFigures][]; note: string }
  }
  closing: { title: string; body: string; action: string }
  eligibility: {
    title: string
    intro: (name: string) => string
    refusals: Record<EligibilityCode, { title: string; why: string; whatNow: string }>
    eligibleFrom: (date: string) => string
    registerTitle: string
    register: { kvkNumber: string; legalForm: string; mainActivity: string; foundedOn: string; city: string }
    source: (date: string) => string
    wrong: string
    other: string
    close: string
    unknown: string
  }
}

/** From the table of limits, so that the page cannot promise what the journey refuses. */
export type Figures = { minimum: string; maximum: string; ageMonths: number; turnover: string; yearsMaximum: number }
/** From the price table, computed while the page is built. */
export type ExampleFigures = {
  amount: string
  term: string
  rate: string
  first: string
  last: string
  interest: string
  fees: string
  total: string
  yearlyCost: string
}

export const homeTexts: Texts<HomeText> = {
  nl: {
    pageTitle: 'Vlot: zakelijk geld lenen, vlot en eerlijk geregeld',
    description:
      'Leen voor je bedrijf met een eerlijk aanbod in minuten. Zie vooraf wat het kost, wat je aflost en waarom.',
    hero: {
      eyebrow: 'Zakelijk lenen voor kleine bedrijven',
      title: 'Geld voor je bedrijf, vlot geregeld',
      intro:
        'Vul de naam van je bedrijf in. In een paar minuten weet je wat je kunt lenen en wat het kost, tot op de cent.',
      assurance: 'Vrijblijvend. Dit heeft geen invloed op je BKR-registratie.',
      facts: ({ minimum, maximum, yearsMaximum }) => [
        `Van ${minimum} tot ${maximum}`,
        `Looptijd van 1 tot ${yearsMaximum} jaar`,
        'Eerder aflossen kan altijd',
      ],
    },
    search: {
      label: 'Voor welk bedrijf is het?',
      hint: 'Typ de naam of het KVK-nummer',
      submit: 'Bekijk of het kan',
      checking: 'We kijken in het Handelsregister…',
      searching: 'Zoeken…',
      none: 'We vinden geen bedrijf met deze naam of dit nummer. Probeer het met je KVK-nummer van 8 cijfers.',
      found: (count) => (count === 1 ? '1 bedrijf gevonden' : `${count} bedrijven gevonden`),
      choose: 'Kies je bedrijf uit de lijst.',
      change: 'Ander bedrijf',
      kvk: 'KVK',
      noScript: 'Zoeken werkt alleen met JavaScript. Zet het aan, of bel ons: dan doen we het samen.',
      results: 'Gevonden bedrijven',
    },
    how: {
      title: 'Zo werkt het',
      intro: 'Vier stappen, een keer doorlopen. Stoppen mag altijd.',
      steps: [
        {
          title: 'Zoek je bedrijf',
          body: 'We halen je gegevens uit het Handelsregister en zeggen meteen of je een aanvraag kunt doen.',
        },
        {
          title: 'Vertel wat je nodig hebt',
          body: 'Hoeveel, waarvoor en welke grote uitgaven eraan komen. Meer vragen we niet.',
        },
        {
          title: 'Deel je transacties',
          body: 'Koppel je bank of upload een bestand. We kijken alleen mee; we kunnen niets afschrijven.',
        },
        {
          title: 'Kies je aanbod',
          body: 'Je ziet elke euro: rente, aflossing en kosten. Ook als het nee is, lees je waarom.',
        },
      ],
    },
    needs: {
      title: 'Wat heb je nodig?',
      intro: 'Leg dit klaar, dan ben je er in tien minuten doorheen.',
      points: ({ ageMonths, turnover }) => [
        { title: 'Een bedrijf in het Handelsregister', body: `Het bestaat minstens ${ageMonths} maanden.` },
        {
          title: 'Een zakelijke rekening',
          body: 'Bij ABN AMRO, ASN, bunq, ING, Knab, Rabobank, RegioBank, SNS of Triodos.',
        },
        { title: 'Genoeg omzet', body: `Per jaar komt er minstens ${turnover} op je rekening binnen.` },
        { title: 'Je inlog van de bank', body: 'Of een bestand met je transacties: CAMT.053, MT940 of CSV.' },
      ],
      notNeeded: 'Geen jaarcijfers, geen ondernemingsplan en geen gesprek op kantoor.',
    },
    prices: {
      title: 'Een eerlijke prijs, helemaal uitgeschreven',
      intro:
        'Bij zakelijke leningen hoeft een aanbieder de jaarlijkse kosten niet te laten zien. Wij doen het toch, bij elk aanbod.',
      points: [
        {
          title: 'Rente over wat je nog leent',
          body: 'Je lost elke maand af, dus je betaalt elke maand minder rente.',
        },
        {
          title: 'Alle kosten in euro’s',
          body: 'Afsluitkosten staan in het aanbod. Wat er niet staat, betaal je niet.',
        },
        {
          title: 'Eén cijfer om te vergelijken',
          body: 'Het jaarlijks kostenpercentage (JKP) telt rente en kosten bij elkaar op.',
        },
      ],
      example: {
        title: 'Een voorbeeld',
        rows: [
          ['Je leent', 'amount'],
          ['Looptijd', 'term'],
          ['Rente per jaar', 'rate'],
          ['Eerste maand', 'first'],
          ['Laatste maand', 'last'],
          ['Totale rente', 'interest'],
          ['Kosten', 'fees'],
          ['Je betaalt samen terug', 'total'],
          ['Kosten per jaar (JKP)', 'yearlyCost'],
        ],
        note: 'Berekend met onze eigen prijstabel. Jouw prijs hangt af van je cijfers en zie je vóór je kiest.',
      },
    },
    closing: {
      title: 'Benieuwd wat er kan?',
      body: 'Zoek je bedrijf op. Binnen een minuut weet je of je een aanvraag kunt doen.',
      action: 'Zoek mijn bedrijf',
    },
    eligibility: {
      title: 'Nu kunnen we je nog niet helpen',
      intro: (name) => `We hebben ${name} opgezocht in het Handelsregister. Dit staat een aanvraag in de weg:`,
      refusals: {
        SBI_CODE_INVALID: {
          title: 'De hoofdactiviteit van je bedrijf',
          why: 'We lenen niet aan bedrijven in deze branche, zoals financiële diensten, vastgoed, kansspelen, overheid en verenigingen.',
          whatNow:
            'Doe je vooral ander werk dan hier staat? Pas je activiteiten gratis aan bij KVK en probeer het daarna opnieuw.',
        },
        LEGAL_STRUCTURE_INVALID: {
          title: 'De rechtsvorm van je bedrijf',
          why: 'We lenen aan eenmanszaken, vof’s, cv’s, maatschappen, bv’s, nv’s en coöperaties die nu actief zijn.',
          whatNow: 'Heb je ook een bedrijf met zo’n rechtsvorm? Zoek dan op dat KVK-nummer.',
        },
        FOUNDATION_DATE_CHECK: {
          title: 'Hoe lang je bedrijf bestaat',
          why: 'Je bedrijf is nog jong. We hebben genoeg maanden nodig om te zien wat je kunt dragen.',
          whatNow:
            'Kom terug zodra het zover is. Tot die tijd kun je met een microkrediet van Qredits vaak wel terecht.',
        },
      },
      eligibleFrom: (date) => `Vanaf ${date} kun je een aanvraag doen.`,
      registerTitle: 'Waar dit op rust',
      register: {
        kvkNumber: 'KVK-nummer',
        legalForm: 'Rechtsvorm',
        mainActivity: 'Hoofdactiviteit',
        foundedOn: 'Opgericht op',
        city: 'Plaats',
      },
      source: (date) => `Bron: Handelsregister van KVK, opgehaald op ${date}.`,
      wrong: 'Klopt dit niet? Wijzig het bij KVK; wij lezen altijd de nieuwste gegevens.',
      other: 'Zoek een ander bedrijf',
      close: 'Sluiten',
      unknown: 'Niet bekend',
    },
  },
  en: {
    pageTitle: 'Vlot: business finance, arranged swiftly and fairly',
    description: 'Borrow for your business with an honest offer in minutes. See beforehand what it costs and why.',
    hero: {
      eyebrow: 'Business loans for small companies',
      title: 'Money for your business, swiftly arranged',
      intro:
        'Enter the name of your business. In a few minutes you know what you can borrow and what it costs, to the cent.',
      assurance: 'No obligation. This has no effect on your credit registration (BKR).',
      facts: ({ minimum, maximum, yearsMaximum }) => [
        `From ${minimum} to ${maximum}`,
        `For 1 to ${yearsMaximum} years`,
        'Repay early whenever you like',
      ],
    },
    search: {
      label: 'Which business is it for?',
      hint: 'Type the name or the KVK number',
      submit: 'See if it is possible',
      checking: 'Looking in the company register…',
      searching: 'Searching…',
      none: 'We find no business by this name or number. Try the 8 digits of your KVK number.',
      found: (count) => (count === 1 ? '1 business found' : `${count} businesses found`),
      choose: 'Choose your business from the list.',
      change: 'Another business',
      kvk: 'KVK',
      noScript: 'Searching needs JavaScript. Switch it on, or call us and we will do it together.',
      results: 'Businesses found',
    },
    how: {
      title: 'How it works',
      intro: 'Four steps, done in one go. You can stop at any time.',
      steps: [
        {
          title: 'Find your business',
          body: 'We take your details from the company register and tell you at once whether you can apply.',
        },
        {
          title: 'Tell us what you need',
          body: 'How much, what for and which large expenses are coming. We ask no more than that.',
        },
        {
          title: 'Share your transactions',
          body: 'Connect your bank or upload a file. We only look; we cannot take anything.',
        },
        {
          title: 'Choose your offer',
          body: 'You see every euro: interest, repayment and fees. If the answer is no, you read why.',
        },
      ],
    },
    needs: {
      title: 'What do you need?',
      intro: 'Have this at hand and you are done in ten minutes.',
      points: ({ ageMonths, turnover }) => [
        { title: 'A business in the Dutch company register', body: `It has existed for at least ${ageMonths} months.` },
        {
          title: 'A business account',
          body: 'With ABN AMRO, ASN, bunq, ING, Knab, Rabobank, RegioBank, SNS or Triodos.',
        },
        { title: 'Enough turnover', body: `At least ${turnover} a year comes in on your account.` },
        { title: 'Your bank login', body: 'Or a file with your transactions: CAMT.053, MT940 or CSV.' },
      ],
      notNeeded: 'No annual accounts, no business plan and no meeting at an office.',
    },
    prices: {
      title: 'A fair price, written out in full',
      intro: 'For business loans a lender need not show the yearly cost. We do so anyway, with every offer.',
      points: [
        {
          title: 'Interest on what you still owe',
          body: 'You repay every month, so every month you pay less interest.',
        },
        { title: 'All fees in euros', body: 'Fees are in the offer. What is not in it, you do not pay.' },
        { title: 'One figure to compare', body: 'The yearly cost percentage (JKP) adds up interest and fees.' },
      ],
      example: {
        title: 'An example',
        rows: [
          ['You borrow', 'amount'],
          ['Term', 'term'],
          ['Interest a year', 'rate'],
          ['First month', 'first'],
          ['Last month', 'last'],
          ['Total interest', 'interest'],
          ['Fees', 'fees'],
          ['You repay in all', 'total'],
          ['Cost a year (JKP)', 'yearlyCost'],
        ],
        note: 'Computed with our own price table. Your price depends on your figures and you see it before you choose.',
      },
    },
    closing: {
      title: 'Curious what is possible?',
      body: 'Look up your business. Within a minute you know whether you can apply.',
      action: 'Find my business',
    },
    eligibility: {
      title: 'We cannot help you just yet',
      intro: (name) => `We looked up ${name} in the company register. This stands in the way of an application:`,
      refusals: {
        SBI_CODE_INVALID: {
          title: 'The main activity of your business',
          why: 'We do not lend to businesses in this sector, such as financial services, property, gambling, government and associations.',
          whatNow:
            'Do you mainly do other work than is registered? Change your activities at KVK, free of charge, and try again.',
        },
        LEGAL_STRUCTURE_INVALID: {
          title: 'The legal form of your business',
          why: 'We lend to sole traders, partnerships (vof, cv, maatschap), private and public companies and cooperatives that are active now.',
          whatNow: 'Do you also have a business with such a legal form? Then search by its KVK number.',
        },
        FOUNDATION_DATE_CHECK: {
          title: 'How long your business has existed',
          why: 'Your business is still young. We need enough months to see what you can carry.',
          whatNow: 'Come back when the time is there. Until then a microcredit of Qredits is often possible.',
        },
      },
      eligibleFrom: (date) => `You can apply from ${date}.`,
      registerTitle: 'What this rests on',
      register: {
        kvkNumber: 'KVK number',
        legalForm: 'Legal form',
        mainActivity: 'Main activity',
        foundedOn: 'Founded on',
        city: 'City',
      },
      source: (date) => `Source: the company register of KVK, fetched on ${date}.`,
      wrong: 'Is this not right? Change it at KVK; we always read the newest data.',
      other: 'Search another business',
      close: 'Close',
      unknown: 'Not known',
    },
  },
}
