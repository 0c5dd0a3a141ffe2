import type { Texts } from '#ui/language.ts'

type Row = { name: string; what: string; howLong: string }
const nl = {
  pageTitle: 'Cookies',
  description: 'Wat Vlot in je browser bewaart, waarom en hoe lang. Hier wijzig je ook je keuze.',
  title: 'Cookies, zonder kleine letters',
  intro: 'We bewaren zo weinig mogelijk in je browser. Dit is alles, en hier verander je je keuze.',
  necessary: {
    title: 'Noodzakelijk',
    body: 'Zonder deze gegevens werkt je aanvraag niet. Daarom vragen we er geen toestemming voor.',
  },
  analytics: {
    title: 'Meten',
    body: 'Alleen als jij dat goed vindt. We tellen welke pagina’s je bekijkt en waar je klikt. Je bankgegevens zitten daar nooit bij. Trek je je toestemming in, dan wissen we deze gegevens meteen.',
  },
  heads: { name: 'Naam', what: 'Waarvoor', howLong: 'Hoe lang' } satisfies Row,
  necessaryRows: [
    {
      name: '__Host-vlot-session',
      what: 'De sessiecookie. Bewijst dat de aanvraag van jou is.',
      howLong: 'Tot je sessie eindigt, hooguit 12 uur',
    },
    {
      name: 'jwtToken, caseId, correlationId',
      what: 'Horen bij je aanvraag in dit tabblad.',
      howLong: 'Tot je het tabblad sluit',
    },
    {
      name: 'partnerId, is_partner',
      what: 'Onthouden welke partner je verwees.',
      howLong: 'Tot je het tabblad sluit',
    },
    {
      name: 'progressBarPosition, progressBarWidth, navigationBarHeight',
      what: 'Houden de voortgangsbalk op zijn plek.',
      howLong: 'Tot je het tabblad sluit',
    },
    {
      name: 'returnPage',
      what: 'Onthoudt naar welke pagina je terugkomt van je bank.',
      howLong: 'Tot je het tabblad sluit',
    },
    { name: 'cookie_consent, cookie_preferences', what: 'Onthouden je keuze op deze pagina.', howLong: '6 maanden' },
    {
      name: 'tester',
      what: 'Alleen als je de testmodus aanzet: dan speelt je browser onze server na.',
      howLong: '24 uur',
    },
  ] satisfies Row[],
  analyticsRows: [
    { name: 'user_id', what: 'Een willekeurig nummer, zodat we je niet dubbel tellen.', howLong: 'Tot je het wist' },
    { name: 'has_visited', what: 'Onthoudt dat je hier eerder was.', howLong: 'Tot je het wist' },
  ] satisfies Row[],
  choice: {
    title: 'Jouw keuze',
    body: 'Je kunt je keuze altijd veranderen.',
    save: 'Bewaar mijn keuze',
    saved: 'Je keuze is bewaard.',
    noScript:
      'In je browser staat JavaScript uit. Dan kunnen we niet meten en valt er niets te kiezen: we doen alleen wat nodig is.',
  },
}

const en: typeof nl = {
  pageTitle: 'Cookies',
  description: 'What Vlot keeps in your browser, why and for how long. You can change your choice here.',
  title: 'Cookies, without the small print',
  intro: 'We keep as little as possible in your browser. This is all of it, and you can change your choice here.',
  necessary: {
    title: 'Necessary',
    body: 'Without these your application does not work, so we do not ask for consent.',
  },
  analytics: {
    title: 'Analytics',
    body: 'Only if you agree. We count which pages you view and where you click. Your bank data is never part of that. If you withdraw your consent, we erase this data at once.',
  },
  heads: { name: 'Name', what: 'What for', howLong: 'How long' },
  necessaryRows: [
    {
      name: '__Host-vlot-session',
      what: 'The session cookie. Proves that the application is yours.',
      howLong: 'Until your session ends, 12 hours at most',
    },
    {
      name: 'jwtToken, caseId, correlationId',
      what: 'Belong to your application in this tab.',
      howLong: 'Until you close the tab',
    },
    {
      name: 'partnerId, is_partner',
      what: 'Remember which partner referred you.',
      howLong: 'Until you close the tab',
    },
    {
      name: 'progressBarPosition, progressBarWidth, navigationBarHeight',
      what: 'Keep the progress bar in its place.',
      howLong: 'Until you close the tab',
    },
    {
      name: 'returnPage',
      what: 'Remembers which page to come back to from your bank.',
      howLong: 'Until you close the tab',
    },
    { name: 'cookie_consent, cookie_preferences', what: 'Remember your choice on this page.', howLong: '6 months' },
    {
      name: 'tester',
      what: 'Only if you turn on tester mode: your browser then stands in for our server.',
      howLong: '24 hours',
    },
  ],
  analyticsRows: [
    { name: 'user_id', what: 'A random number, so that we do not count you twice.', howLong: 'Until you erase it' },
    { name: 'has_visited', what: 'Remembers that you were here before.', howLong: 'Until you erase it' },
  ],
  choice: {
    title: 'Your choice',
    body: 'You can change your choice at any time.',
    save: 'Save my choice',
    saved: 'Your choice is saved.',
    noScript:
      'JavaScript is off in your browser, so we cannot measure anything and there is nothing to choose: we only do what is necessary.',
  },
}

export const cookiesTexts: Texts<typeof nl> = { nl, en }
