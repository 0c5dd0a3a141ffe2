/** A sentence that ends on a name such as `Bakkerij B.V.` needs no full stop behind that of the name. */
export const withSingleStops = (text: string): string =>
  text.replaceAll(/\.{2,}/g, (stops) => (stops.length === 2 ? '.' : stops))
