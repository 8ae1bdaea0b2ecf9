import type { BotChallenge, BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { LiveryError } from '@livery/contract/errors'
import type { Database } from '../../db/connect.ts'
import type { Site } from '../../hosts/site.ts'
import type { Settings } from '../../settings.ts'
import type { Effort } from './effort.ts'
import { ProofOfWork } from './proof-of-work.ts'

/** Tells people from robots: as the merchant’s configuration chooses, and always without a network for the embedded one. */
export class BotCheck {
  readonly #proofOfWork: ProofOfWork

  constructor(database: Database, settings: Settings) {
    this.#proofOfWork = new ProofOfWork(database, settings)
  }

  /** What the browser has to do. A hard puzzle is always our own: it stands in for our own picture. */
  async challenge({ merchant }: Site, effort: Effort): Promise<BotChallenge> {
    return this.#proofOfWork.challenge(merchant.id, effort)
  }

  /**
   * Takes an answer, once. Returns what it cost: `high` may stand in for the captcha picture. Throws VERIFICATION_FIRST
   * where there is no answer, and BOT_CHECK_FAILED for one that is wrong, too old, or was taken before.
   * @param ip of the visitor
   */
  async verify({ merchant }: Site, answer: BotCheckAnswer | undefined, _ip: string): Promise<Effort> {
    if (!answer || Object.keys(answer).length === 0) throw new LiveryError('VERIFICATION_FIRST')
    const effort = await this.#proofOfWork.verify(merchant.id, answer)
    if (!effort) throw new LiveryError('BOT_CHECK_FAILED')
    return effort
  }
}
