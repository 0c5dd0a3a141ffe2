const programArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
const whole = process.env['CHROMIUM'] || '/usr/bin/chromium'
/** The same engine without windows, tabs and a profile, at half the processor time. Not on every system. */
const shell = process.env['CHROMIUM_SHELL'] || whole

export const chromium = (kind: 'whole' | 'shell') => ({
  executablePath: kind === 'whole' ? whole : shell,
  args: programArguments,
  // With the default flag no popup is ever blocked, and a test of a blocked one could not fail.
  ignoreDefaultArgs: ['--disable-popup-blocking'],
})

/** Keeps pages for Back, as people's browsers do; the shell has no such cache. */
export const chromiumOfPeople = {
  ...chromium('whole'),
  ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
}
