/** UI-5: the widths at which layouts change. A test compares every sheet: media queries read no custom property. */
export const breakpoints = { small: 640, medium: 768, large: 1024, wide: 1280, widest: 1536 } as const
