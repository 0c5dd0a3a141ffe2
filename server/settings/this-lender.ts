// Imported before everything else in each program of the server: one process has one lender, which letters and texts
// read as they load. What is wrong with the folder, `readSettings` says.
import { readLenderFolder } from './lender-folder.ts'

const folder = process.env['LENDER_DIR']?.trim()
Object.assign(globalThis, { lender: readLenderFolder(folder || null).lender })
