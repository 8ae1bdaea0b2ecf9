/** How many stand side by side: as many game `tiles`, or wider `cards`, as the page shows, or each as wide as it is. */
export const RAIL_FITS = ['tiles', 'cards', 'content'] as const

export type RailFit = (typeof RAIL_FITS)[number]
