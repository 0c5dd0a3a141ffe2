import { type DeskCaseView, linesMax } from '#contract/desk/case.ts'
import { listFiles } from '../store/follow-up/case-files.ts'
import { readAllCorrections } from '../store/decision/category-corrections.ts'
import { openContest } from '../store/decision/category-contests.ts'
import { readLooks } from '../store/work/desk-looks.ts'
import { readRequests } from '../store/follow-up/document-requests.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Database } from '../store/schema.ts'

type Correction = Omit<DeskCaseView['corrections'][number], 'by'> & { staffId: string }
type Lines = Pick<DeskCaseView, 'versions' | 'contests' | 'files' | 'requests' | 'letters' | 'trail'> & {
  corrections: Correction[]
  looks: (Omit<DeskCaseView['looks'][number], 'name'> & { staffId: string })[]
}

/** The events of a case, newest first and a page of each kind; people by their ids. */
export async function historyOf(database: Database, record: CaseRecord): Promise<Lines> {
  const { caseKey, loanCase } = record
  const caseId = loanCase.id
  const [versions, contests, corrections, files, requests, letters, looks, trail] = await Promise.all([
    readVersions(database, caseId),
    readAllContests(database, record),
    readAllCorrections(database, caseKey),
    listFiles(database, caseId, linesMax),
    readRequests(database, caseKey, linesMax),
    readLetters(database, caseId),
    readLooks(database, caseId, linesMax),
    readTrail(database, caseId),
  ])
  return {
    versions,
    contests,
    corrections: corrections
      .toReversed()
      .slice(0, linesMax)
      .map(({ id, category, isWholeParty, explanation: reason, staffId, at, endedAt }) => ({
        id,
        category,
        isWholeParty,
        reason,
        staffId,
        at,
        endedAt,
      })),
    letters,
    files: files.map(
      ({ at, sent_at: sentAt, ended_at: endedAt, scanned_at: scannedAt, request_id: requestId, ...file }) => ({
        ...file,
        requestId,
        at: at.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
        endedAt: endedAt?.toISOString() ?? null,
        scannedAt: scannedAt?.toISOString() ?? null,
      }),
    ),
    requests: requests.map((request) => ({
      id: request.id,
      reason: request.reason,
      words: request.words,
      askedAt: request.asked_at.toISOString(),
      endOn: request.end_on,
      endedAt: request.ended_at?.toISOString() ?? null,
      fileId: request.file_id,
    })),
    looks: looks.map(({ id, staff_id: staffId, role, reason, at, file_id: file }) => ({
      id,
      staffId,
      role,
      reason,
      at: at.toISOString(),
      isDocument: file !== null,
    })),
    trail: trail.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  }
}

async function readVersions(database: Database, caseId: string): Promise<DeskCaseView['versions']> {
  const rows = await database
    .selectFrom('decision')
    .select(['data_version', 'at', 'outcome', 'grade', 'points'])
    .where('case_id', '=', caseId)
    .orderBy('data_version', 'desc')
    .limit(linesMax)
    .execute()
  return rows.map(({ data_version: dataVersion, at, outcome, grade, points }) => ({
    dataVersion,
    at: at.toISOString(),
    outcome,
    grade: grade ?? '',
    points: points ?? 0,
  }))
}

export const readContestRows = (database: Database, caseId: string) =>
  database
    .selectFrom('category_contest')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('staff_id', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(linesMax)
    .execute()

async function readAllContests(
  database: Database,
  { caseKey, loanCase }: CaseRecord,
): Promise<DeskCaseView['contests']> {
  const rows = await readContestRows(database, loanCase.id)
  return rows.map((row) => {
    const said = openContest(caseKey, row)
    const isCategory = 'category' in said
    return {
      id: row.id,
      about: isCategory ? said.category : said.fact,
      isCategory,
      madeAt: row.made_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    }
  })
}

async function readLetters(database: Database, caseId: string): Promise<DeskCaseView['letters']> {
  const rows = await database
    .selectFrom('mail')
    .select(['id', 'key', 'created_at', 'sent_at', 'last_error'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(linesMax)
    .execute()
  return rows.map(({ id, key, created_at: at, sent_at: sentAt, last_error: error }) => ({
    id,
    kind: key.split('/')[0] ?? '',
    at: at.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    error,
  }))
}

const readTrail = (database: Database, caseId: string) =>
  database
    .selectFrom('audit_entry')
    .select(['sequence', 'at', 'actor', 'action'])
    .where('case_id', '=', caseId)
    .orderBy('sequence', 'desc')
    .limit(linesMax)
    .execute()
