/** Tests and fixtures about the real clock of the machine or a browser; checked by tidy.test.ts. */
export const realClockTests: Readonly<Record<string, string>> = {
  'bank-sandbox/aggregator/aggregator-calls.test.ts': 'signatures of calls end by the real clock, as at the aggregator',
  'e2e/site/cookie-choice.e2e.ts': 'the browser counts how long a cookie lasts',
  'e2e/site/visitor.e2e.ts': 'the browser counts how long a cookie lasts',
  'e2e/support/page-clock.ts': 'steps of the page’s clock',
  'e2e/tester/tester-start-and-end.e2e.ts': 'tester mode ends by the browser’s clock',
  'server/desk/insight.test.ts': 'the check that the machine’s clock is the database’s',
  'server/desk/login/tokens.test.ts': 'tokens of the login are judged by the real clock',
  'server/testing/odd-login.ts': 'tokens of the login are judged by the real clock',
  'server/testing/test-clock.ts': 'the tests’ clock goes as fast as the real one',
  'tidy.test.ts': 'names what it refuses',
}
