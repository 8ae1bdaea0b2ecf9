/** `hot` and `new` are for games, `count` for a number of waiting items; the others are for kinds of messages. */
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
