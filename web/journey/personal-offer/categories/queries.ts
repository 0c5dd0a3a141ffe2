/** The key under which this screen keeps what it read; all of it is forgotten when everything is worked out again. */
export const analysisKey = ['analysis'] as const
