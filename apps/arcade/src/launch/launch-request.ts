import { GAME_TYPES } from '@livery/contract/games'
import { LOTTERY_VIEWS, LotteryArea } from '@livery/contract/games/lottery'
import { PRIZE_MODES } from '@livery/contract/games/prize-modes'
import type { LaunchRequest } from '@livery/contract/vendor'
import { CURRENCY_PATTERN, ID_PATTERN, MAXIMUM_DECIMALS } from '@livery/contract/wire-format'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { PURSE_WIRE } from '../wires/purse-wire.ts'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const address = Type.String({ pattern: '^https?://[^\\s"\'<>]{1,400}$' })
const id = Type.String({ pattern: ID_PATTERN })
const strict = { additionalProperties: false }

const Schema = Type.Object(
  {
    mode: Type.Union([Type.Literal('real'), Type.Literal('demo')]),
    merchant: Type.Object({ id, name: text(120) }, strict),
    game: Type.Object(
      {
        code: id,
        vendor: id,
        type: Type.Union(GAME_TYPES.map((type) => Type.Literal(type))),
        classify: Type.Optional(id),
        name: text(160),
        pictureUrl: Type.String({ maxLength: 400 }),
      },
      strict,
    ),
    lottery: Type.Optional(
      Type.Object(
        {
          area: LotteryArea,
          prizeMode: Type.Union(PRIZE_MODES.map((mode) => Type.Literal(mode))),
          view: Type.Union(LOTTERY_VIEWS.map((view) => Type.Literal(view))),
        },
        strict,
      ),
    ),
    player: Type.Union([Type.Object({ id, name: text(120) }, strict), Type.Null()]),
    token: Type.Union([text(400), Type.Null()]),
    sessionId: id,
    currency: Type.Object(
      {
        code: Type.String({ pattern: CURRENCY_PATTERN }),
        symbol: text(12),
        exponent: Type.Integer({ minimum: 0, maximum: MAXIMUM_DECIMALS }),
      },
      strict,
    ),
    language: Type.Object(
      {
        tag: Type.String({ pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$', maxLength: 35 }),
        dir: Type.Union([Type.Literal('ltr'), Type.Literal('rtl')]),
      },
      strict,
    ),
    device: Type.Union([Type.Literal('desktop'), Type.Literal('mobile')]),
    lobbyUrl: address,
    walletUrl: address,
    colourMode: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
    brandColour: Type.String({ pattern: '^#([0-9a-f]{3}|[0-9a-f]{6})$' }),
    minimumSpinMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
  },
  strict,
)
const compiled = Compile(Schema)

/** A launch request in the arcade's form: the gateway's request, and the address for wallet calls. */
export type ArcadeLaunch = LaunchRequest & {
  readonly walletUrl: string
  /** Id of the request's protocol; wallet calls use the same one. */
  readonly wire: string
}

/** Reads a launch request strictly; null for anything that is not exactly one. Real play needs a player, and a token where the money is the operator's. */
export function readLaunch(value: unknown, wire: string): ArcadeLaunch | null {
  if (!compiled.Check(value)) return null
  const launch = { ...(value as Omit<ArcadeLaunch, 'wire'>), wire }
  if (launch.mode === 'real' && (!launch.player || (!launch.token && wire !== PURSE_WIRE.id))) return null
  return URL.canParse(launch.lobbyUrl) && URL.canParse(launch.walletUrl) ? launch : null
}
