// Loaded into each process that run/start.mjs starts: when the runner is gone, even by force, the process ends too.
const patienceMs = 20_000

if (process.channel) {
  process.channel.unref()
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), patienceMs).unref()
  })
}
