export const CARD_LOOKS = ['raised', 'outlined', 'sunken', 'brand'] as const
export const CARD_PADDINGS = ['none', 'sm', 'md', 'lg'] as const

export type CardLook = (typeof CARD_LOOKS)[number]
export type CardPadding = (typeof CARD_PADDINGS)[number]
