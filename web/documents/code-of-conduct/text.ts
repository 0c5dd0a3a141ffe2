import { dueWords } from '#lending/desk/due-words.ts'
import type { Language } from '#lending/language.ts'
import { brand } from '../../brand.ts'
import type { Texts } from '#ui/language.ts'
import { productFigures } from '../../product-figures.ts'
import type { DocumentText } from '../document.tsx'
import { fillIn } from '../fill-in.ts'

const texts: Texts<DocumentText> = {
  nl: {
    title: 'Gedragscode',
    description:
      'Waar je Vlot aan kunt houden: duidelijke kosten, verantwoord lenen, uitleg bij een nee en een medewerker die meekijkt.',
    intro: 'Dit zijn onze beloften. Je kunt ons eraan houden, voor, tijdens en na je lening.',
    sections: [
      {
        title: 'We zijn duidelijk over de kosten',
        parts: [
          'Je ziet alle kosten in euro’s voordat je kiest: de rente, de provisie, wat je per maand betaalt en wat je in totaal terugbetaalt. Bij elk aanbod staat het jaarlijks kostenpercentage, zodat je ons met anderen kunt vergelijken.',
          'Wat niet in je aanbod staat, betaal je niet.',
        ],
      },
      {
        title: 'We lenen niet meer dan je kunt dragen',
        parts: [
          'We rekenen met wat er echt op je rekening binnenkomt en uitgaat. We lenen nooit meer dan {turnoverMonths} keer je gemiddelde omzet per maand, en nooit een bedrag dat je niet meer kunt betalen als je omzet {fallSteady} tot {fallUneven} daalt. Hoe sterker je maanden wisselen, hoe groter de daling waar we mee rekenen.',
          'Is het bedrag dat je vroeg te hoog, dan bieden we als het kan een lager bedrag aan.',
        ],
      },
      {
        title: 'We leggen een nee uit',
        parts: [
          'Bij een afwijzing lees je de redenen in gewone woorden, met je eigen cijfers. Als er iets is dat het antwoord verandert, rekenen we dat voor je uit.',
          'Je kunt altijd een medewerker laten meekijken. Dat kost niets, en je hebt binnen {reviewTime} antwoord.',
        ],
      },
      {
        title: 'We beslissen eerlijk',
        parts: [
          'Iedereen met dezelfde cijfers krijgt hetzelfde antwoord. Je postcode, je nationaliteit en je voornaam tellen niet mee. Ontbreken er gegevens, dan zeggen we niet vanzelf nee, maar kijkt een medewerker.',
          'Je kunt zien op welke transacties de beslissing is gebaseerd. Klopt er iets niet, dan zeg je dat met je reden en rekenen we opnieuw. Wordt het antwoord er anders van, dan kijkt eerst een medewerker.',
        ],
      },
      {
        title: 'We gaan zuinig om met je gegevens',
        parts: [
          'We vragen alleen wat we nodig hebben en bewaren het niet langer dan nodig. We verkopen je gegevens niet. In onze privacyverklaring staat precies hoe lang we wat bewaren.',
        ],
      },
      {
        title: 'We denken mee als het tegenzit',
        parts: [
          'Kun je een maand niet betalen, bel dan. We zoeken eerst samen naar een oplossing die je bedrijf kan dragen, en zetten die op papier. We sturen niet meteen een incassobureau.',
        ],
      },
      {
        title: 'We zijn open over wie aan je lening verdient',
        parts: [
          'Heeft een tussenpersoon je naar ons verwezen, dan betalen wij die {commission} van het bedrag dat je leent. Dat staat in je aanbod. Jouw prijs wordt er niet hoger van.',
        ],
      },
      {
        title: 'We luisteren naar klachten',
        parts: [
          `Vul het formulier in, mail je klacht naar ${brand.email} of bel ${brand.phoneShown}. Je hebt binnen ${dueWords('complaintReceipt', 'nl')} een reactie en binnen ${dueWords('complaint', 'nl')} een antwoord.`,
          { to: 'complaint', words: 'Naar het klachtformulier' },
          `${brand.standing.nl.complaints} Bij een echte geldverstrekker die is aangesloten, kun je met je klacht naar Kifid als jullie er samen niet uitkomen.`,
        ],
      },
      {
        title: 'Waar deze beloften vandaan komen',
        parts: [
          'Nederlandse banken hebben de Gedragscode Kleinzakelijke Financiering, en aanbieders van kort zakelijk krediet de Gedragscode Kort Zakelijk Krediet. Wij hebben beide gelezen en volgen ze, in onze eigen woorden. Vlot heeft ze niet ondertekend, want Vlot is een demonstratie.',
        ],
      },
    ],
  },
  en: {
    title: 'Code of conduct',
    description:
      'What you can hold Vlot to: clear costs, responsible lending, reasons for a no and a second look by one of our team.',
    intro: 'These are our promises. You can hold us to them before, during and after your loan.',
    sections: [
      {
        title: 'We are clear about cost',
        parts: [
          'You see every cost in euros before you choose: the interest, the fee, what you pay each month and what you repay in total. Each offer shows the yearly cost percentage, so that you can compare us with others.',
          'You do not pay for anything that is not in your offer.',
        ],
      },
      {
        title: 'We lend no more than you can afford',
        parts: [
          'We work with what really comes into your account and goes out. We never lend more than {turnoverMonths} times your average monthly turnover, and never an amount that you could no longer pay if your turnover fell by {fallSteady} to {fallUneven}. The more your months vary, the larger the fall we allow for.',
          'If the amount you asked for is too high, we offer a lower one where we can.',
        ],
      },
      {
        title: 'We explain a no',
        parts: [
          'If we refuse, we give you the reasons in plain words, with your own figures. If something would change the answer, we work it out for you.',
          'You can always ask one of our team to take a second look. It is free, and you will have an answer within {reviewTime}.',
        ],
      },
      {
        title: 'We decide fairly',
        parts: [
          'Everyone with the same figures gets the same answer. Your postcode, nationality and first name do not count. If data is missing, there is no automatic no: one of our team takes a look.',
          'You can see which transactions the decision is based on. If something is wrong, you say so and why, and we work it out again. If that changes the answer, one of our team checks it first.',
        ],
      },
      {
        title: 'We are sparing with your data',
        parts: [
          'We ask only for what we need and keep it no longer than needed. We do not sell your data. Our privacy statement says exactly how long we keep what.',
        ],
      },
      {
        title: 'We help when times are hard',
        parts: [
          'If you cannot pay one month, call us. We first look together for an arrangement your business can afford, and put it in writing. We do not send a collection agency straight away.',
        ],
      },
      {
        title: 'We are open about who earns from your loan',
        parts: [
          'If an intermediary referred you to us, we pay them {commission} of the amount you borrow. Your offer says so. Your price does not go up because of it.',
        ],
      },
      {
        title: 'We listen to complaints',
        parts: [
          `Fill in the form, email your complaint to ${brand.email} or call ${brand.phoneShown}. We respond within ${dueWords('complaintReceipt', 'en')} and answer within ${dueWords('complaint', 'en')}.`,
          { to: 'complaint', words: 'To the complaint form' },
          `${brand.standing.en.complaints} With a real lender that is a member, you can take your complaint to Kifid if the two of you cannot agree.`,
        ],
      },
      {
        title: 'Where these promises come from',
        parts: [
          'Dutch banks have a code for small-business finance (Gedragscode Kleinzakelijke Financiering), and providers of short-term business credit have their own (Gedragscode Kort Zakelijk Krediet). We have studied both and follow them, in our own words. Vlot has not signed them, because Vlot is a demonstration.',
        ],
      },
    ],
  },
}

/** FOOT-1. */
export const codeOfConductText = (language: Language): DocumentText => fillIn(texts[language], productFigures(language))
