import type { BannerPictureSpec } from '@livery/artwork/banner-picture'
import { localeByCode } from '@livery/locale/registry'
import type { Merchant } from '@livery/merchant/merchant'
import { textIn } from '@livery/merchant/texts'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import type { LeafId } from '@livery/theme/contract'
import type { FontFace } from '@livery/theme/font-faces/font-faces'
import { SCRIPT_FACES, scriptFaceFile } from '@livery/theme/fonts/script-faces'
import { pairedScript, SCRIPT_TYPE } from '@livery/theme/fonts/scripts'
import type { SocialSpec } from '../../platform/pictures/draw-social.ts'
import { iconSpecOf, mainMode } from './icon-spec.ts'
import { plainLine } from './plain-line.ts'

/** Line height of each script, relative to Latin. */
const lineHeights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(SCRIPT_TYPE).map(([script, { lineHeight }]) => [script, lineHeight]),
)

/** The weight of headings in scripts other than Latin. */
const HEAVY = 700

/**
 * The inputs of a merchant's link preview picture: its wordmark and its tagline in a language, over the scene of
 * its first banner.
 * @returns null for a merchant without a wordmark
 */
export function socialSpecOf(
  merchant: Merchant,
  theme: CompiledTheme,
  language: string,
  scene: BannerPictureSpec | null,
): SocialSpec | null {
  const mode = mainMode(merchant)
  const logo = merchant.assets[`logo-${mode}.svg`]
  if (!logo) return null
  const { direction = 'ltr', script = 'Latn' } = localeByCode(language) ?? {}
  const color = (leaf: LeafId) => String(theme.values[mode][leaf])
  return {
    logo: Buffer.from(logo.bytes).toString('utf8'),
    icon: iconSpecOf(merchant, theme),
    picture: {
      scene,
      direction,
      leading: lineHeights[script] ?? 1,
      ground: color('color.canvas'),
      text: color('color.heading'),
      brand: color('color.brand.verbatim'),
      accent: color('color.brand.accessible'),
    },
    words: merchant.tagline ? plainLine(textIn(merchant.tagline, language, merchant.languages)) : '',
    fonts: headingFonts(theme, script),
  }
}

/** Font files of a script's heading family, then of the Latin one for names. */
function headingFonts(theme: CompiledTheme, script: string): SocialSpec['fonts'] {
  const own = pairedScript(script)
  const latin = Number(theme.values.light['fontWeight.heading'])
  // Urdu falls back to the theme's Naskh face when it has no Nastaliq.
  const scripts = own === 'Aran' ? (['Aran', 'Arab', 'Latn'] as const) : [...new Set([own, 'Latn'] as const)]
  const letters = SCRIPT_FACES[script as keyof typeof SCRIPT_FACES]
  const ofScript = letters ? [{ file: scriptFaceFile(letters), weight: HEAVY }] : []
  const paired = scripts.flatMap((one) => {
    const faces = theme.fontFaces.filter((face) => face.script === one)
    // A theme lists its body face first and its heading face last.
    const id = faces.at(-1)?.id
    return oneWeight(faces.filter((face) => face.id === id)).map(({ file }) => ({
      file,
      weight: one === 'Latn' ? latin : HEAVY,
    }))
  })
  return [...ofScript, ...paired]
}

/** The heaviest face of a family that has one file per weight. */
function oneWeight(faces: readonly FontFace[]): readonly FontFace[] {
  const heaviest = faces.reduce((most, { weight }) => Math.max(most, weightOf(weight)), 0)
  return faces.filter(({ weight }) => weightOf(weight) === heaviest)
}

const weightOf = (weight: string): number => Number(weight.split(' ').at(-1))
