export const ACCORDION_LOOKS = ['lines', 'cards'] as const

export type AccordionLook = (typeof ACCORDION_LOOKS)[number]
