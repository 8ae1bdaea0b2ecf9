export const TOAST_TONES = ['info', 'success', 'warning', 'error'] as const

export type ToastTone = (typeof TOAST_TONES)[number]
