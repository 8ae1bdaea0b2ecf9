import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GameError } from '../game-error.ts'
import { toDecimal } from '../money.ts'
import type { DecisionRequest, RoundRequest } from '../protocol.ts'
import { demoBalance, type Session, type Sessions } from '../session/session.ts'
import { balanceOf, stateOf } from '../session/state.ts'
import { decide, playRound, type Table } from './play-round.ts'

/** The calls of the game page. Each identifies its session by `Authorization: Bearer <key>`; cookies are never used. */
export function gameRoutes(app: FastifyInstance, sessions: Sessions, table: Table): void {
  const keyOf = (request: FastifyRequest) => /^Bearer ([\w-]{32})$/.exec(request.headers.authorization ?? '')?.[1]
  const sessionOf = (request: FastifyRequest): Session => {
    const key = keyOf(request)
    const session = key ? sessions.find(key) : null
    if (!session) throw new GameError('SESSION_OVER')
    return session
  }

  app.post('/api/state', (request) => stateOf(sessionOf(request), table))
  app.post('/api/balance', (request) => balanceOf(sessionOf(request), table))

  app.post('/api/round', (request) => {
    const session = sessionOf(request)
    if (!session.ready) throw new GameError('SESSION_OVER')
    return playRound(table, session, readRound(request.body))
  })

  app.post('/api/decision', (request) => {
    const session = sessionOf(request)
    if (!session.ready) throw new GameError('SESSION_OVER')
    return decide(table, session, readDecision(request.body))
  })

  app.post('/api/leave', (request) => {
    const key = keyOf(request)
    if (key) sessions.stand(key)
    return {}
  })

  // Play money can be refilled; real money needs the cashier.
  app.post('/api/refill', (request) => {
    const session = sessionOf(request)
    if (session.launch.mode !== 'demo') throw new GameError('BAD_REQUEST')
    session.balance = demoBalance(session.launch)
    return { balance: toDecimal(session.balance, session.launch.currency.exponent), pending: 0, free: null }
  })
}

function readRound(body: unknown): RoundRequest {
  const { stake, bet, requestId, free, ...rest } = (body ?? {}) as Record<string, unknown>
  const valid =
    typeof stake === 'string' &&
    typeof requestId === 'string' &&
    /^[\w-]{8,64}$/.test(requestId) &&
    (free === undefined || typeof free === 'string') &&
    Object.keys(rest).length === 0
  if (!valid) throw new GameError('BAD_REQUEST')
  return { stake, bet, requestId, ...(free !== undefined && { free }) }
}

function readDecision(body: unknown): DecisionRequest {
  const { roundId, at, decision, ...rest } = (body ?? {}) as Record<string, unknown>
  const valid =
    typeof roundId === 'string' &&
    typeof decision === 'string' &&
    Number.isInteger(at) &&
    Object.keys(rest).length === 0
  if (!valid) throw new GameError('BAD_REQUEST')
  return { roundId, at: at as number, decision }
}
