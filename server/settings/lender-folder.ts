import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LenderFile, readLenderFile } from '#contract/lender/lender-file.ts'
import { agreementFaults } from '#lending/agreement/agreement-template.ts'
import { demonstration, type Lender } from '#lending/lender.ts'
import { lenderPolicy, type PolicyFault } from '#lending/policy/lender-policy.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'

/** The policy in force; `policyFile` is what the lender wrote, null where it is the product's own. */
export type LenderPolicy = { policy: Policy; policyFile: unknown }

export type LenderFolder = LenderPolicy & {
  lender: Lender
  /** Never sent to browsers. */
  ofServer: Pick<LenderFile, 'mail' | 'partners' | 'payoutFrom' | 'proof'>
  /** By their names below `documents/`. */
  documents: Readonly<Record<string, string>>
  /** Folder of the banks' logos. */
  bankLogosDir: string | null
  /** One line each, as `file: field reason`. */
  problems: string[]
}

/** As `lender.json` of the demonstration would read. */
export const demonstrationFile: LenderFile = {
  ...demonstration,
  mail: { from: 'Vlot <noreply@vlot.example>', inbox: 'inbox@vlot.example' },
  partners: [],
  // Made up: its check digits are right, and no bank has the code.
  payoutFrom: { name: 'Vlot', iban: 'NL93VLOT0300000001', bic: null },
  proof: [],
}

const withoutFolder: LenderFolder = {
  lender: demonstration,
  ofServer: demonstrationFile,
  policy: ownPolicy,
  policyFile: null,
  documents: {},
  bankLogosDir: null,
  problems: [],
}

/** The folder of `LENDER_DIR`; its faults are in `problems`. A file that it lacks is the demonstration's. */
export function readLenderFolder(folder: string | null): LenderFolder {
  if (folder === null) return withoutFolder
  if (!existsSync(folder)) return { ...withoutFolder, problems: [`LENDER_DIR must be a folder, not "${folder}".`] }
  const { lender, faults } = lenderOf(folder)
  const { policy, policyFile, problems } = policyOf(folder)
  const { mail, partners, payoutFrom, proof, ...facts } = lender
  const { documents, problems: ofDocuments } = documentsOf(join(folder, 'documents'))
  const bankLogosDir = join(folder, 'bank-logos')
  const missing = facts.advisers.filter(({ picture }) => !existsSync(join(folder, 'advisers', picture)))
  const pictures = picturesIn(join(folder, 'pictures'))
  const isOwn = existsSync(join(folder, 'lender.json'))
  const mark = pictures.includes('logo.svg') ? ('file' as const) : ('letter' as const)
  return {
    lender: isOwn ? { ...facts, mark, pictures } : demonstration,
    ofServer: { mail, partners, payoutFrom, proof },
    policy,
    policyFile,
    documents,
    bankLogosDir: existsSync(bankLogosDir) ? bankLogosDir : null,
    problems: [
      ...faults.map((fault) => `lender.json: ${fault}.`),
      ...(isOwn && faults.length === 0 ? missing : []).map(
        ({ picture }) => `lender.json: advisers names ${picture}, which is not in advisers/.`,
      ),
      ...problems,
      ...ofDocuments,
    ],
  }
}

function lenderOf(folder: string): { lender: LenderFile; faults: string[] } {
  const path = join(folder, 'lender.json')
  if (!existsSync(path)) return { lender: demonstrationFile, faults: [] }
  const read = readLenderFile(readFileSync(path, 'utf8'))
  return 'lender' in read ? { lender: read.lender, faults: [] } : { lender: demonstrationFile, faults: read.faults }
}

const faultText = ({ row, says: [, english] }: PolicyFault): string => `policy.json: ${row} ${english}.`

function policyOf(folder: string): LenderPolicy & { problems: string[] } {
  const own = { policy: ownPolicy, policyFile: null }
  const path = join(folder, 'policy.json')
  if (!existsSync(path)) return { ...own, problems: [] }
  let policyFile: unknown
  try {
    policyFile = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...own, problems: [`policy.json cannot be read: ${reason}`] }
  }
  const { policy, faults } = lenderPolicy(policyFile)
  return policy ? { policy, policyFile, problems: [] } : { ...own, problems: faults.map(faultText) }
}

const documentNames = ['terms', 'privacy-statement', 'code-of-conduct', 'disclaimer', 'agreement']

/** The lender's own texts, each in both languages. */
function documentsOf(folder: string): Pick<LenderFolder, 'documents' | 'problems'> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  const wanted = documentNames.flatMap((name) => [`${name}.nl.md`, `${name}.en.md`])
  const other = (name: string) => name.replace(/(nl|en)\.md$/, (of) => (of === 'nl.md' ? 'en.md' : 'nl.md'))
  const documents = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  return {
    documents,
    problems: names.flatMap((name) => {
      const faults = name.startsWith('agreement.') ? agreementFaults(documents[name]!) : []
      if (faults.length > 0) return faults.map((fault) => `documents/${name} ${fault}.`)
      if (!wanted.includes(name)) return [`documents/${name} is no document: those are ${wanted.join(', ')}.`]
      return names.includes(other(name)) ? [] : [`documents/${other(name)} is missing, the text in the other language.`]
    }),
  }
}

/** Names with slashes. */
function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return names.filter((name) => /^(?:social\/)?[a-z0-9-]+\.(?:svg|png|ico)$/.test(name)).toSorted()
}
