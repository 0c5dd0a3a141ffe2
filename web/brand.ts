/** Who the lender is. A demonstration: no such lender, number or address exists. */
export const brand = {
  name: 'Vlot',
  /** Where the site is at home, for addresses that must be written in full. */
  origin: 'https://vlot.example',
  phoneShown: '085 000 12 34',
  phoneLink: 'tel:+31850001234',
  email: 'hallo@vlot.example',
} as const
