import { createHash, randomInt } from 'node:crypto'
import type { BotChallenge, BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Database } from '../../../platform/database/connect.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Effort } from './effort.ts'

const ALGORITHM = 'SHA-256'
/** Long enough to fill in a form after the puzzle was solved. */
const LIFETIME_MS = 10 * 60_000
/**
 * The solution is one of this many numbers, and on average half of them are tried. A phone hashes some 100,000 a
 * second.
 */
const NUMBERS = { normal: 50_000, high: 1_000_000 } as const satisfies Record<Effort, number>

/** A puzzle that costs a computer time, in ALTCHA's format. Nothing is stored until it is solved. */
export class ProofOfWork {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async challenge(merchantId: string, effort: Effort): Promise<BotChallenge> {
    const maxnumber = NUMBERS[effort]
    const { challenge, salt, signature } = await createChallenge({
      algorithm: ALGORITHM,
      maxnumber,
      number: randomInt(maxnumber),
      expires: new Date(Date.now() + LIFETIME_MS),
      // The effort becomes part of the salt, so the signature covers it.
      params: { effort },
      hmacKey: this.#key(merchantId),
    })
    return { provider: 'proof-of-work', algorithm: ALGORITHM, challenge, salt, signature, maxnumber }
  }

  /**
   * Checks a solution of one of this merchant's puzzles and returns its effort; null for any other. Each is accepted
   * once.
   */
  async verify(merchantId: string, { payload }: BotCheckAnswer): Promise<Effort | null> {
    const solution = payload === undefined ? null : await this.#read(merchantId, payload)
    if (!solution) return null
    const rowCount = await this.#database
      .of(merchantId)
      .run('insert into bot_proof (merchant_id, proof_hash, expires_at) values ($1, $2, $3) on conflict do nothing', [
        merchantId,
        createHash('sha256').update(solution.challenge).digest(),
        new Date(solution.expiresMs),
      ])
    return rowCount === 1 ? solution.effort : null
  }

  async #read(merchantId: string, payload: string) {
    try {
      const { challenge } = JSON.parse(Buffer.from(payload, 'base64').toString()) as { challenge: string }
      if (!(await verifySolution(payload, this.#key(merchantId)))) return null
      const { expires, effort } = extractParams(payload)
      // The signature has been verified, so both values are our own.
      return { challenge, expiresMs: Number(expires) * 1000, effort: effort as Effort }
    } catch {
      // The payload is malformed.
      return null
    }
  }

  #key(merchantId: string): string {
    return derivedKey(this.#settings, `bot-check|${merchantId}`).toString('hex')
  }
}
