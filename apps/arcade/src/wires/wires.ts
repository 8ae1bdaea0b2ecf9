import { formWire } from './form-wire.ts'
import { ownWire } from './own-wire.ts'
import { PURSE_WIRE } from './purse-wire.ts'
import { rpcWire } from './rpc-wire.ts'
import type { LaunchWire, Wire } from './wire.ts'

/** Every protocol that the arcade can use with the operator's wallet. */
export const WIRES: readonly Wire[] = [ownWire, formWire, rpcWire]
/** Every protocol for launching games. */
export const LAUNCH_WIRES: readonly LaunchWire[] = [...WIRES, PURSE_WIRE]

/** A protocol by its id. Open rounds without an id are older than the other protocols and belong to the first one. */
export function wireOf(id: string | undefined): Wire {
  return WIRES.find((wire) => wire.id === id) ?? ownWire
}
