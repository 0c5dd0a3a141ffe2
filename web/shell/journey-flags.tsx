import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { OpenFeature, OpenFeatureProvider, useObjectFlagValue } from '@openfeature/react-sdk'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { bannerMessage, flagDefaults } from '#contract/flags.ts'
import { followHeight } from '../plain/banner.ts'
import { useLanguage } from '#ui/use-language.ts'
import { bannerLines } from '../plain/banner-lines.ts'
import { flagTimeMs } from '../plain/flags.ts'
import { TopBanner } from './top-banner.tsx'

/**
 * The flags of the journey's pages, in their own file, loaded after the first screen (`lazy`). Not stored in the
 * browser: the provider's cache is not strictly necessary (COOK-3).
 */
const ready = OpenFeature.setProviderAndWait(
  new OFREPWebProvider({ baseUrl: location.origin, cacheMode: 'disabled', timeoutMs: flagTimeMs }),
).catch(() => {
  // Without flags every default holds, and no visitor need know.
})

/** ANA-2. */
export async function readStepShift(): Promise<boolean> {
  await ready
  return OpenFeature.getClient().getBooleanValue('analytics-step-shift', flagDefaults['analytics-step-shift'])
}

const useFlag = (key: 'homepage-banner' | 'maintenance-banner' | 'busy-banner') =>
  useObjectFlagValue(key, flagDefaults[key])

function Banner() {
  const place = useRef<HTMLElement>(null)
  const [pathname] = useLocation()
  const flags = { 'homepage-banner': useFlag('homepage-banner'), 'maintenance-banner': useFlag('maintenance-banner') }
  const lines = bannerLines(flags, pathname, useLanguage())
  const isHidden = lines.length === 0
  useEffect(() => {
    if (isHidden || !place.current) return
    const observer = followHeight(place.current)
    return () => observer.disconnect()
  }, [isHidden])
  return (
    <TopBanner isHidden={isHidden} place={place}>
      {lines.map(({ text, language }) => (
        <p key={text} lang={language}>
          {text}
        </p>
      ))}
    </TopBanner>
  )
}

function Busy() {
  const message = bannerMessage(useFlag('busy-banner'), useLanguage())
  return message && <p lang={message.language}>{message.text}</p>
}

/** BANNER-1 on the journey's pages. */
export const JourneyBanner = () => (
  <OpenFeatureProvider>
    <Banner />
  </OpenFeatureProvider>
)

/** BANNER-2 in the help panel. */
export const BusyNotice = () => (
  <OpenFeatureProvider>
    <Busy />
  </OpenFeatureProvider>
)
