/**
 * `text` is a line of the surrounding text, `block` fills its container and has a card's corners, `fill` has none,
 * `tile` is a game picture (3:4), `circle` an avatar.
 */
export const SKELETON_SHAPES = ['text', 'block', 'fill', 'tile', 'circle'] as const
export const SKELETON_WIDTHS = ['full', 'long', 'half', 'short'] as const

export type SkeletonShape = (typeof SKELETON_SHAPES)[number]
export type SkeletonWidth = (typeof SKELETON_WIDTHS)[number]
