import type { LoanGoal } from '#contract/values.ts'

/** What each goal looks like, drawn in a field of 24 by 24. */
const paths: Readonly<Record<LoanGoal, string>> = {
  working_capital: 'M4 8h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12v4M16.5 14h1',
  inventory: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  equipment: 'M15 4a5 5 0 0 0-5.6 6.6L3.5 16.5l4 4 5.9-5.9A5 5 0 0 0 20 9l-3 3-5-5z',
  growth: 'M4 4v16h16M8 15l4-4 3 2 5-6M16 7h4v4',
  marketing: 'M4 10v4h3l9 4V6l-9 4zM19 9.5a4 4 0 0 1 0 5M8.5 14.5V19h3v-3.2',
  hiring: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M19 8v6M16 11h6',
  tax: 'M6 3h8l4 4v14H6zM14 3v4h4M14.5 11.6a2.8 2.8 0 1 0 0 4.8M8.7 13.2h4M8.7 15h4',
  bridging: 'M2 18h20M5 18V8M19 18V8M2 12c2 0 3-1.5 3-4 1 4 4 6 7 6s6-2 7-6c0 2.5 1 4 3 4M9.5 18v-4.5M14.5 18v-4.5',
  other: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
}

export const GoalIcon = ({ goal }: { goal: LoanGoal }) => (
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path
      d={paths[goal]}
      stroke="currentColor"
      strokeWidth={goal === 'other' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
