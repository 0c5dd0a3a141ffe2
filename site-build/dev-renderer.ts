import type { RenderPage } from '#contract/page-data.ts'

/** Under `npm run dev` the server has Vite render its pages (dev.ts), so that they are made of the sources as well. */
export const renderPage: RenderPage = async (path, data) => {
  const body = JSON.stringify({ path, data })
  const response = await fetch(`http://localhost:${process.env['DEV_PORT']}/@render`, { method: 'POST', body })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
