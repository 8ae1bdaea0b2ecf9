import { formWire } from './form-wire.ts'
import { ownWire } from './own-wire.ts'
import { rpcWire } from './rpc-wire.ts'
import type { Wire } from './wire.ts'

/** Every protocol that the arcade has. */
export const WIRES: readonly Wire[] = [ownWire, formWire, rpcWire]

/** A protocol by its id. Open rounds from before there were several belong to the first one. */
export function wireOf(id: string | undefined): Wire {
  return WIRES.find((wire) => wire.id === id) ?? ownWire
}
