import { Accordion } from '../ui/accordion.tsx'
import { useLanguage } from '../use-language.ts'
import { reconsentQuestions } from './questions-text.ts'

/** RECON-1: four questions beside the form and the overview; below them on a phone. */
export function QuestionsPanel() {
  const { title, items } = reconsentQuestions[useLanguage()]
  return (
    <section className="reconsent-side" aria-labelledby="reconsent-questions">
      <h2 id="reconsent-questions">{title}</h2>
      {items.map(({ question, answer }) => (
        <Accordion key={question} title={question} name="reconsent-questions">
          <p>{answer}</p>
        </Accordion>
      ))}
    </section>
  )
}
