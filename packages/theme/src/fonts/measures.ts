import type { FamilyId } from './families.ts'
import measured from './measures.json' with { type: 'json' }

export type Measure = {
  /** `unicode-range` by subset. */
  readonly ranges: { readonly [subset: string]: string }
  /** Size of each file. */
  readonly bytes: { readonly [file: string]: number }
  /** How the fallback font is stretched, in percent: `size-adjust`, `ascent-override`, `descent-override`. */
  readonly sizeAdjust: number
  readonly ascent: number
  readonly descent: number
}
export type Measures = { readonly [id in FamilyId]: Measure }

/** The results of `tools/measure-fonts.ts`; read-only data. */
export const measures: Measures = measured
