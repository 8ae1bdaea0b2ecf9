/** Nothing found; nothing played yet; a list without entries; something went wrong on the way. */
export const DRAWING_NAMES = ['search', 'games', 'list', 'offline'] as const

export type DrawingName = (typeof DRAWING_NAMES)[number]
