/** `hot` and `new` are for games, `count` for a number that waits; the others say what kind of word it is. */
export const BADGE_TONES = [
  'hot',
  'new',
  'neutral',
  'brand',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'count',
] as const

export type BadgeTone = (typeof BADGE_TONES)[number]
