/** The areas of text, one file a language each; `core` and `games` are there before the first paint. */
export const TEXT_AREAS = ['core', 'auth', 'games'] as const
export type TextArea = (typeof TEXT_AREAS)[number]

export const FIRST_AREAS = ['core', 'games'] as const satisfies readonly TextArea[]
