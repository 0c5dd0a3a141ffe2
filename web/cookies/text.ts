import { lender } from '#lending/this-lender.ts'
import { byLanguage, type Pair } from '#lending/by-language.ts'

type Row = { name: Pair; what: Pair; howLong: Pair }
export const cookiesTexts = byLanguage({
  pageTitle: ['Cookies', 'Cookies'],
  description: [
    `Wat ${lender.name} in je browser bewaart, waarom en hoe lang. Hier wijzig je ook je keuze.`,
    `What ${lender.name} keeps in your browser, why and for how long. You can change your choice here.`,
  ],
  title: ['Cookies, zonder kleine letters', 'Cookies, without the small print'],
  intro: [
    'We bewaren zo weinig mogelijk in je browser. Dit is alles, en hier verander je je keuze.',
    'We keep as little as possible in your browser. This is all of it, and you can change your choice here.',
  ],
  necessary: {
    title: ['Noodzakelijk', 'Necessary'],
    body: [
      'Zonder deze gegevens werkt je aanvraag niet. Daarom vragen we er geen toestemming voor.',
      'Without these your application does not work, so we do not ask for consent.',
    ],
  },
  analytics: {
    title: ['Meten', 'Analytics'],
    body: [
      'Alleen als jij dat goed vindt. We tellen welke pagina’s je bekijkt en waar je klikt. Je bankgegevens zitten daar nooit bij. Trek je je toestemming in, dan wissen we deze gegevens meteen.',
      'Only if you agree. We count which pages you view and where you click. Your bank data is never part of that. If you withdraw your consent, we erase this data at once.',
    ],
  },
  heads: { name: ['Naam', 'Name'], what: ['Waarvoor', 'What for'], howLong: ['Hoe lang', 'How long'] } satisfies Row,
  necessaryRows: [
    {
      name: ['__Host-vlot-session', '__Host-vlot-session'],
      what: [
        'De sessiecookie. Bewijst dat de aanvraag van jou is.',
        'The session cookie. Proves that the application is yours.',
      ],
      howLong: ['Tot je sessie eindigt, hooguit 12 uur', 'Until your session ends, 12 hours at most'],
    },
    {
      name: ['jwtToken, caseId, correlationId', 'jwtToken, caseId, correlationId'],
      what: ['Horen bij je aanvraag in dit tabblad.', 'Belong to your application in this tab.'],
      howLong: ['Tot je het tabblad sluit', 'Until you close the tab'],
    },
    {
      name: ['partnerId, is_partner', 'partnerId, is_partner'],
      what: ['Onthouden welke partner je verwees.', 'Remember which partner referred you.'],
      howLong: ['Tot je het tabblad sluit', 'Until you close the tab'],
    },
    {
      name: [
        'progressBarPosition, progressBarWidth, navigationBarHeight',
        'progressBarPosition, progressBarWidth, navigationBarHeight',
      ],
      what: ['Houden de voortgangsbalk op zijn plek.', 'Keep the progress bar in its place.'],
      howLong: ['Tot je het tabblad sluit', 'Until you close the tab'],
    },
    {
      name: ['returnPage', 'returnPage'],
      what: [
        'Onthoudt naar welke pagina je terugkomt van je bank.',
        'Remembers which page to come back to from your bank.',
      ],
      howLong: ['Tot je het tabblad sluit', 'Until you close the tab'],
    },
    {
      name: ['cookie_consent, cookie_preferences', 'cookie_consent, cookie_preferences'],
      what: ['Onthouden je keuze op deze pagina.', 'Remember your choice on this page.'],
      howLong: ['6 maanden', '6 months'],
    },
    {
      name: ['tester', 'tester'],
      what: [
        'Alleen als je de testmodus aanzet: dan speelt je browser onze server na.',
        'Only if you turn on tester mode: your browser then stands in for our server.',
      ],
      howLong: ['24 uur', '24 hours'],
    },
  ] satisfies Row[],
  analyticsRows: [
    {
      name: ['user_id', 'user_id'],
      what: [
        'Een willekeurig nummer, zodat we je niet dubbel tellen.',
        'A random number, so that we do not count you twice.',
      ],
      howLong: ['Tot je het wist', 'Until you erase it'],
    },
    {
      name: ['has_visited', 'has_visited'],
      what: ['Onthoudt dat je hier eerder was.', 'Remembers that you were here before.'],
      howLong: ['Tot je het wist', 'Until you erase it'],
    },
  ] satisfies Row[],
  choice: {
    title: ['Jouw keuze', 'Your choice'],
    body: ['Je kunt je keuze altijd veranderen.', 'You can change your choice at any time.'],
    save: ['Bewaar mijn keuze', 'Save my choice'],
    saved: ['Je keuze is bewaard.', 'Your choice is saved.'],
    noScript: [
      'In je browser staat JavaScript uit. Dan kunnen we niet meten en valt er niets te kiezen: we doen alleen wat nodig is.',
      'JavaScript is off in your browser, so we cannot measure anything and there is nothing to choose: we only do what is necessary.',
    ],
  },
})
