const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The text without invisible direction controls (marks, embeddings, overrides, isolates), which come with pasted names
 * and numbers and reverse the following text. Joiners stay: Persian and Indic words need them.
 */
export function stripBidi(text: string): string {
  return text.replace(CONTROLS, '')
}
