import type { Texts } from '../language.ts'

type Question = { question: string; answer: string }

/** The side panel of the re-consent pages has four items (specification 9). */
export const reconsentQuestions: Texts<{ title: string; items: readonly [Question, Question, Question, Question] }> = {
  nl: {
    title: 'Vragen over vernieuwen',
    items: [
      {
        question: 'Waarom moet ik opnieuw toestemming geven?',
        answer:
          'Dat staat in de wet. Een toestemming om bankgegevens te delen geldt hooguit 180 dagen. Daarna moet je bij je bank opnieuw laten weten dat het goed is.',
      },
      {
        question: 'Wat gebeurt er als ik niets doe?',
        answer:
          'Dan stopt het delen op de dag dat je toestemming afloopt. We halen daarna niets meer op bij je bank. Een lopende lening of krediet verandert niet.',
      },
      {
        question: 'Kan Vlot bij mijn geld?',
        answer:
          'Nee. We kunnen alleen transacties lezen. Betalen of overboeken kan niet met deze toestemming. Inloggen doe je op de eigen pagina van je bank; je wachtwoord zien we niet.',
      },
      {
        question: 'Hoe stop ik met delen?',
        answer:
          'Dat kan altijd: bij je bank, onder toestemmingen of gekoppelde diensten, of door ons te bellen of te mailen. Vanaf dat moment halen we niets meer op.',
      },
    ],
  },
  en: {
    title: 'Questions about renewing',
    items: [
      {
        question: 'Why do I have to consent again?',
        answer:
          'The law says so. A consent to share bank data lasts 180 days at most. After that you tell your bank again that it is fine.',
      },
      {
        question: 'What happens if I do nothing?',
        answer:
          'The sharing stops on the day your consent ends. From then on we fetch nothing from your bank. A running loan or credit does not change.',
      },
      {
        question: 'Can Vlot touch my money?',
        answer:
          'No. We can only read transactions. Paying or transferring is not possible with this consent. You log in on your bank’s own page; we do not see your password.',
      },
      {
        question: 'How do I stop sharing?',
        answer:
          'You always can: at your bank, under consents or connected services, or by calling or emailing us. From that moment we fetch nothing more.',
      },
    ],
  },
}
