import { GAME_TYPES } from '@livery/contract/games'
import { demonstrationKey } from '@livery/contract/seamless'
import type { FreeRoundsOrder, FreeRoundsStanding } from '@livery/contract/vendor-free-rounds'
import { AMOUNT_PATTERN, CURRENCY_PATTERN, ID_PATTERN, MAXIMUM_DECIMALS } from '@livery/contract/wire-format'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { kindOf } from '../game-kinds.ts'
import { toMinor } from '../money.ts'
import { stakesFor } from '../session/stakes.ts'
import { fieldsOf } from '../wires/wire.ts'
import { WIRES } from '../wires/wires.ts'
import type { FreeRounds } from './free-rounds.ts'

const strict = { additionalProperties: false }
const id = Type.String({ pattern: ID_PATTERN })
const names = Compile(Type.Object({ id }, strict))
const orders = Compile(
  Type.Object(
    {
      id,
      merchantId: id,
      playerId: id,
      currency: Type.Object(
        {
          code: Type.String({ pattern: CURRENCY_PATTERN }),
          exponent: Type.Integer({ minimum: 0, maximum: MAXIMUM_DECIMALS }),
        },
        strict,
      ),
      game: Type.Object(
        {
          code: id,
          type: Type.Union(GAME_TYPES.map((type) => Type.Literal(type))),
          classify: Type.Optional(id),
        },
        strict,
      ),
      rounds: Type.Integer({ minimum: 1, maximum: 1_000 }),
      stake: Type.String({ pattern: AMOUNT_PATTERN }),
      expiresAt: Type.String({ format: 'date-time' }),
    },
    strict,
  ),
)

/** An operator orders free rounds, asks how they stand and takes them back; every request is signed. */
export async function freeRoundsRoutes(app: FastifyInstance, freeRounds: FreeRounds, secret: string): Promise<void> {
  const questions: Readonly<
    Record<string, (fields: unknown) => FreeRoundsStanding | null | Promise<FreeRoundsStanding>>
  > = {
    grant: (fields) => (orders.Check(fields) ? granted(freeRounds, fields) : null),
    standing: (fields) => (names.Check(fields) ? freeRounds.standing(fields.id) : null),
    cancel: (fields) => (names.Check(fields) ? freeRounds.cancel(fields.id) : null),
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const wire of WIRES) {
      if (!wire.freeRounds) continue
      const { path, read } = wire.freeRounds
      scope.post(path, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const headers = request.headers as Record<string, string | undefined>
        const signed = read(demonstrationKey(secret, wire.id), raw, headers, Date.now())
        if (!signed) return reply.code(401).send({ code: 'INVALID_SIGNATURE' })
        const { question, ...fields } = fieldsOf(signed.request) ?? {}
        const answer = Object.hasOwn(questions, String(question)) ? questions[String(question)] : undefined
        const standing = await answer?.(fields)
        return standing ?? reply.code(400).send({ code: 'INVALID_REQUEST' })
      })
    }
  })
}

/** Only slots are played without decisions, and only at the stakes that the game offers. */
function granted(freeRounds: FreeRounds, order: FreeRoundsOrder): FreeRoundsStanding | Promise<FreeRoundsStanding> {
  const { id, merchantId, playerId, currency, game, rounds, expiresAt } = order
  if (kindOf(game) !== 'slot') return { state: 'refused', reason: 'game' }
  const stake = stakesFor(currency).find((offered) => offered === stakeOf(order))
  if (stake === undefined) return { state: 'refused', reason: 'stake' }
  return freeRounds.grant({
    id,
    merchant: merchantId,
    player: playerId,
    game: game.code,
    currency: currency.code,
    exponent: currency.exponent,
    rounds,
    stake: String(stake),
    expiresAt,
  })
}

/** In minor units; null for one that is finer than the currency. */
function stakeOf({ stake, currency }: FreeRoundsOrder): bigint | null {
  const decimals = stake.split('.')[1]?.length ?? 0
  return decimals > currency.exponent ? null : toMinor(stake, currency.exponent)
}
