import { GAME_TYPES, type GameType } from '@livery/contract/games'
import { parseDocument } from '@livery/document/parse-document'
import { type Sources, textOf } from '@livery/document/sources'

/** The parts of a vendor that a merchant depends on. */
export interface VendorOnDisk {
  readonly id: string
  /** The code by which games and links name it, such as `PG`. */
  readonly code: string
  readonly gameTypes: readonly GameType[]
}

/**
 * The vendors of the tree that have a manifest, by id. Faults inside a manifest are reported by the vendors' own check.
 */
export function readVendors(sources: Sources): ReadonlyMap<string, VendorOnDisk> {
  const vendors = new Map<string, VendorOnDisk>()
  for (const id of sources.folders('vendors')) {
    const file = `vendors/${id}/vendor.json`
    const text = textOf(sources, file)
    if (text === undefined) continue
    const { value } = parseDocument(file, text)
    const { gameTypes: stated, code } = (value ?? {}) as { gameTypes?: unknown; code?: unknown }
    const gameTypes = Array.isArray(stated) ? GAME_TYPES.filter((type) => stated.includes(type)) : []
    vendors.set(id, { id, code: typeof code === 'string' ? code : id.toUpperCase(), gameTypes })
  }
  return vendors
}
