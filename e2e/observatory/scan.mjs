// `node scan.mjs SITE_PORT PATH…` prints the findings of the MDN HTTP Observatory for each page, as JSON. The scanner
// only knows https, so a proxy in front of the site speaks it, with a certificate made for this run.
import { createServer } from 'node:https'
import { request } from 'node:http'
import { writeFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { generate } from 'selfsigned'

const [sitePort, ...paths] = process.argv.slice(2)

// The list of hosts that browsers preload comes from elsewhere; without it nothing counts as preloaded.
const program = import.meta.resolve('@mdn/mdn-http-observatory/src/scan.js')
writeFileSync(fileURLToPath(new URL('../conf/hsts-preload.json', program)), '{}')
const { scan } = await import('@mdn/mdn-http-observatory/src/scanner/index.js')

const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ],
})
setDefaultCACertificates([...getCACertificates(), cert])

const front = createServer({ cert, key }, (asked, answer) => {
  const { url, method } = asked
  const headers = { ...asked.headers, 'x-forwarded-proto': 'https' }
  const onward = request({ host: 'localhost', port: sitePort, path: url, method, headers }, (from) => {
    answer.writeHead(from.statusCode, from.headers)
    from.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
})
await new Promise((listening) => front.listen(0, 'localhost', listening))

const found = []
for (const path of paths) {
  const { scan: summary, tests } = await scan(`localhost:${front.address().port}${path}`)
  const missed = Object.values(tests).flatMap(({ pass, result }) => (pass ? [] : [result]))
  found.push({ path, grade: summary.grade, score: summary.score, statusCode: summary.statusCode, missed })
}
console.log(JSON.stringify(found))
front.closeAllConnections()
front.close()
