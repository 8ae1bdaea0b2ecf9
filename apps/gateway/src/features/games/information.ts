import type { ResponseOf } from '@livery/contract/call'
import type { Game } from '@livery/contract/games'
import type { houseGames } from '@livery/contract/games/house-games'
import { type AwaitedFigure, type gameInformation, SHEET_WINS, SIMILAR_GAMES } from '@livery/contract/games/information'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import type { Handler } from '../../calls/handlers.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import type { Catalogue } from './catalogue.ts'
import { isRestricted } from './gates.ts'
import { DRAWN, FEEDING } from './prizes.ts'
import type { GameCallServices } from './services.ts'

const UNKNOWN: ResponseOf<typeof gameInformation> = { game: null, facts: {}, stakes: null, wins: [], similar: [] }

/** The contents of a game's sheet. A page is rendered with the known stakes; a call waits a moment for them. */
export const informationHandler: Handler<typeof gameInformation, GameCallServices> = async ({
  services: { catalogue, vendors, tables, prizes, winsOf },
  site,
  request: { vassalage, gameCode, language },
  http,
}) => {
  const game = await catalogue.findNamed(site, language, { vendor: vassalage, code: gameCode.toLowerCase() })
  if (!game) return UNKNOWN
  const { vassalage: vendor, gameCode: code, gameType: type } = game
  const [soon, wins, similar] = await Promise.all([
    http ? tables.ofGameSoon(site, vendor, { code, type }) : tables.ofGame(site, vendor, { code, type }),
    winsOf(site, language, game.nodeId, SHEET_WINS),
    similarGames(catalogue, site, language, game),
  ])
  const { draws, jackpots } = http ? await prizes.soon(site) : prizes.of(site)
  const draw = draws.find(({ gameCode: drawn }) => drawn === code)
  const pot = type === FEEDING ? jackpots.find((one) => one.vendor === vendor) : undefined
  // They may have come beside the wins; what is missing here is missing at the moment that decides what is awaited.
  const figures = soon ?? tables.ofGame(site, vendor, { code, type })
  const awaited: AwaitedFigure[] = []
  if (!figures && tables.awaitsGame(site, vendor, { code, type })) awaited.push('stakes')
  if (!draw && !pot && prizes.awaitsGame(site, vendor, code)) awaited.push(DRAWN.includes(type) ? 'draw' : 'jackpot')
  const { facts = {} } = vendors.games.get(code)?.game ?? {}
  return {
    game,
    facts,
    stakes: figures?.stakes ?? null,
    ...(draw && { draw }),
    ...(pot && { jackpot: pot.amount }),
    ...(awaited.length > 0 && { awaited }),
    wins,
    similar,
  }
}

/** Similar games: the most popular of the same category and class, and where these are few, of the same category. */
async function similarGames(
  catalogue: Catalogue,
  site: Site,
  language: string,
  { nodeId, gameType, gameClassify }: Game,
): Promise<Game[]> {
  const found = new Map<number, Game>()
  for (const classify of new Set([gameClassify || undefined, undefined])) {
    // The page may repeat the game itself and the games found before.
    const pageSize = 2 * SIMILAR_GAMES + 1
    const { games } = await catalogue.page(site, language, { gameType, classify, pageNo: 1, pageSize })
    for (const one of games) if (one.nodeId !== nodeId && one.isGame === 'GAME') found.set(one.nodeId, one)
    if (found.size >= SIMILAR_GAMES) break
  }
  return [...found.values()].slice(0, SIMILAR_GAMES)
}

/** All games of the platform. A search by name leaves out games that are restricted in the visitor's country. */
export const houseGamesHandler: Handler<typeof houseGames, GameCallServices> = async ({
  services: { catalogue, vendors, access },
  site,
  request: { vassalage, gameName, pageNo = 1, pageSize = LIST_PAGE_SIZE, language },
  http,
}) => {
  const vendor = vassalage?.toUpperCase()
  const page = await catalogue.page(site, language, { vendor, name: gameName, pageNo, pageSize })
  if (gameName === undefined) return page
  const isIn = (countries: readonly string[]) => http !== undefined && access.isIn(countries, http.ip)
  const games = page.games.filter(({ gameCode }) => {
    const entry = vendors.games.get(gameCode)
    return !entry || !isRestricted(entry.vendor, entry.game, site.merchant, isIn)
  })
  return { ...page, games }
}
