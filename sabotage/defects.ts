// Every deliberate defect. One leaves the list only with a reason in the commit.
import type { Defect } from './defect.ts'
import { amountsAndTexts } from './defects/amounts-and-texts.ts'
import { attacks } from './defects/attacks.ts'
import { bar } from './defects/bar.ts'
import { behaviour } from './defects/behaviour.ts'
import { behindTheCalls } from './defects/behind-the-calls.ts'
import { calls } from './defects/calls.ts'
import { carefulLender } from './defects/careful-lender.ts'
import { content } from './defects/content.ts'
import { deskCase } from './defects/desk-case.ts'
import { deskDoor } from './defects/desk-door.ts'
import { journey } from './defects/journey.ts'
import { keptState } from './defects/kept-state.ts'
import { mailedLinks } from './defects/mailed-links.ts'
import { navigation } from './defects/navigation.ts'
import { progress } from './defects/progress.ts'
import { reassess } from './defects/reassess.ts'
import { reconsent } from './defects/reconsent.ts'
import { relationFacts } from './defects/relation-facts.ts'
import { relationFigures } from './defects/relation-figures.ts'
import { screens } from './defects/screens.ts'
import { state } from './defects/state.ts'
import { testerMode } from './defects/tester-mode.ts'
import { visitor } from './defects/visitor.ts'
import { windowsAndTabs } from './defects/windows-and-tabs.ts'
import { work } from './defects/work.ts'

export const allDefects: readonly Defect[] = [
  ...amountsAndTexts,
  ...attacks,
  ...bar,
  ...behaviour,
  ...behindTheCalls,
  ...calls,
  ...carefulLender,
  ...content,
  ...deskCase,
  ...deskDoor,
  ...journey,
  ...keptState,
  ...mailedLinks,
  ...navigation,
  ...progress,
  ...reassess,
  ...reconsent,
  ...relationFacts,
  ...relationFigures,
  ...screens,
  ...state,
  ...testerMode,
  ...visitor,
  ...windowsAndTabs,
  ...work,
]
