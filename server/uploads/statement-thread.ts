// The thread in which one statement file is read; see read-in-worker.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'

parentPort?.postMessage(readStatementFile(workerData as Uint8Array))
