/** Long words of a language break where they must; of two lines none has a single syllable. */
export const wordUnderIcon = {
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  // Without spaces a first line that is as full as possible may end within a word.
  textWrap: 'balance',
  hyphens: 'auto',
} as const
