/** The language every text is written in first. It is complete, so it is the last fallback for all others. */
export const SOURCE_LANGUAGE = 'EN'

/**
 * The languages whose texts a reader of `code` is shown, the best first: its own, then the merchant's languages after
 * it in their order and from the start of the list again, and English last. Only languages that have texts are
 * returned.
 * @param offered the merchant's languages in its order; platform codes
 * @param hasTexts whether there are texts in a language
 */
export function fallbackChain(
  code: string,
  offered: readonly string[],
  hasTexts: (code: string) => boolean,
): readonly string[] {
  const at = offered.indexOf(code) + 1
  const round = [code, ...offered.slice(at), ...offered.slice(0, at), SOURCE_LANGUAGE]
  return [...new Set(round)].filter((candidate) => hasTexts(candidate))
}
