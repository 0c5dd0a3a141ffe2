import { byLanguage } from '#lending/by-language.ts'

export const filesTexts = byLanguage({
  received: ['Je document is binnen.', 'We have your document.'],
  agreement: {
    title: ['Je overeenkomst', 'Your agreement'],
    how: [
      'Lees hem rustig door. Akkoord? Print hem, zet je handtekening en stuur hieronder een scan of foto. Je zit pas ergens aan vast als je tekent.',
      'Take your time to read it. If you agree, print it, sign it and send a scan or photo below. You are only committed once you sign.',
    ],
    guarantee: [
      'De persoonlijke borg van de eigenaar staat er ook in. De eigenaar tekent die ook.',
      'It includes the personal guarantee, which the owner signs as well.',
    ],
    signed: ['Deze overeenkomst heb je getekend. Bewaar hem goed.', 'You have signed this agreement. Keep a copy.'],
    read: ['Lees de overeenkomst', 'Read the agreement'],
    button: ['Download de overeenkomst', 'Download the agreement'],
  },
  asked: {
    title: ['Stuur ons dit document', 'Send us this document'],
    label: ['Kies een of meer bestanden', 'Choose one or more files'],
    drag: [' of sleep ze hierheen', ' or drag them here'],
    hint: (until: string) => [
      `Dit kan tot en met ${until}. PDF, JPEG of PNG: hoogstens vijf bestanden tegelijk, elk van hoogstens 10 MB.`,
      `You can send it until ${until}. PDF, JPEG or PNG: up to five files at once, each of 10 MB at most.`,
    ],
    button: ['Kies bestanden', 'Choose files'],
  },
})
