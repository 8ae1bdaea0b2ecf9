export const SPINNER_SIZES = ['sm', 'md', 'lg'] as const

export type SpinnerSize = (typeof SPINNER_SIZES)[number]
