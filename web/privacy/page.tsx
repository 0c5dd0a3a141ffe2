import { Suspense, useEffect, useState } from 'react'
import { hiddenMeta, type PageHandle } from '../page-module.ts'
import type { IsoDate } from '#lending/days.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { fetchedPart } from '../screen/fetched-part.tsx'
import { Opening, StepScreen, WhenLoaded } from '../screen/step-screen.tsx'
import { sessionStore } from '../visitor/storage.ts'
import { scopeOfToken } from '../visitor/token.ts'
import { AppLink } from '../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { formatLongDate } from '#ui/format.ts'
import { eraseTexts } from './erase-text.ts'
import { usePrivacy } from './queries.ts'
import { privacyTexts } from './text.ts'

export const meta = hiddenMeta(privacyTexts)

export const handle: PageHandle = { opening: privacyTexts }

/** For who has an application. */
const yourData = fetchedPart(async () => (await import('./your-data.tsx')).YourData)

type Stage = { name: 'starting' | 'none' | 'held' } | { name: 'erased'; keptUntil: IsoDate | null }

/** CORE-8: our data, its purpose and retention, and each of a person's rights with its own button. */
export default function PrivacyPage() {
  const [stage, setStage] = useState<Stage>({ name: 'starting' })
  useEffect(() => {
    const isHeld = sessionStore.read('caseId') !== null
    if (isHeld) yourData.fetch()
    setStage({ name: isHeld ? 'held' : 'none' })
  }, [])
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
      {(view) => (
        <Suspense fallback={<Opening words={privacyTexts[language]} />}>
          <yourData.Part view={view} onErased={onErased} />
        </Suspense>
      )}
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

function Erased({ keptUntil }: { keptUntil: IsoDate | null }) {
  const language = useLanguage()
  const text = eraseTexts[language]
  return (
    <StepScreen title={text.doneTitle}>
      {text.done.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {keptUntil !== null && <p>{text.kept(formatLongDate(keptUntil, language))}</p>}
      <p>
        <AppLink to="home">{text.home}</AppLink>
      </p>
    </StepScreen>
  )
}
