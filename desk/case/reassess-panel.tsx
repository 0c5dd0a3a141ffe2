import type { DeskCaseView, Moved } from '#contract/desk/case.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { may } from '#lending/desk/roles.ts'
import { useStaff } from '../session/session.ts'
import { moneyTexts } from './money-text.ts'
import { Panel } from './panel.tsx'
import { useSendAndRead } from '../work/queries.ts'
import { reassessTexts } from './reassess-text.ts'
import { euros, moment, ratio } from './shown.ts'
import { caseTexts } from './text.ts'

/** The changes of a reassessment, and the button to reassess on new data. */
export function ReassessPanel({ view }: { view: DeskCaseView }) {
  const text = reassessTexts[useLanguage()]
  const { role } = useStaff()
  const { reassessed, isDeciding } = view
  const mayAsk = view.hasNewer && may(role, 'decide')
  if (reassessed === null && !isDeciding && !mayAsk) return null
  return (
    <Panel title={text.title}>
      {isDeciding && (
        <p role="status">
          <Spinner /> {text.deciding}
        </p>
      )}
      {mayAsk && !isDeciding && <Newer view={view} />}
      {reassessed !== null && !isDeciding && <Compared reassessed={reassessed} />}
    </Panel>
  )
}

function Newer({ view: { caseId, dataVersion } }: { view: DeskCaseView }) {
  const text = reassessTexts[useLanguage()].newer
  const sending = useSendAndRead()
  const ask = () => {
    const request = { dataVersion }
    void sending.send((keys) => askDesk('reassessCase', { params: { caseId }, request, keys }))
  }
  return (
    <>
      <Notice>
        <p>{text.there}</p>
      </Notice>
      <SendFailure errorKey={sending.errorKey} />
      <p>
        <Button look="secondary" isPending={sending.isPending} onClick={ask}>
          {text.ask}
        </Button>
      </p>
    </>
  )
}

function Compared({ reassessed }: { reassessed: NonNullable<DeskCaseView['reassessed']> }) {
  const language = useLanguage()
  const text = reassessTexts[language]
  const { cause, by, at, before, after } = reassessed
  return (
    <>
      <p className="case-soft">{text.causes[cause](by, moment(at))}</p>
      {after && (
        <table className="table case-compared">
          <thead>
            <tr>
              <td />
              <th scope="col">{text.before}</th>
              <th scope="col">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(before, after, language).map(([name, was, is]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{was}</td>
                <td>{was === is ? is : <strong>{is}</strong>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{text.byPerson}</p>
    </>
  )
}

function rowsOf(before: Moved | null, after: Moved, language: Language): [name: string, was: string, is: string][] {
  const { engine, outcomes } = caseTexts[language]
  const text = reassessTexts[language]
  const shown: [string, (of: Moved) => string][] = [
    [text.outcome, (of) => outcomes[of.outcome]],
    [engine.scoreName, (of) => engine.score(of.points, of.grade)],
    [moneyTexts[language].coverage, (of) => ratio(of.coverage, language)],
    [text.offers, (of) => (of.offers === 0 ? text.noOffers : text.offersTo(of.offers, euros(of.mostCents, language)))],
  ]
  return shown.map(([name, of]) => [name, before === null ? '–' : of(before), of(after)])
}
