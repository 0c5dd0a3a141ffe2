import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { DeskActView } from '#contract/desk/case.ts'
import type { CheckLine, StopReason } from '#lending/desk/check-lines.ts'

type Kind = DeskActView['kind']

export const actTexts = byLanguage({
  check: {
    lines: {
      register: ['Uittreksel van het Handelsregister', 'Extract of the company register'],
      signers: ['Wie mag tekenen', 'Who may sign'],
      owners: ['Eigenaren erachter (UBO)', 'Owners behind it (UBO)'],
      sanctions: ['Sancties en PEP', 'Sanctions and PEP'],
      account: ['De gekozen rekening', 'The chosen account'],
      address: ['Het adres, zoals in het register', 'The address, as in the register'],
    } satisfies Pairs<CheckLine>,
    notes: {
      register: ['Datum en nummer van het uittreksel', 'Date and number of the extract'],
      signers: [
        'Namen van wie mag tekenen, met een komma ertussen',
        'Names of those who may sign, separated by commas',
      ],
      owners: ['Namen van de eigenaren, en waar je het zag', 'Names of the owners, and where you saw them'],
      sanctions: ['Welke lijsten, van welke datum, en de uitkomst', 'Which lists, of which date, and the result'],
      account: ['Opmerking', 'Remark'],
      address: ['Opmerking', 'Remark'],
    } satisfies Pairs<CheckLine>,
    noteMissing: ['Schrijf wat je hebt gezien.', 'Write down what you saw.'],
    way: ['Hoe tekenen zij?', 'How do they sign?'],
    alone: ['Ieder alleen', 'Each alone'],
    jointly: ['Samen', 'Jointly'],
    open: ['Vink af', 'Tick'],
    tickAgain: ['Vink opnieuw af', 'Tick again'],
    tick: ['Klopt, zet mijn naam erbij', 'Correct, add my name'],
    ticked: (by: string, at: string) => [`Klopt volgens ${by}, ${at}`, `Correct according to ${by}, ${at}`],
    askInstead: [
      'Mist er iets? Vraag de aanvrager om een document, bij Documenten.',
      'Is something missing? Ask the applicant for a document, under Documents.',
    ],
  },
  kinds: {
    stop: ['Gestopt', 'Stopped'],
    withdrawal: ['Goedkeuring ingetrokken', 'Approval withdrawn'],
    correction: ['Stap verbeterd', 'Step corrected'],
  } satisfies Pairs<Kind>,
  states: {
    proposed: ['wacht op een collega', 'waiting for a colleague'],
    done: ['gedaan', 'done'],
    'sent-back': ['teruggestuurd', 'sent back'],
  },
  and: [' en ', ' and '],
  takenAway: ['weggehaald', 'removed'],
  change: (before: string, after: string) => [`Was: ${before}. Wordt: ${after}`, `Was: ${before}. Becomes: ${after}`],
  otherConfirms: ['Jij stelde dit voor. Een collega bevestigt het.', 'You proposed this. A colleague confirms it.'],
  confirm: ['Akkoord, voer uit', 'Agreed, carry it out'],
  open: {
    stop: ['Dit klopt niet: stop de aanvraag', 'Something is wrong: stop the application'],
    withdrawal: ['Trek de goedkeuring in', 'Withdraw the approval'],
    correction: ['Verbeter de laatste stap', 'Correct the last step'],
  } satisfies Pairs<Kind>,
  how: {
    stop: [
      'De aanvrager krijgt een mail dat we niet verdergaan. Dit kan niet ongedaan worden gemaakt.',
      'The applicant is emailed that we will not go on. This cannot be undone.',
    ],
    withdrawal: [
      'Een collega bevestigt dit. De aanvrager krijgt dan een mail dat we niet verdergaan.',
      'A colleague confirms this. The applicant is then emailed that we will not go on.',
    ],
    correction: [
      'Een collega bevestigt dit. De aanvrager krijgt dan een mail.',
      'A colleague confirms this. The applicant is then emailed.',
    ],
  } satisfies Pairs<Kind>,
  on: {
    hint: ['Laat de dag leeg om de stap weg te halen.', 'Leave the day empty to remove the step.'],
    label: ['Nieuwe dag', 'New day'],
  },
  reference: { label: ['Nieuw kenmerk', 'New reference'] },
  code: { label: ['Reden', 'Reason'], missing: ['Kies een reden.', 'Choose a reason.'] },
  codes: {
    'not-authorised': ['Mag niet voor het bedrijf tekenen', 'May not sign for the company'],
    'register-differs': ['Gegevens verschillen van het register', 'Details differ from the register'],
    'account-differs': ['Rekening is niet van het bedrijf', 'Account is not the company’s'],
    'owners-unclear': ['Eigenaren niet vast te stellen', 'Owners cannot be established'],
    sanctions: ['Sancties of PEP (de aanvrager leest dit niet)', 'Sanctions or PEP (not shown to the applicant)'],
    fraud: ['Vermoeden van fraude (de aanvrager leest dit niet)', 'Suspected fraud (not shown to the applicant)'],
    other: ['Iets anders (de aanvrager leest dit niet)', 'Something else (not shown to the applicant)'],
  } satisfies Pairs<StopReason>,
  why: {
    label: ['Toelichting, alleen voor collega’s', 'Explanation, for colleagues only'],
    missing: ['Schrijf waarom.', 'Write why.'],
  },
  buttons: {
    stop: ['Stop de aanvraag', 'Stop the application'],
    withdrawal: ['Stel intrekken voor', 'Propose to withdraw'],
    correction: ['Stel de verbetering voor', 'Propose the correction'],
  } satisfies Pairs<Kind>,
})
