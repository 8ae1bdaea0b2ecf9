import type { PairedScript } from './pairings.ts'

/** What a script asks of type, against Latin. */
export type ScriptType = {
  /** Marks above and below need room: factor on every line height. */
  readonly lineHeight: number
  /** Letters that look smaller at the same size, or carry more in it: factor on every text size. */
  readonly size: number
  /** Joined scripts break when letters are spaced; scripts without capitals have nothing to transform. */
  readonly spaced: boolean
  /** What readers of the script have on their devices (Android and Linux, Windows, Apple), behind the theme's own. */
  readonly families: readonly string[]
}

const stacked = { lineHeight: 1.3, size: 1.08, spaced: false } as const
const tall = { lineHeight: 1.15, size: 1.04, spaced: false } as const
/** Square letters fill their line, and want more air between lines than letters with ascenders do. */
const square = { lineHeight: 1.12, size: 1, spaced: false } as const

/**
 * Scripts that differ from Latin, as ISO 15924 codes, the value of `html[data-script]`. `Aran` is Arabic in the
 * Nastaliq style. What is not listed is set like Latin. Factors after the advice of W3C's language layout notes and the
 * faces' own measures: Nastaliq descends over two lines and a half, Khmer and Burmese stack, Thai and Lao carry two marks.
 */
export const SCRIPT_TYPE = {
  Arab: { lineHeight: 1.12, size: 1, spaced: false, families: ['Noto Sans Arabic', 'Segoe UI', 'Geeza Pro'] },
  Aran: { lineHeight: 1.65, size: 1, spaced: false, families: ['Noto Nastaliq Urdu', 'Urdu Typesetting'] },
  Thai: { ...tall, families: ['Noto Sans Thai', 'Leelawadee UI', 'Thonburi'] },
  Laoo: { ...tall, families: ['Noto Sans Lao', 'Leelawadee UI', 'Lao Sangam MN'] },
  Deva: { ...tall, families: ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari'] },
  Beng: { ...tall, families: ['Noto Sans Bengali', 'Nirmala UI', 'Kohinoor Bangla'] },
  Taml: { ...tall, families: ['Noto Sans Tamil', 'Nirmala UI', 'Tamil Sangam MN'] },
  Khmr: { ...stacked, families: ['Noto Sans Khmer', 'Leelawadee UI', 'Khmer Sangam MN'] },
  Mymr: { ...stacked, families: ['Noto Sans Myanmar', 'Myanmar Text', 'Myanmar Sangam MN'] },
  // Han letters are one code in four forms: the family decides which one a reader sees.
  Hans: { ...square, families: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'] },
  Hant: { ...square, families: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC'] },
  Jpan: { ...square, families: ['Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP'] },
  Kore: { ...square, families: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR'] },
} as const satisfies { readonly [script: string]: ScriptType }

export type DifferentScript = keyof typeof SCRIPT_TYPE
export const DIFFERENT_SCRIPTS = Object.keys(SCRIPT_TYPE) as DifferentScript[]

/** The paired script a text is set in: itself where it has pairings of its own, else Latin. */
export function pairedScript(script: string): PairedScript {
  return script === 'Arab' || script === 'Aran' ? script : 'Latn'
}
