import { markParts } from '@livery/artwork/brand/mark-parts'
import type { Merchant } from '@livery/merchant/merchant'
import type { Mode } from '@livery/theme/choices'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import type { LeafId } from '@livery/theme/contract'
import type { IconSpec } from '../../platform/pictures/icon-forms.ts'

/** Background colours for a mark that has none of its own, the preferred one first. */
const GROUNDS = ['color.canvas', 'color.brand.verbatim', 'color.text.default'] as const satisfies readonly LeafId[]

/** The inputs of a merchant's icons: its mark and its theme's colours. Null for a merchant without a readable mark. */
export function iconSpecOf(merchant: Merchant, { values }: CompiledTheme): IconSpec | null {
  const mark = merchant.assets['mark.svg']
  const svg = mark ? Buffer.from(mark.bytes).toString('utf8') : ''
  if (!markParts(svg)) return null
  const grounds = (mode: Mode) => GROUNDS.map((leaf) => String(values[mode][leaf]))
  return {
    svg,
    mode: mainMode(merchant),
    grounds: { light: grounds('light'), dark: grounds('dark') },
    rings: {
      light: String(values.light['color.brand.accessible']),
      dark: String(values.dark['color.brand.accessible']),
    },
  }
}

/** The mode for places where the visitor's preference is not known. */
export const mainMode = ({ defaultMode }: Pick<Merchant, 'defaultMode'>): Mode =>
  defaultMode === 'dark' ? 'dark' : 'light'
