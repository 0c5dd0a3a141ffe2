// Under `npm run mutate` every property is tried thousands of times, once for each change of the code that it covers. So
// it stops after a moment, and always draws the same examples: the score can only be lower for it, and can be repeated.
import fc from 'fast-check'

fc.configureGlobal({ interruptAfterTimeLimit: 400, seed: 20_261_121 })
