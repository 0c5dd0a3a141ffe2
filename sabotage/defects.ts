// Every deliberate defect, in the file of its row's area. One leaves the list only with a reason in the commit.
import type { Defect } from './defect.ts'
import { ana } from './defects/ana.ts'
import { api } from './defects/api.ts'
import { auth } from './defects/auth.ts'
import { banner } from './defects/banner.ts'
import { constants } from './defects/const.ts'
import { cont } from './defects/cont.ts'
import { cook } from './defects/cook.ts'
import { core } from './defects/core.ts'
import { coreCarefulLender } from './defects/core-careful-lender.ts'
import { coreRelationFacts } from './defects/core-relation-facts.ts'
import { coreRelationFigures } from './defects/core-relation-figures.ts'
import { coreTimesAndBounds } from './defects/core-times-and-bounds.ts'
import { deskCase } from './defects/desk-case.ts'
import { deskDoor } from './defects/desk-door.ts'
import { deskReassess } from './defects/desk-reassess.ts'
import { deskWork } from './defects/desk-work.ts'
import { err } from './defects/err.ts'
import { faq } from './defects/faq.ts'
import { flowBankAndOffer } from './defects/flow-bank-and-offer.ts'
import { flowQuestions } from './defects/flow-questions.ts'
import { fmt } from './defects/fmt.ts'
import { foot } from './defects/foot.ts'
import { kb } from './defects/kb.ts'
import { nav } from './defects/nav.ts'
import { prog } from './defects/prog.ts'
import { reconConsents } from './defects/recon-consents.ts'
import { reconMailedLinks } from './defects/recon-mailed-links.ts'
import { reconVerification } from './defects/recon-verification.ts'
import { route } from './defects/route.ts'
import { routeHeads } from './defects/route-heads.ts'
import { sess } from './defects/sess.ts'
import { state } from './defects/state.ts'
import { store } from './defects/store.ts'
import { testerMode } from './defects/test.ts'
import { ui } from './defects/ui.ts'
import { val } from './defects/val.ts'

export const allDefects: readonly Defect[] = [
  ...ana,
  ...api,
  ...auth,
  ...banner,
  ...constants,
  ...cont,
  ...cook,
  ...core,
  ...coreCarefulLender,
  ...coreRelationFacts,
  ...coreRelationFigures,
  ...coreTimesAndBounds,
  ...deskCase,
  ...deskDoor,
  ...deskReassess,
  ...deskWork,
  ...err,
  ...faq,
  ...flowBankAndOffer,
  ...flowQuestions,
  ...fmt,
  ...foot,
  ...kb,
  ...nav,
  ...prog,
  ...reconConsents,
  ...reconMailedLinks,
  ...reconVerification,
  ...route,
  ...routeHeads,
  ...sess,
  ...state,
  ...store,
  ...testerMode,
  ...ui,
  ...val,
]
