export function PageFailure() {
  return (
    <main>
      <h1>Er ging iets mis</h1>
    </main>
  )
}
