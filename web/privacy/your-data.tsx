import { useState } from 'react'
import type { PrivacyView } from '#contract/privacy.ts'
import type { IsoDate } from '#lending/days.ts'
import { useApplicationState } from '../application-state/store.ts'
import { StepScreen } from '../screen/step-screen.tsx'
import { HealthPanel } from '../health-check/health-panel.tsx'
import { pageAt } from '../page-at.ts'
import { AppLink } from '../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { AskPerson } from './ask-person.tsx'
import { ContactPart } from './contact-part.tsx'
import { CorrectData } from './correct-data.tsx'
import { EraseData } from './erase-data.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { privacyTexts } from './text.ts'
import { formatLongDate, dutchDayOf, formatCount } from '#ui/format.ts'
import { looksTexts } from './looks-text.ts'
import { TitledSection } from '../titled-section.tsx'
import type { Language } from '#lending/language.ts'
import { Unbroken } from '#ui/unbroken.tsx'
import { nameInFiles } from '#lending/this-lender.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { saveFile } from '#ui/save-file.ts'
import { BankConsents } from './bank-consents.tsx'

/** Back to where the visitor was; home for who came straight here. */
function BackLink() {
  const text = privacyTexts[useLanguage()]
  const previous = pageAt(useApplicationState((state) => state.prevLocation)) ?? 'home'
  return (
    <p>
      <AppLink to={previous}>{previous === 'home' ? text.toHome : text.back}</AppLink>
    </p>
  )
}

/** The record of consent: to which text, when, and whether it was taken back. */
function Consents({ view }: { view: PrivacyView }) {
  const language = useLanguage()
  const text = privacyTexts[language].consents
  return (
    <TitledSection id="consents-title" title={text.title} className="your-data-part">
      {view.consents.length === 0 && <p>{text.none}</p>}
      <ul className="held-data">
        {view.consents.map(({ given, textVersion, scope, at }) => (
          <li className="held-category" key={`${at}-${String(given)}`}>
            <h3 className="sub-title">{scope === 'transaction-analysis' ? text.transactions : scope}</h3>
            <p className="small">
              <Unbroken>
                {`${(given ? text.given : text.withdrawn)(formatLongDate(at, language))}, ${text.version(shownVersion(textVersion, language))}.`}
              </Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** A version is named after the text's day, with its number of that day and its language. */
const shownVersion = (version: string, language: Language) =>
  version.replace(/^(\d{4}-\d{2}-\d{2})(?:-\w+)*$/, (_all, day: string) => formatLongDate(day, language))

/** GDPR art. 15 and 20. The call needs the session's token, so the file is made here and not by a link. */
function DownloadData() {
  const text = privacyTexts[useLanguage()].download
  const sending = useSend()
  const [isDone, setDone] = useState(false)
  const download = async () => {
    setDone(false)
    const isSent = await sending.send(async () => {
      const everything = await api('exportCase')
      saveFile(
        `${nameInFiles}-${dutchDayOf(everything.about.madeAt)}.json`,
        JSON.stringify(everything, null, 2),
        'application/json',
      )
    })
    setDone(isSent)
  }
  return (
    <TitledSection id="download-title" title={text.title} className="your-data-part">
      <p>{text.intro}</p>
      <CallFailure errorKey={sending.errorKey} />
      <p className="your-data-action">
        <Button isPending={sending.isPending} onClick={() => void download()}>
          {text.button}
        </Button>
      </p>
      <div aria-live="polite">{isDone && <Notice tone="success" title={text.done} />}</div>
    </TitledSection>
  )
}

type Category = PrivacyView['categories'][number]

/** GDPR art. 15(1): data, purpose, source and retention; absent data is named too. */
function HeldData({ view }: { view: PrivacyView }) {
  const language = useLanguage()
  const text = privacyTexts[language].held
  const held = view.categories.filter(({ count }) => count > 0)
  const empty = view.categories.filter(({ count }) => count === 0)
  return (
    <TitledSection id="held-title" title={text.title} className="your-data-part">
      <p>
        <strong>{view.companyName}</strong> ({view.kvkNumber}). {text.intro}
      </p>
      <ul className="held-data">
        {held.map((category) => (
          <li className="held-category" key={category.code}>
            <h3 className="sub-title">
              {text.categories[category.code].name}{' '}
              {category.count > 1 && <span className="held-count">{formatCount(category.count, language)}</span>}
            </h3>
            <p>{text.categories[category.code].why}</p>
            <p className="small">
              <Unbroken>{originOf(category, language)}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="small">
          {text.nothingOf}: {empty.map(({ code }) => lowerFirst(text.categories[code].name)).join(', ')}.
        </p>
      )}
    </TitledSection>
  )
}

function originOf({ sources, keptUntil }: Category, language: Language): string {
  const text = privacyTexts[language].held
  const from = `${text.from} ${sources.map((source) => text.sources[source]).join(text.and)}.`
  return `${from} ${keptUntil === null ? text.notKept : text.until(formatLongDate(keptUntil, language))}`
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

type YourDataProps = { view: PrivacyView; onErased: (keptUntil: IsoDate | null) => void }

/** All that is held about one, with a button for each right. */
export function YourData({ view, onErased }: YourDataProps) {
  const keptUntil = view.categories.find(({ code }) => code === 'customer-check')?.keptUntil ?? null
  const text = privacyTexts[useLanguage()]
  return (
    <StepScreen title={text.title} intro={text.intro}>
      <BackLink />
      <HeldData view={view} />
      {view.categories.some(({ code, count }) => code === 'analysis' && count > 0) && <HealthPanel />}
      <Consents view={view} />
      {view.looks.length > 0 && <Looks looks={view.looks} />}
      {view.bankConsents.length > 0 && <BankConsents view={view} />}
      <ContactPart />
      <SessionsPart view={view} />
      <DownloadData />
      <CorrectData view={view} />
      <AskPerson requests={view.requests} />
      <EraseData contractUntil={view.contractUntil} keptUntil={keptUntil} onErased={() => onErased(keptUntil)} />
    </StepScreen>
  )
}

function Looks({ looks }: Pick<PrivacyView, 'looks'>) {
  const language = useLanguage()
  const text = looksTexts[language]
  return (
    <TitledSection id="looks-title" title={text.title} className="your-data-part">
      <p>{text.intro}</p>
      <ul className="held-data">
        {looks.map(({ role, reason, at, isDocument }) => (
          <li className="held-category" key={`${at}-${role}-${reason}`}>
            <h3 className="sub-title">{text.roles[role]}</h3>
            <p className="small">
              {formatLongDate(at, language)}, {isDocument && text.document} {text.reasons[reason]}.
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
