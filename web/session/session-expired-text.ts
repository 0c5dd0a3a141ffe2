import { byLanguage } from '#lending/by-language.ts'

/** Apart from the shell's other words: the home page's search loads this modal only. */
export const sessionExpiredTexts = byLanguage({
  title: ['Je sessie is verlopen', 'Your session has ended'],
  body: [
    'Je was een tijd niet actief, of je bent ergens anders verdergegaan. Om je gegevens te beschermen hebben we deze sessie gesloten. De stappen die je hebt afgerond, zijn bewaard. Heb je je e-\u2060mailadres achtergelaten, dan mailen we je een link en ga je verder waar je was. Anders begin je opnieuw; dat kost een paar minuten.',
    'You have not been active for a while, or you continued somewhere else. To protect your data, we closed this session. The steps you finished are saved. If you left your email address, we will email you a link to pick up where you left off. Otherwise, start again; it only takes a few minutes.',
  ],
  /** Of another application that was begun in this browser, so that this one cannot go on. */
  replaced: {
    title: ['Je bent een andere aanvraag begonnen', 'You started another application'],
    body: [
      'Dat was in een ander tabblad, bijvoorbeeld voor een ander bedrijf. In een browser kan één aanvraag open zijn, dus deze stopt hier. De stappen die je hebt afgerond, zijn bewaard. Heb je er je e-\u2060mailadres achtergelaten, dan ga je verder met een link per mail.',
      'That was in another tab, for example for another company. A browser can have one application open, so this one stops here. The steps you finished are saved. If you left your email address, you can pick up where you left off with a link by email.',
    ],
    goOn: ['Verder met de andere aanvraag', 'Continue the other application'],
    resume: ['Deze hervatten per mail', 'Resume this one by email'],
  },
  startNew: ['Opnieuw beginnen', 'Start again'],
  resume: ['Verder met mijn aanvraag', 'Continue my application'],
  close: ['Sluiten', 'Close'],
})
