import { byLanguage } from '#lending/by-language.ts'

/** Apart from the shell's other words: the home page's search loads this modal only. */
export const sessionExpiredTexts = byLanguage({
  title: ['Je sessie is verlopen', 'Your session has ended'],
  body: [
    'Je was een tijd niet actief, of je bent in een ander tabblad opnieuw begonnen. Om je gegevens te beschermen hebben we deze sessie gesloten. De stappen die je hebt afgerond, zijn bewaard. Heb je je e-\u2060mailadres achtergelaten, dan mailen we je een link en ga je verder waar je was. Anders begin je opnieuw; dat kost een paar minuten.',
    'You have not been active for a while, or you started again in another tab. To protect your data, we closed this session. The steps you finished are saved. If you left your email address, we will email you a link to pick up where you left off. Otherwise, start again; it only takes a few minutes.',
  ],
  startNew: ['Opnieuw beginnen', 'Start again'],
  resume: ['Verder met mijn aanvraag', 'Continue my application'],
  close: ['Sluiten', 'Close'],
})
