export default function NotFoundPage() {
  return (
    <main>
      <h1>Deze pagina bestaat niet</h1>
    </main>
  )
}
