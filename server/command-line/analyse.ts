// Analyses statement files on the command line, as text or JSON. Run: npm run analyse -- FILE…
import '../settings/this-lender.ts'
import { businessDay } from '#lending/business-day.ts'
import { makeDocument } from './document.ts'
import { readOptions, usage, UsageError, type AnalyseOptions } from './options.ts'
import { readFiles } from './read-files.ts'
import { notReadText, reportText } from './report-text.ts'

const exitCodes = { analysed: 0, notRead: 1, notUnderstood: 2 } as const

async function main(): Promise<number> {
  const options = understood()
  if (options === 'help') {
    console.log(usage)
    return exitCodes.analysed
  }
  if (options === null) return exitCodes.notUnderstood
  const { read, notRead } = await readFiles(options.files)
  if (notRead.length > 0) {
    // An answer that rests on some of the files would be a wrong answer.
    if (options.isJson) console.log(JSON.stringify({ notRead }, null, 2))
    for (const one of notRead) console.error(notReadText(one, options.language))
    return exitCodes.notRead
  }
  const document = makeDocument(read, options)
  console.log(options.isJson ? JSON.stringify(document, null, 2) : reportText(document, options.language))
  return exitCodes.analysed
}

function understood(): AnalyseOptions | 'help' | null {
  try {
    return readOptions(process.argv.slice(2), businessDay(new Date())) ?? 'help'
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    return null
  }
}

process.exitCode = await main()
