import type { Texts } from '#ui/language.ts'

const nl = {
  received: 'Je document is binnen.',
  agreement: {
    title: 'Je overeenkomst',
    how: 'Lees hem rustig door. Akkoord? Print hem, zet je handtekening en stuur hieronder een scan of foto. Je zit pas ergens aan vast als je tekent.',
    guarantee: 'De persoonlijke borg van de eigenaar staat er ook in. De eigenaar tekent die ook.',
    signed: 'Deze overeenkomst heb je getekend. Bewaar hem goed.',
    button: 'Download de overeenkomst',
  },
  asked: {
    title: 'Stuur ons dit document',
    label: 'Kies een of meer bestanden',
    drag: ' of sleep ze hierheen',
    hint: (until: string) =>
      `Dit kan tot en met ${until}. PDF, JPEG of PNG: hoogstens vijf bestanden tegelijk, elk van hoogstens 10 MB.`,
    button: 'Kies bestanden',
  },
}

const en: typeof nl = {
  received: 'We have your document.',
  agreement: {
    title: 'Your agreement',
    how: 'Take your time to read it. If you agree, print it, sign it and send a scan or photo below. You are only committed once you sign.',
    guarantee: 'It includes the personal guarantee, which the owner signs as well.',
    signed: 'You have signed this agreement. Keep a copy.',
    button: 'Download the agreement',
  },
  asked: {
    title: 'Send us this document',
    label: 'Choose one or more files',
    drag: ' or drag them here',
    hint: (until) =>
      `You can send it until ${until}. PDF, JPEG or PNG: up to five files at once, each of 10 MB at most.`,
    button: 'Choose files',
  },
}

export const filesTexts: Texts<typeof nl> = { nl, en }
