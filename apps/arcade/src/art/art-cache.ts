import { createHash } from 'node:crypto'
import type { LaunchRequest } from '@livery/contract/vendor'
import { LRUCache } from 'lru-cache'
import { coloursOf } from './colours.ts'
import { draw } from './pictures.ts'
import { type Theme, themeOf } from './theme.ts'
import { canLetter } from './title.ts'

type Game = LaunchRequest['game']

interface CachedGame {
  readonly game: Game
  readonly theme: Theme
  readonly drawn: Map<string, string>
}

/** How many games' drawings are cached; the least recently used is dropped, and drawn again on request. */
const CACHED_GAMES = 120

interface Looks {
  /** The base address of the game's pictures. */
  readonly path: string
  readonly colours: Readonly<Record<string, string>>
  /** Whether there is a lettered title. */
  readonly lettered: boolean
}

/** Draws games' pictures on first request, and caches them under an address that changes with the game. */
export class ArtCache {
  readonly #games = new LRUCache<string, CachedGame>({ max: CACHED_GAMES })

  /** Adds a game. Returns the facts about its appearance that its page needs at a merchant of this colour. */
  put({ game, colourMode, brandColour }: Pick<LaunchRequest, 'game' | 'colourMode' | 'brandColour'>): Looks {
    const key = createHash('sha256')
      .update(JSON.stringify([game.vendor, game.code, game.name]))
      .digest('hex')
      .slice(0, 20)
    const known = this.#games.get(key)
    const cached = known ?? { game, theme: themeOf(game), drawn: new Map() }
    if (!known) this.#games.set(key, cached)
    return {
      path: `/art/${key}`,
      colours: coloursOf(cached.theme.scheme, colourMode, brandColour),
      lettered: canLetter(game.name),
    }
  }

  /** A picture as SVG text; null when there is none with that name. */
  picture(key: string, name: string): string | null {
    const cached = this.#games.get(key)
    if (!cached) return null
    const known = cached.drawn.get(name)
    if (known !== undefined) return known
    const picture = draw(name, cached.theme, cached.game.name)
    if (picture !== null) cached.drawn.set(name, picture)
    return picture
  }
}
