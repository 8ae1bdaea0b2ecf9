/** Rows, or each choice in a card of its own. */
export const RADIO_LOOKS = ['list', 'cards'] as const
export type RadioLook = (typeof RADIO_LOOKS)[number]

export const RADIO_ORIENTATIONS = ['vertical', 'horizontal'] as const
export type RadioOrientation = (typeof RADIO_ORIENTATIONS)[number]
