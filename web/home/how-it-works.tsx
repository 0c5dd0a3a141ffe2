import { useLanguage } from '#ui/use-language.ts'
import { addressOf } from '../addresses.ts'
import { StepIcon } from './icons.tsx'

type HowItWorksProps = {
  how: { title: string; intro: string; tour?: string; steps: readonly { title: string; body: string }[] }
}

/** The steps of an application, on home and on the product pages. */
export function HowItWorks({ how }: HowItWorksProps) {
  const language = useLanguage()
  return (
    <section className="section" aria-labelledby="how-title">
      <div className="section-head">
        <h2 id="how-title">{how.title}</h2>
        <p>{how.intro}</p>
      </div>
      <ol className="how">
        {how.steps.map((step, index) => (
          <li key={step.title} className="how-step">
            <StepIcon index={index} />
            <h3>
              <span className="how-number">{index + 1}</span> {step.title}
            </h3>
            <p>{step.body}</p>
          </li>
        ))}
      </ol>
      {how.tour && (
        <p className="how-tour">
          <a href={addressOf('tour', language)}>{how.tour}</a>
        </p>
      )}
    </section>
  )
}
