export const PROGRESS_TONES = ['brand', 'accent', 'success', 'danger'] as const

export type ProgressTone = (typeof PROGRESS_TONES)[number]
