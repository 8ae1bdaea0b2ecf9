/** A line under the chosen one, or a fill behind it. */
export const TAB_LOOKS = ['line', 'pill'] as const

export type TabLook = (typeof TAB_LOOKS)[number]
