/** `primary` is the main action, at most one in a view. `plain` takes the colour of its background's text. */
export const BUTTON_VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'plain'] as const

export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

export const BUTTON_SIZES = ['sm', 'md', 'lg'] as const

export type ButtonSize = (typeof BUTTON_SIZES)[number]
