/** Edges by reading direction: `start` is the right one in Arabic. */
export const DRAWER_SIDES = ['start', 'end'] as const

export type DrawerSide = (typeof DRAWER_SIDES)[number]
