/** `em` grows with the text around it. */
export const ICON_SIZES = ['xs', 'sm', 'md', 'lg', 'em'] as const

export type IconSize = (typeof ICON_SIZES)[number]
