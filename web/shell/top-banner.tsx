import { type ReactNode, type Ref } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import { shellTexts } from './text.ts'

type TopBannerProps = { isHidden?: boolean; place?: Ref<HTMLElement>; children?: ReactNode }

/** BANNER-1: the banner's place below the bar, of height 0; shown, it moves what follows down. */
export function TopBanner({ isHidden = true, place, children }: TopBannerProps) {
  const text = shellTexts[useLanguage()]
  return (
    <section className="top-banner" aria-label={text.bannerLabel} data-top-banner hidden={isHidden} ref={place}>
      <div className="top-banner-box">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
          <path
            d="M3 8.5v4.800h2.600L7 18h2.600l-1.200-4.700L16.500 17V5L8.400 8.500zM18.500 8.600c1 .7 1.500 1.500 1.500 2.400s-.5 1.700-1.500 2.400"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.800"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        <div role="status">{children}</div>
      </div>
    </section>
  )
}
