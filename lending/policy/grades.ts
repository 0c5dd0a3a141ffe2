/** A grade begins at its points; below the last the score is red (E) and nothing is offered. */
export const gradeBands = [
  { grade: 'A', from: 620 },
  { grade: 'B', from: 600 },
  { grade: 'C', from: 580 },
  { grade: 'D', from: 560 },
] as const
