import type { Game, GameType } from '@livery/contract/games'
import type { LotteryGame, LotteryMenu } from '@livery/contract/games/lottery'
import type { PrizeMode } from '@livery/contract/games/prize-modes'
import type { Site } from '../../../tenancy/sites/site.ts'
import type { GameFilter } from '../catalogue-statements.ts'
import type { GameServices } from '../services.ts'

type Sources = Pick<GameServices, 'catalogue'>

/** The part of the catalogue that each prize mode shows. */
const OF_MODE: Readonly<Record<PrizeMode, Pick<GameFilter, 'gameType' | 'classify'>>> = {
  LOTT: { gameType: 'LOTT' },
  // Drawn by the platform itself, every minute.
  ZY: { gameType: 'ELOTT', classify: 'QUICK_DRAW' },
  ELOTT: { gameType: 'ELOTT' },
  SEA: { gameType: 'LOTT', classify: 'REGIONAL_DRAW' },
}

/** A menu is read as one page of this size. */
const MENU_SIZE = 100

export const lotteryGame = (game: Game): LotteryGame => ({ ...game, gameGroupCode: game.gameClassify })

/** The first games of a prize mode, the most played first. */
export async function gamesOfMode(
  { catalogue }: Sources,
  site: Site,
  language: string,
  mode: PrizeMode,
  pageSize = MENU_SIZE,
): Promise<LotteryGame[]> {
  const { games } = await catalogue.page(site, language, { ...OF_MODE[mode], pageNo: 1, pageSize })
  return games.map(lotteryGame)
}

/** Games the merchant named (`VENDOR/gameCode`), in that order; those it does not offer are left out. */
export async function gamesNamed(
  { catalogue }: Sources,
  site: Site,
  language: string,
  names: readonly string[],
): Promise<LotteryGame[]> {
  const games = names.map((name) => {
    const at = name.indexOf('/')
    return { vendor: name.slice(0, at), code: name.slice(at + 1) }
  })
  return (await catalogue.named(site, language, games)).map(lotteryGame)
}

/** The lottery games with this code that the merchant offers: usually one, since vendors rarely share codes. */
export async function gamesByCode({ catalogue }: Sources, site: Site, code: string): Promise<LotteryGame[]> {
  const vendors = new Set(site.offers.filter(({ gameType }) => isLottery(gameType)).map(({ vendor }) => vendor))
  const games = await catalogue.named(
    site,
    'EN',
    [...vendors].map((vendor) => ({ vendor, code })),
  )
  return games.filter(({ gameType }) => isLottery(gameType)).map(lotteryGame)
}

const isLottery = (type: GameType) => type === 'LOTT' || type === 'ELOTT'

/** Groups the games, in the order of each group's first game. */
export function inGroups(games: readonly LotteryGame[]): LotteryMenu[] {
  const groups = Map.groupBy(games, ({ gameGroupCode }) => gameGroupCode)
  return [...groups].map(([gameGroupCode, own]) => ({ gameGroupCode, games: own }))
}
