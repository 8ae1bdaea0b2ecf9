import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_TYPES, type GameType } from '@livery/contract/games'
import { parseDocument } from '@livery/document/parse-document'

/** A vendor as far as a merchant depends on it. */
export interface VendorOnDisk {
  readonly id: string
  readonly gameTypes: readonly GameType[]
}

/** The vendors of the tree that have a manifest, by id. What is wrong inside a manifest is its own checker's matter. */
export function readVendors(root: string): ReadonlyMap<string, VendorOnDisk> {
  const from = join(root, 'vendors')
  const vendors = new Map<string, VendorOnDisk>()
  for (const id of existsSync(from) ? readdirSync(from).sort() : []) {
    const file = join(from, id, 'vendor.json')
    if (!existsSync(file)) continue
    const { value } = parseDocument(file, readFileSync(file, 'utf8'))
    const stated = (value as { gameTypes?: unknown } | undefined)?.gameTypes
    const gameTypes = Array.isArray(stated) ? GAME_TYPES.filter((type) => stated.includes(type)) : []
    vendors.set(id, { id, gameTypes })
  }
  return vendors
}
