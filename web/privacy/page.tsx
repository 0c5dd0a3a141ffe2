import { useEffect, useState } from 'react'
import { hiddenMeta, type PageHandle } from '../page-module.ts'
import type { PrivacyView } from '#contract/privacy.ts'
import type { IsoDate } from '#lending/days.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { useApplicationState } from '../application-state/store.ts'
import { Opening, StepScreen, WhenLoaded } from '../screen/step-screen.tsx'
import { HealthPanel } from '../health-check/health-panel.tsx'
import { pageAt } from '../page-at.ts'
import { sessionStore } from '../visitor/storage.ts'
import { scopeOfToken } from '../visitor/token.ts'
import { AppLink } from '../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { AskPerson } from './ask-person.tsx'
import { BankConsents } from './bank-consents.tsx'
import { Consents } from './consents.tsx'
import { ContactPart } from './contact-part.tsx'
import { CorrectData } from './correct-data.tsx'
import { DownloadData } from './download-data.tsx'
import { Erased, EraseData } from './erase-data.tsx'
import { HeldData } from './held-data.tsx'
import { usePrivacy } from './queries.ts'
import { SessionsPart } from './sessions-part.tsx'
import { privacyTexts } from './text.ts'
import { formatLongDate } from '#ui/format.ts'
import { looksTexts } from './looks-text.ts'
import { TitledSection } from '../titled-section.tsx'

export const meta = hiddenMeta(privacyTexts)

export const handle: PageHandle = { opening: privacyTexts }

type Stage = { name: 'starting' | 'none' | 'held' } | { name: 'erased'; keptUntil: IsoDate | null }

/** CORE-8: our data, its purpose and retention, and each of a person's rights with its own button. */
export default function PrivacyPage() {
  const [stage, setStage] = useState<Stage>({ name: 'starting' })
  useEffect(() => setStage({ name: sessionStore.read('caseId') === null ? 'none' : 'held' }), [])
  const text = privacyTexts[useLanguage()]
  if (stage.name === 'starting') return <Opening words={text} />
  if (stage.name === 'erased') return <Erased keptUntil={stage.keptUntil} />
  if (stage.name === 'none') return <NothingHeld />
  return <Held onErased={(keptUntil) => setStage({ name: 'erased', keptUntil })} />
}

type OnErased = (keptUntil: IsoDate | null) => void

/** A session whose case has not begun has left nothing with us either. */
function Held({ onErased }: { onErased: OnErased }) {
  const language = useLanguage()
  const privacy = usePrivacy()
  const isNone = privacy.error !== null && errorKeyOf(privacy.error) === 'case_id_not_available'
  if (isNone) return <NothingHeld />
  return (
    <WhenLoaded query={privacy} words={privacyTexts[language]}>
      {(view) => <YourData view={view} onErased={onErased} />}
    </WhenLoaded>
  )
}

/** From the status page there is an application, whose data a mailed code opens. */
function NothingHeld() {
  const text = privacyTexts[useLanguage()]
  const { title, intro, link } = scopeOfToken(sessionStore.read('token')) === 'status' ? text.code : text.none
  return (
    <StepScreen title={title} intro={intro}>
      <p>
        <AppLink to="resume">{link}</AppLink>
      </p>
    </StepScreen>
  )
}

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

function YourData({ view, onErased }: { view: PrivacyView; onErased: OnErased }) {
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
