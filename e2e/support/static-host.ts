import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export type StaticHost = { origin: string; close: () => Promise<void> }

/** Serves a folder as static hosts do: folders get a slash and their `index.html`, the rest is `404.html`. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const send = async (status: number, path: string) => {
      const body = await readFile(join(folder, path))
      response.writeHead(status, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
    }
    const answer = async () => {
      if (request.method !== 'GET') return void response.writeHead(405).end()
      const isFolder = (await stat(join(folder, pathname))).isDirectory()
      if (!isFolder) return send(200, pathname)
      if (!pathname.endsWith('/')) return void response.writeHead(301, { location: `${pathname}/` }).end()
      return send(200, join(pathname, 'index.html'))
    }
    answer().catch(() => send(404, '404.html').catch(() => response.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://localhost:${port}`, close }
}
