import type { PairedScript } from './pairings.ts'

/** How a script's typography differs from Latin. */
export type ScriptType = {
  /** Factor on every line height, for scripts with marks above and below. */
  readonly lineHeight: number
  /** Factor on every text size, for scripts whose letters look smaller or are more complex. */
  readonly size: number
  /** False for joined scripts, which letter spacing breaks, and for scripts without capitals. */
  readonly spaced: boolean
  /**
   * Fonts that the script's readers have on their devices (Android and Linux, Windows, Apple), used after the theme's
   * own.
   */
  readonly families: readonly string[]
}

const stacked = { lineHeight: 1.3, size: 1.08, spaced: false } as const
const tall = { lineHeight: 1.15, size: 1.04, spaced: false } as const
/** Square letters fill their line, so they need more space between lines than letters with ascenders. */
const square = { lineHeight: 1.12, size: 1, spaced: false } as const

/**
 * Scripts that differ from Latin, as ISO 15924 codes, the value of `html[data-script]`. `Aran` is Arabic in the
 * Nastaliq style. Other scripts are set like Latin. The factors follow W3C's language layout notes and the fonts' own
 * measures: Nastaliq reaches down over two and a half lines, Khmer and Burmese stack, Thai and Lao carry two marks.
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
  // Han letters have one code for four forms; the font family decides which form a reader sees.
  Hans: { ...square, families: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'] },
  Hant: { ...square, families: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC'] },
  Jpan: { ...square, families: ['Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP'] },
  Kore: { ...square, families: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR'] },
} as const satisfies { readonly [script: string]: ScriptType }

export type DifferentScript = keyof typeof SCRIPT_TYPE
export const DIFFERENT_SCRIPTS = Object.keys(SCRIPT_TYPE) as DifferentScript[]

/** The script whose pairing a text uses: its own if it has pairings, otherwise Latin. */
export function pairedScript(script: string): PairedScript {
  return script === 'Arab' || script === 'Aran' ? script : 'Latn'
}
