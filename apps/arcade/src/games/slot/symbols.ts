/**
 * The symbols on the reels, one letter each: W wild, S scatter, B the theme's best picture, C D E further pictures, A K
 * Q J T the letters. A strip is a string of them.
 */
export const SYMBOLS = ['W', 'S', 'B', 'C', 'D', 'E', 'A', 'K', 'Q', 'J', 'T'] as const
export type SlotSymbol = (typeof SYMBOLS)[number]

/** Symbols that pay from the leftmost reel on, best first. */
export const PAYING = ['B', 'C', 'D', 'E', 'A', 'K', 'Q', 'J', 'T'] as const satisfies readonly SlotSymbol[]
export type PayingSymbol = (typeof PAYING)[number]

export const WILD = 'W' satisfies SlotSymbol
export const SCATTER = 'S' satisfies SlotSymbol

export const REELS = 5
