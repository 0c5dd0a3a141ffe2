export default function HomePage() {
  return (
    <main>
      <h1>Vlot</h1>
    </main>
  )
}
