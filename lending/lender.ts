/** The lender's contact details, for pages and mails. A demonstration: the number is not in use. */
export const lender = {
  name: 'Vlot',
  phoneShown: '085 000 12 34',
  phoneLink: 'tel:+31850001234',
  /** Hours of the telephone on a working day; we call back within them. */
  phoneHours: { from: 9, to: 17 },
} as const
