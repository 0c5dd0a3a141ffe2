import { byLanguage } from '#lending/by-language.ts'

export const filesTexts = byLanguage({
  received: ['Je document is binnen.', 'We have your document.'],
  agreement: {
    title: ['Je overeenkomst', 'Your agreement'],
    how: [
      'Lees hem rustig door. Akkoord? Print hem, zet je handtekening en stuur hieronder een scan of foto. Je zit pas ergens aan vast als je tekent.',
      'Take your time to read it. If you agree, print it, sign it and send a scan or photo below. You are only committed once you sign.',
    ],
    howByCode: [
      'Lees hem rustig door. Akkoord? Dan teken je hieronder met een code die we mailen. Je zit pas ergens aan vast als je tekent.',
      'Take your time to read it. If you agree, sign below with a code that we email. You are only committed once you sign.',
    ],
    accepted: [
      'Je hebt getekend. Twee medewerkers van ons tekenen nu ook. Daarna staat hier het bewijs.',
      'You have signed. Two of our team now sign as well. You will then find the record here.',
    ],
    record: ['Download het bewijs', 'Download the record'],
    recordName: ['bewijs', 'record'],
    guarantee: [
      'De eigenaar staat ook persoonlijk borg. Dat gaat apart, op papier, bij een medewerker die uitlegt wat het betekent.',
      'The owner also gives a personal guarantee. It is signed separately, on paper, with one of our team, who explains what it means.',
    ],
    signed: ['Deze overeenkomst heb je getekend. Bewaar hem goed.', 'You have signed this agreement. Keep a copy.'],
    read: ['Lees de overeenkomst', 'Read the agreement'],
    button: ['Download de overeenkomst', 'Download the agreement'],
  },
  accept: {
    title: (name: string) => [`Akkoord, ${name}?`, `Do you agree, ${name}?`],
    missing: ['Vink dit aan als het klopt.', 'Tick this if it is right.'],
    mail: ['Mail me een code om te tekenen', 'Email me a code to sign'],
    sign: (amount: string) => [`Teken voor ${amount}`, `Sign for ${amount}`],
    back: ['Terug', 'Back'],
  },
  asked: {
    title: ['Stuur ons dit document', 'Send us this document'],
    onPaper: ['Of teken op papier', 'Or sign on paper'],
    label: ['Kies een of meer bestanden', 'Choose one or more files'],
    drag: [' of sleep ze hierheen', ' or drag them here'],
    hint: (until: string) => [
      `Dit kan tot en met ${until}. PDF, JPEG of PNG: hoogstens vijf bestanden tegelijk, elk van hoogstens 10 MB.`,
      `You can send it until ${until}. PDF, JPEG or PNG: up to five files at once, each of 10 MB at most.`,
    ],
    button: ['Kies bestanden', 'Choose files'],
  },
})
