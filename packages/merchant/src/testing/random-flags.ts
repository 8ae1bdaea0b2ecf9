import type { Random } from '@livery/artwork/random'
import type { Capabilities, Flag } from '@livery/contract/capabilities'
import { FLAG_NAMES } from '../sections/capabilities/schema.ts'

/** Every flag, on or off, in a valid combination. */
export function randomFlags(random: Random): Capabilities {
  const on = Object.fromEntries(FLAG_NAMES.map((flag) => [flag, random.chance(0.5)])) as Record<Flag, boolean>
  if (!on.USERNAMEREG3 && !on.MOBILENUMREG3) on.USERNAMEREG3 = true
  if (!on.MOBILENUMREG3) {
    on.MOBILENUMPASSREG3 = false
    on.REGMOBVERF3 = false
  } else if (!on.MOBILENUMPASSREG3) on.REGMOBVERF3 = true
  return on
}
