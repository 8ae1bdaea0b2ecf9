import type { DifferentScript } from './scripts.ts'

/** The letters of one script in one variable file, the same in every theme. */
export type ScriptFace = {
  /** Name used in CSS; the script's `families` begin with it. */
  readonly family: string
  readonly package: `@fontsource-variable/${string}`
  readonly subset: string
  /** `font-weight` of the face. */
  readonly weight: string
  /** The ranges in the file; Latin letters and figures stay with the theme's own pair. */
  readonly unicodeRange: string
  readonly bytes: number
}

const noto = (
  family: string,
  subset: string,
  bytes: number,
  unicodeRange: string,
): { readonly [Key in keyof ScriptFace]: ScriptFace[Key] } => ({
  family,
  package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`,
  subset,
  weight: '100 900',
  unicodeRange,
  bytes,
})

/**
 * Fonts for scripts that a device may lack or show badly; they come with the page. All are under the SIL Open Font
 * License 1.1. Han, kana and hangul are not included: every device of their readers has them, and such a font is too
 * large for a page.
 */
export const SCRIPT_FACES: { readonly [S in DifferentScript]?: ScriptFace } = {
  Thai: noto('Noto Sans Thai', 'thai', 26924, 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC'),
  Laoo: noto('Noto Sans Lao', 'lao', 21520, 'U+0E81-0EDF,U+200C-200D,U+25CC'),
  Khmr: noto('Noto Sans Khmer', 'khmer', 58792, 'U+1780-17FF,U+19E0-19FF,U+200C-200D,U+25CC'),
  Mymr: noto(
    'Noto Sans Myanmar',
    'myanmar',
    153980,
    'U+1000-109F,U+200C-200D,U+25CC,U+A92E,U+A9E0-A9FE,U+AA60-AA7F,U+116D0-116E3',
  ),
  Beng: noto(
    'Noto Sans Bengali',
    'bengali',
    107720,
    'U+0951-0952,U+0964-0965,U+0980-09FE,U+1CD0,U+1CD2,U+1CD5-1CD6,U+1CD8,U+1CE1,U+1CEA,U+1CED,U+1CF2,U+1CF5-1CF7,U+200C-200D,U+20B9,U+25CC,U+A8F1',
  ),
  Deva: noto(
    'Noto Sans Devanagari',
    'devanagari',
    121192,
    'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
  ),
  Taml: noto('Noto Sans Tamil', 'tamil', 50468, 'U+0964-0965,U+0B82-0BFA,U+200C-200D,U+20B9,U+25CC'),
}

/** A script's own file, as a path below `node_modules`. */
export function scriptFaceFile({ package: name, subset }: ScriptFace): string {
  return `${name}/files/${name.slice(name.lastIndexOf('/') + 1)}-${subset}-wght-normal.woff2`
}
