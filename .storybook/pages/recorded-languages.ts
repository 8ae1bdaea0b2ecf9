/** A merchant is recorded in its first two languages: what it says is its configuration’s, and what is recorded is alike in all. */
export const recordedLanguages = (languages: readonly string[]): readonly string[] => languages.slice(0, 2)
