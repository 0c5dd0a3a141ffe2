/** How to reach the lender, for pages and mails alike. A demonstration: nobody answers this number. */
export const lender = {
  name: 'Vlot',
  phoneShown: '085 000 12 34',
  phoneLink: 'tel:+31850001234',
  /** When somebody answers the phone, in whole hours of a working day; we call back within the same hours. */
  phoneHours: { from: 9, to: 17 },
} as const
