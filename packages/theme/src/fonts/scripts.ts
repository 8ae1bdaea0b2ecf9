import type { PairedScript } from './pairings.ts'

/** What a script asks of type, against Latin. */
export type ScriptType = {
  /** Marks above and below need room: factor on every line height. */
  readonly lineHeight: number
  /** Letters that look smaller at the same size: factor on every text size. */
  readonly size: number
  /** Joined scripts break when letters are spaced; scripts without capitals have nothing to transform. */
  readonly spaced: boolean
}

/**
 * Scripts that differ from Latin, as ISO 15924 codes, the value of `html[data-script]`. `Aran` is Arabic in the
 * Nastaliq style. What is not listed is set like Latin. Factors after the advice of W3C's language layout notes:
 * Nastaliq descends over two lines, Khmer and Burmese stack.
 */
export const SCRIPT_TYPE = {
  Arab: { lineHeight: 1.12, size: 1, spaced: false },
  Aran: { lineHeight: 1.5, size: 1, spaced: false },
  Thai: { lineHeight: 1.15, size: 1, spaced: false },
  Laoo: { lineHeight: 1.15, size: 1, spaced: false },
  Deva: { lineHeight: 1.15, size: 1, spaced: false },
  Beng: { lineHeight: 1.15, size: 1, spaced: false },
  Taml: { lineHeight: 1.15, size: 1, spaced: false },
  Khmr: { lineHeight: 1.3, size: 1, spaced: false },
  Mymr: { lineHeight: 1.3, size: 1, spaced: false },
} as const satisfies { readonly [script: string]: ScriptType }

export type DifferentScript = keyof typeof SCRIPT_TYPE
export const DIFFERENT_SCRIPTS = Object.keys(SCRIPT_TYPE) as DifferentScript[]

/** The paired script a text is set in: itself where it has pairings of its own, else Latin. */
export function pairedScript(script: string): PairedScript {
  return script === 'Arab' || script === 'Aran' ? script : 'Latn'
}
