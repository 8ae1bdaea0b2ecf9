import { join } from 'node:path'

/** The bank's options. Times in milliseconds. */
export interface BankOptions {
  /** 0 means any free port. */
  readonly port: number
  /** Address to listen on. */
  readonly host: string
  /** The address of this server for payers' browsers: the origin of its pages. */
  readonly publicUrl: string | null
  /** The secret from which each merchant's own keys are derived. */
  readonly secret: string
  /** Holds the journal of orders, payouts and callbacks. */
  readonly dataDir: string
  /** How long a payout takes until it is paid. */
  readonly payoutMs: number
  /** A voucher that a payer typed is redeemed after so long. */
  readonly voucherMs: number
  /** A block of the chains is found every so often; null where each is asked for. */
  readonly blockMs: number | null
  /** First and longest pause between attempts to deliver a callback. */
  readonly retryMs: { readonly first: number; readonly longest: number }
  /** The delay of callbacks that come late or out of order. */
  readonly heldMs: { readonly late: number; readonly outOfOrder: number }
  readonly log: (line: Readonly<Record<string, unknown>>) => void
}

const DEFAULT_PORT = 3004
const SHORTEST_SECRET = 16

/** Fills in missing options. Throws an Error with one sentence when a value is invalid. */
export function optionsOf(given: Partial<BankOptions> & { readonly secret: string }): BankOptions {
  if (given.secret.length < SHORTEST_SECRET) {
    throw new Error(`The bank's secret needs ${SHORTEST_SECRET} characters or more (BANK_SECRET)`)
  }
  return {
    port: DEFAULT_PORT,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir: join('.data', 'bank'),
    payoutMs: 4_000,
    voucherMs: 3_000,
    blockMs: 5_000,
    retryMs: { first: 500, longest: 5 * 60_000 },
    heldMs: { late: 60_000, outOfOrder: 2_000 },
    log: logAbove('info'),
    ...given,
  }
}

/**
 * Options from the environment: BANK_SECRET, BANK_PORT, BANK_HOST, BANK_ORIGIN, DATA_DIR (the bank's own folder) and
 * LOG_LEVEL. Throws an Error with one sentence.
 */
export function optionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): BankOptions {
  const { BANK_SECRET: secret, BANK_PORT: port } = env
  if (!secret) throw new Error('BANK_SECRET is not set: the bank and the gateway share it to sign their calls')
  if (port && (!/^\d+$/.test(port) || Number(port) > 65_535)) {
    throw new Error('BANK_PORT must be a whole number up to 65535')
  }
  return optionsOf({
    secret,
    log: logAbove(env.LOG_LEVEL ?? 'info'),
    ...(port ? { port: Number(port) } : {}),
    ...(env.BANK_HOST ? { host: env.BANK_HOST } : {}),
    ...(env.BANK_ORIGIN ? { publicUrl: env.BANK_ORIGIN.replace(/\/$/, '') } : {}),
    ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
  })
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']

/** Writes lines of a level and above to the output, as JSON. */
function logAbove(level: string): BankOptions['log'] {
  const least = Math.max(0, LEVELS.indexOf(level))
  return (line) => {
    if (LEVELS.indexOf(String(line.level)) >= least)
      console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))
  }
}
