/** The day that it is in every bench, so that a figure does not depend on when it is taken. */
export const benchDay = '2026-11-21'
