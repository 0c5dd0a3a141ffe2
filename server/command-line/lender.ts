// A lender's folder. Run: npm run lender -- new|check|build FOLDER
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lenderFileText } from '#contract/lender/lender-file.ts'
import { openPages } from '../lender-site/lender-site.ts'
import { demonstrationFile, readLenderFolder } from '../settings/lender-folder.ts'
import { readSettings, SettingsError } from '../settings/settings.ts'
import { neededToGoLive } from './needed-to-go-live.ts'

const usage = `npm run lender -- new FOLDER      writes a folder to make your own, with a comment at each field
npm run lender -- check FOLDER    says what is wrong with it, and what is missing to go live
npm run lender -- build FOLDER    writes its pages, as a start does when the folder or the release changed

The server reads the folder that LENDER_DIR names. Ends with 0 when all is well, 1 with something to mend.`

/** Of the demonstration nothing but the form: what stands here is plainly still to be filled in. */
const started = {
  ...demonstrationFile,
  name: 'Jouw Naam',
  origin: 'https://jouwnaam.example',
  email: 'hallo@jouwnaam.example',
  mail: { from: 'Jouw Naam <noreply@jouwnaam.example>', inbox: 'team@jouwnaam.example' },
  bankLink: {
    service: { nl: 'een dienst voor bankkoppelingen', en: 'a bank-link service' },
    supervision: { nl: 'Vul in wie daarop toezicht houdt.', en: 'Fill in who supervises it.' },
  },
  standing: {
    nl: {
      register: 'Jouw Naam is een voorbeeld en staat niet in het Handelsregister.',
      licence: 'Voor lenen aan bedrijven is in Nederland geen vergunning van de AFM nodig.',
      complaints: 'Jouw Naam is niet aangesloten bij een klachteninstituut.',
    },
    en: {
      register: 'Jouw Naam is an example and is not in the Dutch company register.',
      licence: 'In the Netherlands, lending to businesses does not require a licence from the AFM.',
      complaints: 'Jouw Naam is not a member of a complaints body.',
    },
  },
  complaintsBody: null,
  author: null,
  advisers: [],
  payoutFrom: null,
}

function writeNew(folder: string): number {
  const path = join(folder, 'lender.json')
  if (existsSync(path)) return said(`${path} is there already; nothing was written.`, 1)
  for (const under of ['pictures', 'advisers', 'bank-logos']) mkdirSync(join(folder, under), { recursive: true })
  writeFileSync(path, lenderFileText(started))
  return said(`${path} is written. Change it, then: npm run lender -- check ${folder}`, 0)
}

function check(folder: string): number {
  const { lender, ofServer, problems, policyFile } = readLenderFolder(folder)
  if (problems.length > 0) return said(problems.join('\n'), 1)
  if (!existsSync(join(folder, 'lender.json'))) return said(`lender.json is missing in ${folder}.`, 1)
  const needed = neededToGoLive({ lender, ofServer, policyFile, started })
  if (needed.length === 0) return said('The folder is complete.', 0)
  return said(`The folder can be read. To go live it still needs:\n${needed.map((one) => `- ${one}`).join('\n')}`, 1)
}

async function build(folder: string): Promise<number> {
  const settings = readSettings({ ...process.env, NODE_ENV: 'development', LENDER_DIR: folder })
  const from = performance.now()
  const { siteDir } = await openPages(settings)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  return said(`The pages of ${settings.site?.lender.name ?? 'the demonstration'} are in ${siteDir} (${seconds} s).`, 0)
}

function said(words: string, code: number): number {
  console.log(words)
  return code
}

const [act, folder] = process.argv.slice(2)
const acts: Readonly<Record<string, (folder: string) => number | Promise<number>>> = { new: writeNew, check, build }
const chosen = acts[act ?? '']
try {
  process.exitCode = chosen && folder ? await chosen(resolve(folder)) : said(usage, 2)
} catch (error) {
  process.exitCode = said(error instanceof SettingsError ? error.problems.join('\n') : String(error), 1)
}
