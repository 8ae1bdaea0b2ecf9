/** The edge of its button that a menu is aligned with, by reading direction. */
export const MENU_ALIGNS = ['start', 'center', 'end'] as const

export type MenuAlign = (typeof MENU_ALIGNS)[number]
