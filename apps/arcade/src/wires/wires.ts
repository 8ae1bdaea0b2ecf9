import { formWire } from './form-wire.ts'
import { ownWire } from './own-wire.ts'
import { PURSE_WIRE } from './purse-wire.ts'
import { rpcWire } from './rpc-wire.ts'
import type { LaunchWire, Wire } from './wire.ts'

/** Every protocol by which the arcade plays with the operator's wallet. */
export const WIRES: readonly Wire[] = [ownWire, formWire, rpcWire]
/** Every protocol by which games are launched. */
export const LAUNCH_WIRES: readonly LaunchWire[] = [...WIRES, PURSE_WIRE]

/** A protocol by its id. Open rounds from before there were several belong to the first one. */
export function wireOf(id: string | undefined): Wire {
  return WIRES.find((wire) => wire.id === id) ?? ownWire
}
