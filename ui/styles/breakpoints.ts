/** UI-5: the widths at which a layout changes. A media query reads no custom property, so a test holds every sheet to this table. */
export const breakpoints = { small: 640, medium: 768, large: 1024, wide: 1280, widest: 1536 } as const
