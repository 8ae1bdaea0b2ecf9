/** Which edge of its button a menu keeps, in the line of reading. */
export const MENU_ALIGNS = ['start', 'center', 'end'] as const

export type MenuAlign = (typeof MENU_ALIGNS)[number]
