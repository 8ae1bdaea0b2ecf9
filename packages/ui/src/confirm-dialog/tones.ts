/** The kind of message: each has its colour and its icon. */
export const CONFIRM_TONES = ['question', 'info', 'success', 'warning', 'error'] as const

export type ConfirmTone = (typeof CONFIRM_TONES)[number]
