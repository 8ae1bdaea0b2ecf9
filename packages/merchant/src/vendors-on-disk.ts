import { GAME_TYPES, type GameType } from '@livery/contract/games'
import { StatedFreeRounds } from '@livery/contract/games/stated-free-rounds'
import { parseDocument } from '@livery/document/parse-document'
import { type Sources, textOf } from '@livery/document/sources'
import { Compile } from 'typebox/compile'

const freeRoundsValidator = Compile(StatedFreeRounds)

/** The parts of a vendor that a merchant depends on. */
export interface VendorOnDisk {
  readonly id: string
  /** The code by which games and links name it, such as `PG`. */
  readonly code: string
  readonly gameTypes: readonly GameType[]
  /**
   * The stakes of its free rounds, by currency, and the types of its games that have them; null where it gives none.
   */
  readonly freeRounds: StatedFreeRounds | null
  /** Whether players' money can lie in a wallet of its own, so that they need a way to move it there and back. */
  readonly ownWallet: boolean
  /** The types of its games by their codes, read when needed. */
  games(): ReadonlyMap<string, string>
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
    const {
      gameTypes: stated,
      code,
      freeRounds,
      ownWallet,
    } = (value ?? {}) as Record<'gameTypes' | 'code' | 'freeRounds' | 'ownWallet', unknown>
    const gameTypes = Array.isArray(stated) ? GAME_TYPES.filter((type) => stated.includes(type)) : []
    vendors.set(id, {
      id,
      code: typeof code === 'string' ? code : id.toUpperCase(),
      gameTypes,
      freeRounds: freeRoundsIn(freeRounds),
      ownWallet: ownWallet === true,
      games: () => gamesIn(textOf(sources, `vendors/${id}/games.json`)),
    })
  }
  return vendors
}

const freeRoundsIn = (stated: unknown): StatedFreeRounds | null => (freeRoundsValidator.Check(stated) ? stated : null)

function gamesIn(text: string | undefined): ReadonlyMap<string, string> {
  const { value } = parseDocument('games.json', text ?? '[]')
  if (!Array.isArray(value)) return new Map()
  return new Map(
    (value as readonly { code?: unknown; gameType?: unknown; isGame?: unknown }[]).flatMap(
      ({ code, gameType, isGame }) =>
        typeof code === 'string' && typeof gameType === 'string' && isGame !== 'VASSALAGE'
          ? [[code, gameType] as const]
          : [],
    ),
  )
}
