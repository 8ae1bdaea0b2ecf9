import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchRequest } from '@livery/contract/vendor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themeOf } from '../art/theme.ts'
import type { GameState } from '../protocol.ts'
import { ArcadeTable, launchOf } from '../testing/arcade-table.ts'
import { rulesOf } from './registry.ts'

interface Tile {
  readonly code: string
  readonly name: Readonly<Record<string, string>>
  readonly gameType: LaunchRequest['game']['type']
  readonly gameClassify: string
  readonly motif: string
  readonly isGame: 'GAME' | 'VASSALAGE'
}

const VENDORS = join(import.meta.dirname, '..', '..', '..', '..', 'vendors')
const json = <Value>(...path: readonly string[]): Value => JSON.parse(readFileSync(join(VENDORS, ...path), 'utf8'))

/** Every tile that opens a game of the arcade; the others open a list of games. */
const TILES = readdirSync(VENDORS)
  .filter((id) => existsSync(join(VENDORS, id, 'games.json')))
  .flatMap((id) => {
    const { code: vendor } = json<{ code: string }>(id, 'vendor.json')
    return json<readonly Tile[]>(id, 'games.json').map((tile) => ({ vendor, ...tile }))
  })
  .filter(({ isGame }) => isGame === 'GAME')

const gameOf = ({ vendor, code, gameType, gameClassify, name }: (typeof TILES)[number]) => ({
  code,
  vendor,
  type: gameType,
  classify: gameClassify,
  name: name.EN as string,
  pictureUrl: '',
})

/** The promises in the words of a title: rules that fulfil them. A word without such rules may be in no title. */
const WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/roulette/i, ['roulette/']],
  [/baccarat/i, ['baccarat/']],
  [/blackjack/i, ['blackjack/']],
  [/sic bo|\bdice\b/i, ['sicbo/']],
  [/dragon\b.*\btiger|tiger\b.*\bdragon/i, ['dragontiger/']],
  [/\bwheel\b/i, ['wheel/']],
  [/three cards?\b|teen patti|golden flower/i, ['cards/']],
  [/\bdraw\b|\blotto\b|\bdigit\b/i, ['lottery/']],
  // Symbols on reels.
  [/mahjong/i, ['slot/']],
  [/poker|hold.?em|omaha|rummy|tongits|pusoy|canasta|pinochle|domino|\bchess\b|ludo|carrom|backgammon/i, []],
  [/keno|bingo|scratch|plinko|\bcrash\b|\bmines\b|jackpot|hi-lo|fan tan|andar bahar|bull bull|lucky nine/i, []],
  [/no commission|double ball|single zero/i, []],
]

/** The promises of a picture. Motifs that are not listed are the theme of a game and promise no way of playing. */
const MOTIFS: Readonly<Record<string, readonly string[]>> = {
  roulette: ['roulette/'],
  sicbo: ['sicbo/'],
  dice: ['sicbo/'],
  'prize-wheel': ['wheel/'],
  croupier: ['baccarat/', 'blackjack/'],
  'cards-shoe': ['baccarat/', 'blackjack/'],
  host: ['baccarat/', 'blackjack/'],
  chips: ['cards/'],
  mahjong: ['slot/'],
  'lotto-balls': ['lottery/', 'slot/'],
  'lotto-drum': ['lottery/'],
}

/** The promises in the sportsbooks, where a ball stands for a sport. */
const SPORT_WORDS: Readonly<Record<string, RegExp>> = {
  basketball: /basketball|hardwood|hoop/i,
  tennis: /tennis/i,
  boxing: /boxing/i,
  volleyball: /volleyball/i,
  badminton: /badminton/i,
  football: /football|derby|league|kickoff|parlay/i,
}
const SPORT_MOTIFS: Readonly<Record<string, string>> = {
  basketball: 'basketball',
  hoop: 'basketball',
  tennis: 'tennis',
  boxing: 'boxing',
  volleyball: 'volleyball',
  shuttlecock: 'badminton',
}
const FOOTBALL_MOTIFS = ['football', 'goal-boot', 'whistle', 'trophy', 'medal', 'flag']

/** The rules behind each class in the lobby's filter. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  ARCADE: ['wheel/'],
  GAME_SHOW: ['wheel/'],
  BACCARAT: ['baccarat/'],
  BLACKJACK: ['blackjack/'],
  DICE: ['sicbo/'],
  DRAGON_TIGER: ['dragontiger/'],
  POKER: ['cards/'],
  ROULETTE: ['roulette/'],
  CLASSIC: ['slot/'],
  VIDEO_SLOT: ['slot/'],
  WAYS: ['slot/ways'],
  LINES_10: ['slot/bold'],
  LINES_40: ['slot/tall'],
  FISH_HUNT: ['fishing/'],
  BOSS_HUNT: ['fishing/'],
  QUICK_DRAW: ['lottery/SEA'],
  NUMBER_DRAW: ['lottery/SEA'],
  FOUR_DIGIT: ['lottery/SEA'],
  REGIONAL_DRAW: ['lottery/VN'],
  COCKFIGHT_LIVE: ['sportsbook/cockfight'],
  SPORTSBOOK: ['sportsbook/football'],
  VIRTUAL: ['sportsbook/football', 'sportsbook/cockfight'],
  BADMINTON: ['sportsbook/badminton'],
  BASKETBALL: ['sportsbook/basketball'],
  BOXING: ['sportsbook/boxing'],
  TENNIS: ['sportsbook/tennis'],
  VOLLEYBALL: ['sportsbook/volleyball'],
}

const keeps = (id: string, promised: readonly string[]) =>
  promised.some((rules) => id.toLowerCase().startsWith(rules.toLowerCase()))

describe('a tile of the demonstration', () => {
  it('has a title that says what it opens', () => {
    const wrong = TILES.flatMap((tile) => {
      const { id } = rulesOf(gameOf(tile))
      return WORDS.filter(([word, promised]) => word.test(tile.name.EN as string) && !keeps(id, promised)).map(
        ([word]) => `${tile.code} ${tile.name.EN}: ${word} opens ${id}`,
      )
    })
    expect(wrong).toEqual([])
  })

  it('has a picture of what it opens', () => {
    const wrong = TILES.flatMap((tile) => {
      const { id } = rulesOf(gameOf(tile))
      const promised = MOTIFS[tile.motif]
      return promised && !keeps(id, promised) ? [`${tile.code} ${tile.name.EN}: ${tile.motif} opens ${id}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('names and shows the sport whose matches it opens', () => {
    const wrong = TILES.filter(({ gameType }) => gameType === 'SPORTS').flatMap((tile) => {
      const sport = rulesOf(gameOf(tile)).id.slice('sportsbook/'.length)
      const named = Object.keys(SPORT_WORDS).filter((name) => SPORT_WORDS[name]?.test(tile.name.EN as string))
      const shown = SPORT_MOTIFS[tile.motif] ?? (FOOTBALL_MOTIFS.includes(tile.motif) ? 'football' : 'nothing')
      const agrees = named.length > 0 && named.every((name) => name === sport) && shown === sport
      return agrees ? [] : [`${tile.code} ${tile.name.EN}, ${tile.motif}: opens ${sport}`]
    })
    expect(wrong).toEqual([])
  })

  it('stands in a class of the lobby that is what it opens', () => {
    const wrong = TILES.filter(({ gameType }) => gameType !== 'ESPORTS').flatMap((tile) => {
      const { id } = rulesOf(gameOf(tile))
      return keeps(id, CLASSES[tile.gameClassify] ?? []) ? [] : [`${tile.code} ${tile.gameClassify} opens ${id}`]
    })
    expect(wrong).toEqual([])
  })

  it('has its own picture in the game it opens', () => {
    const wrong = TILES.filter((tile) => themeOf(gameOf(tile)).pictures[0] !== tile.motif)
    expect(wrong.map(({ code }) => code)).toEqual([])
  })
})

describe('the arcade', () => {
  const table = new ArcadeTable()
  beforeAll(() => table.start())
  afterAll(() => table.remove())

  it('opens the game of every tile', async () => {
    const opened = async (tile: (typeof TILES)[number]) => {
      const game = gameOf(tile)
      const rules = rulesOf(game)
      const launch = { ...launchOf(), mode: 'demo', player: null, token: null, game } as const
      const { kind, sessionKey } = await table.open(await table.launch(launch))
      const { status, body } = await table.player(sessionKey).state()
      const state = body as GameState
      return status === 200 && kind === rules.kind && state.rules === rules.id
        ? []
        : [`${tile.code}: ${status} ${kind}`]
    }
    const wrong: string[] = []
    for (const tile of TILES) wrong.push(...(await opened(tile)))
    expect(TILES.length).toBeGreaterThan(600)
    expect(wrong).toEqual([])
  }, 60_000)
})
