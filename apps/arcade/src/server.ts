import { mkdirSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { LazyArtCache } from './art/lazy-art-cache.ts'
import { FreeRounds } from './free-rounds/free-rounds.ts'
import { freeRoundsRoutes } from './free-rounds/free-rounds-routes.ts'
import { GameError } from './game-error.ts'
import { launchRoutes } from './launch/launch-routes.ts'
import { Launches } from './launch/launches.ts'
import { MatchBets } from './matches/bets.ts'
import { Matches } from './matches/match.ts'
import { matchRoutes } from './matches/match-routes.ts'
import { type ArcadeOptions, optionsOf } from './options.ts'
import { playRoutes } from './play/play-routes.ts'
import { Draws } from './prizes/draws.ts'
import { Jackpots } from './prizes/jackpots.ts'
import { prizeRoutes } from './prizes/prize-routes.ts'
import { GAME_ERRORS, type GameErrorCode } from './protocol.ts'
import { purseAccountOf } from './purse/purse-account.ts'
import { purseRoutes } from './purse/purse-routes.ts'
import { Purses } from './purse/purses.ts'
import { gameRoutes } from './round/game-routes.ts'
import { leave, type Table } from './round/play-round.ts'
import { RoundRecords } from './round/round-records.ts'
import { type Session, Sessions } from './session/session.ts'
import { tableRoutes } from './tables/table-routes.ts'
import { lockFolder } from './wallet/folder-lock.ts'
import { Journal } from './wallet/journal.ts'
import { Settlements } from './wallet/settlements.ts'

/** How often abandoned sessions are searched for. */
const SWEEP_MS = 30_000

export interface Arcade {
  /** Its address, e.g. `http://127.0.0.1:3001`. */
  readonly url: string
  /** Waits for running calls, then closes the journal; the next start continues with unsettled rounds. */
  close(): Promise<void>
}

/**
 * Starts the arcade. Only `secret` is required. Throws an Error with one sentence when the port is in use, another
 * process holds the data folder, the client is not built or an option is invalid.
 */
export async function start(given: Partial<ArcadeOptions> & { readonly secret: string }): Promise<Arcade> {
  const options = optionsOf(given)
  mkdirSync(options.dataDir, { recursive: true })
  const unlock = await lockFolder(options.dataDir)
  const journal = new Journal(options.dataDir)
  const purses = new Purses(options.dataDir)
  const jackpots = new Jackpots(options.dataDir)
  const freeRounds = new FreeRounds(options.dataDir, options.now)
  const draws = new Draws(options.secret, options.drawSeconds, options.now)
  try {
    const unsettled = await journal.start()
    await purses.start()
    await jackpots.start(unsettled)
    await freeRounds.start(unsettled)
    const wallet = { secret: options.secret, timeoutMs: options.walletTimeoutMs }
    const settlements = new Settlements(journal, { ...wallet, retryMs: options.retryMs, log: options.log })
    const records = new RoundRecords(options.dataDir, options.log)
    const launches = new Launches()
    const table: Table = { wallet, journal, settlements, records, draws, jackpots, freeRounds }
    const left = (session: Session) => {
      leave(table, session).catch((fault: unknown) =>
        options.log({ level: 'error', event: 'leave.fault', message: String(fault) }),
      )
    }
    const sessions = new Sessions(options.sessionIdleMs, left, (launch) => purseAccountOf(purses, launch))
    const matches = new Matches(options.secret)
    const bets = new MatchBets(matches, table, options.now)
    const sweeping = setInterval(() => sessions.sweep(), SWEEP_MS).unref()
    const artCache = new LazyArtCache()

    const app = Fastify({ bodyLimit: 16 * 1024, forceCloseConnections: 'idle' })
    guard(app, options)
    app.get('/health/live', () => ({ status: 'ok' }))
    app.get('/health/ready', () => ({
      status: 'ok',
      // A bet that waits for its match owes nobody anything yet.
      unsettledRounds: journal.open.filter(({ stage }) => stage !== 'held').length,
    }))
    await launchRoutes(app, launches, { ...options, launched: () => artCache.prepare() })
    playRoutes(app, {
      launches,
      sessions,
      artCache,
      clientDir: options.clientDir,
      minimumSpinMs: options.minimumSpinMs,
    })
    gameRoutes(app, sessions, table)
    await tableRoutes(app, sessions, options.secret)
    await purseRoutes(app, purses, { secret: options.secret, answers: options.purseAnswers })
    await prizeRoutes(app, { draws, jackpots, secret: options.secret })
    await freeRoundsRoutes(app, freeRounds, options.secret)
    await matchRoutes(app, { matches, bets, secret: options.secret, now: options.now })

    const url = await app.listen({ port: options.port, host: options.host }).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EADDRINUSE') throw fault
      throw new Error(`Port ${options.port} is taken: stop what listens there, or set another ARCADE_PORT`)
    })
    await settlements.resume(unsettled)
    return {
      url,
      async close() {
        clearInterval(sweeping)
        bets.close()
        draws.stop()
        await app.close()
        settlements.stop()
        await records.close()
        await journal.close()
        await purses.close()
        await jackpots.close()
        await freeRounds.close()
        await unlock()
      },
    }
  } catch (fault) {
    await journal.close()
    await purses.close()
    await jackpots.close()
    await freeRounds.close()
    await unlock()
    throw fault
  }
}

/**
 * Headers of every answer, errors in the game's format, and one log line for each request without secret parts of
 * addresses.
 */
function guard(app: FastifyInstance, options: ArcadeOptions): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern and never the address, because that contains a launch id.
    const route = request.routeOptions.url ?? 'none'
    if (route.startsWith('/health/')) return
    options.log({ level: 'info', route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }))
  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    const code: GameErrorCode =
      fault instanceof GameError ? fault.code : (fault.statusCode ?? 500) < 500 ? 'BAD_REQUEST' : 'GAME_UNAVAILABLE'
    if (code === 'GAME_UNAVAILABLE') {
      options.log({ level: 'error', route: request.routeOptions.url, message: fault.message, stack: fault.stack })
    }
    return reply.code(GAME_ERRORS[code].status).send({ code })
  })
}
