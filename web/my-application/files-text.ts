import type { Texts } from '../language.ts'

type FilesText = {
  received: string
  agreement: { title: string; how: string; button: string }
  asked: { title: string; label: string; drag: string; hint: (until: string) => string; button: string }
}

export const filesTexts: Texts<FilesText> = {
  nl: {
    received: 'Je document is binnen.',
    agreement: {
      title: 'Je overeenkomst',
      how: 'Lees hem rustig. Akkoord? Print hem, zet je handtekening en stuur hieronder een scan of foto. Je zit pas ergens aan vast als je tekent.',
      button: 'Download de overeenkomst',
    },
    asked: {
      title: 'Stuur ons dit document',
      label: 'Kies een bestand',
      drag: ' of sleep het hierheen',
      hint: (until) => `Dit kan tot en met ${until}. Een PDF, JPEG of PNG van hoogstens 10 MB.`,
      button: 'Kies een bestand',
    },
  },
  en: {
    received: 'We have your document.',
    agreement: {
      title: 'Your agreement',
      how: 'Take your time to read it. If you agree, print it, sign it and send a scan or photo below. You are only committed once you sign.',
      button: 'Download the agreement',
    },
    asked: {
      title: 'Send us this document',
      label: 'Choose a file',
      drag: ' or drag it here',
      hint: (until) => `You can send it until ${until}. A PDF, JPEG or PNG of 10 MB at most.`,
      button: 'Choose a file',
    },
  },
}
