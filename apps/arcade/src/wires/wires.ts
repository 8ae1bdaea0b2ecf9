import { formWire } from './form-wire.ts'
import { ownWire } from './own-wire.ts'
import { rpcWire } from './rpc-wire.ts'
import type { Wire } from './wire.ts'

/** Every wire the arcade speaks. */
export const WIRES: readonly Wire[] = [ownWire, formWire, rpcWire]

/** A wire by its id. Rounds that were left open before there were several are of the first. */
export function wireOf(id: string | undefined): Wire {
  return WIRES.find((wire) => wire.id === id) ?? ownWire
}
