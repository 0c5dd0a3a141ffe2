/** A PDF of pages of one colour each, which asks its reader to run a script; its table of objects is left out. */
export function drawnPdf(colours: readonly string[], box = '0 0 100 200'): Buffer {
  const kids = colours.map((_, index) => `${3 + 2 * index} 0 R`).join(' ')
  const pages = colours.map((colour, index) => {
    const [page, content] = [3 + 2 * index, 4 + 2 * index]
    const drawing = `${colour} rg 0 0 90000 90000 re f`
    return (
      `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents ${content} 0 R>>endobj\n` +
      `${content} 0 obj<</Length ${drawing.length}>>stream\n${drawing}\nendstream endobj\n`
    )
  })
  return Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n` +
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${colours.length}>>endobj\n${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  )
}
