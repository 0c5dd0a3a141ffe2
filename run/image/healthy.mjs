// Ends with 0 when this container's process can work. A worker has no pages: that it runs is all there is to ask.
const { DESK_PORT, PORT, ROLE } = process.env
const port = ROLE === 'desk' ? DESK_PORT || Number(PORT || 3000) + 1 : PORT || 3000
const isSilent = ROLE === 'worker' || ROLE === 'migrate'
const isReady =
  isSilent ||
  (await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  ))
process.exit(isReady ? 0 : 1)
