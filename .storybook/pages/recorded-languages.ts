/**
 * A merchant is recorded in its first two languages: its texts come from its configuration, and the recorded answers
 * are similar in all languages.
 */
export const recordedLanguages = (languages: readonly string[]): readonly string[] => languages.slice(0, 2)
