import type { Language } from '#lending/language.ts'
import { brand } from '../../brand.ts'
import type { Texts } from '#ui/language.ts'
import type { DocumentText } from '../document.tsx'

const texts: Texts<DocumentText> = {
  nl: {
    title: 'Disclaimer',
    description: 'Wat je van de informatie op de site van Vlot mag verwachten, en wat niet.',
    intro: 'We doen ons best om alles op deze site te laten kloppen. Hier lees je wat je daarvan mag verwachten.',
    sections: [
      {
        title: 'Informatie, geen advies',
        parts: [
          'Op deze site leggen we uit hoe zakelijk lenen werkt en wat het kost. Dat is algemene informatie. Het is geen financieel, fiscaal of juridisch advies over jouw bedrijf.',
          'Bespreek een grote beslissing met iemand die je cijfers kent, zoals je boekhouder.',
        ],
      },
      {
        title: 'Rekenvoorbeelden',
        parts: [
          'De voorbeelden en de rekenhulp gebruiken onze eigen prijstabel en een gemiddelde prijsklasse. Jouw prijs hangt af van je eigen cijfers. Alleen het aanbod dat je na je aanvraag krijgt, geldt.',
        ],
      },
      {
        title: 'De kennisbank',
        parts: [
          'Bij elk artikel staat wanneer het is geschreven en bijgewerkt. Regels en bedragen veranderen; kijk daarom bij belangrijke keuzes ook bij de bron die onder het artikel staat.',
        ],
      },
      {
        title: 'Links naar anderen',
        parts: [
          'We verwijzen soms naar sites van anderen, zoals KVK en Kifid. Wat daar staat, bepalen zij. We krijgen niets voor zo’n verwijzing, en zij hebben niets met Vlot te maken.',
        ],
      },
      {
        title: 'Beschikbaarheid',
        parts: [
          'De site kan er even uit liggen, bijvoorbeeld voor onderhoud of door een storing bij een bank. Wat je in je aanvraag had ingevuld, is dan bewaard.',
        ],
      },
      {
        title: 'Namen en beeld',
        parts: [
          'De teksten, tekeningen en berekeningen op deze site zijn van ons. De namen van banken zijn van die banken; we noemen ze alleen om te laten zien welke rekening je kunt koppelen. De adviseurs op de tekeningen zijn verzonnen.',
        ],
      },
      {
        title: 'Een fout gezien?',
        parts: [`Mail het ons via ${brand.email}, dan kunnen we het verbeteren.`],
      },
    ],
  },
  en: {
    title: 'Disclaimer',
    description: 'What you may and may not expect of the information on Vlot’s site.',
    intro: 'We do our best to get everything on this site right. This page sets out what you can and cannot expect.',
    sections: [
      {
        title: 'Information, not advice',
        parts: [
          'On this site we explain how business lending works and what it costs. That is general information. It is not financial, tax or legal advice on your own business.',
          'Discuss a big decision with someone who knows your figures, such as your accountant.',
        ],
      },
      {
        title: 'Worked examples',
        parts: [
          'The examples and the calculator use our own price table and an average price class. Your price depends on your own figures. Only the offer you get after you apply counts.',
        ],
      },
      {
        title: 'The knowledge base',
        parts: [
          'Each article says when it was written and last updated. Rules and amounts change, so for important choices check the source named below the article too. The articles are in Dutch.',
        ],
      },
      {
        title: 'Links to others',
        parts: [
          'We sometimes link to other sites, such as KVK and Kifid. What they say is up to them. We are not paid for these links, and those sites have nothing to do with Vlot.',
        ],
      },
      {
        title: 'Availability',
        parts: [
          'The site may be down for a while, for maintenance or because of a fault at a bank. What you filled in is kept.',
        ],
      },
      {
        title: 'Names and pictures',
        parts: [
          'The texts, drawings and sums on this site are ours. The names of banks belong to those banks; we only name them to show which account you can connect. The advisers in the drawings are made up.',
        ],
      },
      {
        title: 'Seen a mistake?',
        parts: [`Email us at ${brand.email} so that we can put it right.`],
      },
    ],
  },
}

/** FOOT-1. */
export const disclaimerText = (language: Language): DocumentText => texts[language]
