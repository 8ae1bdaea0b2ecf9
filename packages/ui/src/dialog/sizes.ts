/** On phones all sizes but `full` are a sheet from below, as high as their content. */
export const DIALOG_SIZES = ['sm', 'md', 'lg', 'xl', 'full'] as const

export type DialogSize = (typeof DIALOG_SIZES)[number]
