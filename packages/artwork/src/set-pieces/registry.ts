import { caravan } from './caravan.ts'
import { cardSalon } from './card-salon.ts'
import { fanous } from './fanous.ts'
import { ferrisWheel } from './ferris-wheel.ts'
import { goal } from './goal.ts'
import { grandStair } from './grand-stair.ts'
import { hummingbird } from './hummingbird.ts'
import { jeepney } from './jeepney.ts'
import { lighthouse } from './lighthouse.ts'
import { lionDance } from './lion-dance.ts'
import { longBoat } from './long-boat.ts'
import { parol } from './parol.ts'
import { pinwheels } from './pinwheels.ts'
import { samba } from './samba.ts'
import { saola } from './saola.ts'
import type { SetPiece } from './set-piece.ts'
import { skyLanterns } from './sky-lanterns.ts'
import { wicket } from './wicket.ts'
import { wingedHorse } from './winged-horse.ts'
import { yurt } from './yurt.ts'

/** Every set piece by name. */
export const setPieces = {
  caravan,
  cardSalon,
  fanous,
  ferrisWheel,
  goal,
  grandStair,
  hummingbird,
  jeepney,
  lighthouse,
  lionDance,
  longBoat,
  parol,
  pinwheels,
  samba,
  saola,
  skyLanterns,
  wicket,
  wingedHorse,
  yurt,
} as const satisfies Record<string, SetPiece>

export type SetPieceName = keyof typeof setPieces
