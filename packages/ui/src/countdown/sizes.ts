export const COUNTDOWN_SIZES = ['sm', 'md', 'lg'] as const
export type CountdownSize = (typeof COUNTDOWN_SIZES)[number]
