import { arc } from './arc.ts'
import { arch } from './arch.ts'
import { horns } from './horns.ts'
import { hummingbird } from './hummingbird.ts'
import { jewel } from './jewel.ts'
import { lighthouse } from './lighthouse.ts'
import { monogram } from './monogram.ts'
import { pinwheel } from './pinwheel.ts'
import type { DrawSymbol } from './symbol.ts'
import { wingedShoe } from './winged-shoe.ts'

/** Every symbol a merchant's mark may carry. */
export const symbols = {
  arc,
  arch,
  horns,
  hummingbird,
  jewel,
  lighthouse,
  monogram,
  pinwheel,
  'winged-shoe': wingedShoe,
} as const satisfies Record<string, DrawSymbol>

export type SymbolName = keyof typeof symbols
export const SYMBOLS = Object.keys(symbols) as SymbolName[]
