/** Sizes of the reel frame in its own units; the page places the reels by the same numbers. Tall cells are for phones. */
export const FRAME = { cell: 200, tallCell: 250, border: 46 } as const
