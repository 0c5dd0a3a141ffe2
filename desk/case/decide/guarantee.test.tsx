import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test, vi } from 'vitest'
import type { DeskCaseView } from '#contract/desk/case.ts'
import type { Money } from '#contract/desk/money.ts'
import { madeMoney } from '../../testing/made-money.ts'
import { ApplicantPanel } from '../applicant-panel.tsx'
import { type Choices, nothingTyped } from './answer.ts'
import { OwnTerms } from './own-terms.tsx'
import { EngineGuarantee, StepGuarantee } from './guarantee.tsx'

// The client of the desk listens to the window from its first line on.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

const offerWith = (securities: Money['securities'], amountCents = 60_000_00): Money =>
  madeMoney({ securities, amountCents })
const guaranteed = offerWith('personal_guarantee')
const free = offerWith('none', 50_000_00)

const shown = (part: ReactNode, path = '/'): string => renderToStaticMarkup(<Router ssrPath={path}>{part}</Router>)

const noMove = { check: false, agreement: false, signed: false, paid: false }
const viewWith = (applicant: Partial<DeskCaseView['applicant']>, mayMove = noMove) =>
  ({
    applicant: {
      amountCents: null,
      goal: null,
      register: { legalForm: null, foundedOn: null, sector: null },
      expensesCents: null,
      outcome: null,
      status: null,
      chosen: null,
      offers: [],
      ...applicant,
    },
    steps: [],
    answers: [],
    mayMove,
  }) as unknown as DeskCaseView

test('DESK-93 an offer with a personal guarantee says so in each line of it, and what is chosen names what stands behind it', () => {
  const listed = shown(<ApplicantPanel view={viewWith({ offers: [guaranteed, free] })} />)
  expect(listed.match(/met persoonlijke borg van de eigenaar/g)).toHaveLength(1)
  const english = shown(<ApplicantPanel view={viewWith({ offers: [guaranteed, free] })} />, '/en')
  expect(english.match(/with a personal guarantee from the owner/g)).toHaveLength(1)
  for (const [securities, words] of [
    ['personal_guarantee', 'geen onderpand, wel een persoonlijke borg van de eigenaar'],
    ['personal_liability', 'geen onderpand; door de rechtsvorm is de eigenaar zelf aansprakelijk'],
    ['none', 'geen onderpand en geen borg'],
  ] as const)
    expect(shown(<ApplicantPanel view={viewWith({ chosen: offerWith(securities) })} />)).toContain(
      `<dt>Zekerheid</dt><dd>${words}</dd>`,
    )
})

test('DESK-93 who decides reads of the guarantee beside the answer and the price', () => {
  const choices = (asEngine: Money[]) => ({ asEngine, options: [] }) as unknown as Choices
  const engine = (...offers: Money[]) => shown(<EngineGuarantee choices={choices(offers)} />)
  expect(engine(guaranteed)).toBe('<p>De eigenaar tekent een persoonlijke borg.</p>')
  expect(engine(guaranteed, free, free)).toBe(
    '<p>Bij 1 van de 3 looptijden tekent de eigenaar een persoonlijke borg.</p>',
  )
  expect(engine(free, offerWith('personal_liability'))).toBe('')
  const own = (offer: Money) =>
    shown(
      <OwnTerms
        view={viewWith({})}
        choices={choices([])}
        typed={nothingTyped}
        priced={{ offer, overrides: [], needsSecond: false, isSecondKnown: true }}
        onTyped={() => undefined}
        isMissing={false}
      />,
    )
  expect(own(guaranteed)).toContain('wel een persoonlijke borg van de eigenaar')
  expect(own(free)).toContain('geen onderpand en geen borg')
})

test.each([
  ['check', 'Bij dit aanbod hoort een persoonlijke borg van de eigenaar.'],
  [
    'agreement',
    'Bij deze overeenkomst hoort een borgtocht, die bij de documenten staat. De eigenaar tekent die bij jou.',
  ],
  [
    'signed',
    'Print de borgtocht. Leg uit wat erin staat, kijk naar het identiteitsbewijs, en laat tekenen waar het staat. Is de borg getrouwd? Dan tekent de partner ook. Scan alles in één PDF.',
  ],
  ['paid', 'Bij dit aanbod hoort een getekende persoonlijke borg van de eigenaar.'],
])('DESK-93 at the step %s stands what is signed beside the agreement', (step, words) => {
  const at = (chosen: Money) => shown(<StepGuarantee view={viewWith({ chosen }, { ...noMove, [step]: true })} />)
  expect(at(guaranteed)).toContain(`<p>${words}</p>`)
  expect(at(free)).not.toContain('borg')
})
