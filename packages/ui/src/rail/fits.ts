/**
 * How many items are side by side: as many game `tiles`, or wider `cards`, as the page shows, or each in its own width.
 */
export const RAIL_FITS = ['tiles', 'cards', 'content'] as const

export type RailFit = (typeof RAIL_FITS)[number]
