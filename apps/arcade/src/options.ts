import { join } from 'node:path'
import { type DrawSeconds, drawSeconds } from './draw-time.ts'

/** The arcade's options. Times in milliseconds. */
export interface ArcadeOptions {
  readonly port: number
  /** Address to listen on. */
  readonly host: string
  /** The address of this server for players' browsers: the games' own origin. */
  readonly publicUrl: string
  /** Shared with the gateway; signs both directions. */
  readonly secret: string
  /** Holds the journal of unsettled rounds and the record of rounds. */
  readonly dataDir: string
  /** The built game client. */
  readonly clientDir: string
  /** A spin lasts at least this long; 2500 where regulated. */
  readonly minimumSpinMs: number
  /** How long a wallet call may take before its outcome counts as unknown. */
  readonly walletTimeoutMs: number
  /** First and longest pause between attempts to settle a round. */
  readonly retryMs: { readonly first: number; readonly longest: number }
  /** A game session ends after this long without a call. */
  readonly sessionIdleMs: number
  /** The fate of an answer about purses; by default all answers are sent. */
  readonly purseAnswers: PurseAnswers
  /** The interval of lottery draws. */
  readonly drawSeconds: DrawSeconds
  /** The clock of matches and draws, in milliseconds since the epoch. */
  readonly now: () => number
  readonly log: (line: Readonly<Record<string, unknown>>) => void
}

/** A request whose answer is lost or late is carried out all the same; while closed, the arcade does nothing. */
export type PurseAnswers = (question: string) => 'given' | 'lost' | 'late' | 'closed'

const DEFAULT_PORT = 3001
const SHORTEST_SECRET = 16

/** Fills in missing options. Throws an Error with one sentence when a value is invalid. */
export function optionsOf(given: Partial<ArcadeOptions> & { readonly secret: string }): ArcadeOptions {
  const port = given.port ?? DEFAULT_PORT
  if (given.secret.length < SHORTEST_SECRET) {
    throw new Error(`The arcade's secret needs ${SHORTEST_SECRET} characters or more (ARCADE_SECRET)`)
  }
  return {
    port,
    host: '127.0.0.1',
    publicUrl: `http://arcade.localhost:${port}`,
    dataDir: join('.data', 'arcade'),
    clientDir: join(import.meta.dirname, '..', 'dist'),
    minimumSpinMs: 0,
    walletTimeoutMs: 5_000,
    retryMs: { first: 500, longest: 5 * 60_000 },
    sessionIdleMs: 30 * 60_000,
    purseAnswers: () => 'given',
    drawSeconds,
    now: () => Date.now(),
    log: logAbove('info'),
    ...given,
  }
}

/**
 * Options from the environment: ARCADE_SECRET, ARCADE_PORT, ARCADE_HOST, ARCADE_ORIGIN, ARCADE_MINIMUM_SPIN_MS,
 * ARCADE_LOST_ANSWERS (of a hundred answers to transfers, how many are lost or late), DATA_DIR (the arcade's own folder)
 * and LOG_LEVEL. Throws an Error with one sentence.
 */
export function optionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): ArcadeOptions {
  const whole = (name: string, maximum: number): number | undefined => {
    const text = env[name]
    if (text === undefined || text === '') return undefined
    if (!/^\d+$/.test(text) || Number(text) > maximum)
      throw new Error(`${name} must be a whole number up to ${maximum}`)
    return Number(text)
  }
  const port = whole('ARCADE_PORT', 65_535)
  const minimumSpinMs = whole('ARCADE_MINIMUM_SPIN_MS', 60_000)
  const lostAnswers = whole('ARCADE_LOST_ANSWERS', 100)
  const secret = env.ARCADE_SECRET
  if (!secret) throw new Error('ARCADE_SECRET is not set: the arcade and the gateway share it to sign their calls')
  return optionsOf({
    secret,
    log: logAbove(env.LOG_LEVEL ?? 'info'),
    ...(port === undefined ? {} : { port }),
    ...(minimumSpinMs === undefined ? {} : { minimumSpinMs }),
    ...(env.ARCADE_HOST ? { host: env.ARCADE_HOST } : {}),
    ...(env.ARCADE_ORIGIN ? { publicUrl: env.ARCADE_ORIGIN.replace(/\/$/, '') } : {}),
    ...(lostAnswers ? { purseAnswers: losing(lostAnswers) } : {}),
    ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
  })
}

/** Loses or delays some of the answers to transfers, so that a demonstration shows the consequences. */
function losing(percent: number): PurseAnswers {
  return (question) => {
    if (question !== 'transfer' || Math.random() * 100 >= percent) return 'given'
    return Math.random() < 0.5 ? 'lost' : 'late'
  }
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']

/** Writes lines of a level and above to the output, as JSON. */
function logAbove(level: string): ArcadeOptions['log'] {
  const least = Math.max(0, LEVELS.indexOf(level))
  return (line) => {
    if (LEVELS.indexOf(String(line.level)) >= least)
      console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))
  }
}
