import type { BotChallenge, BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { LiveryError } from '@livery/contract/errors'
import type { Database } from '../../../platform/database/connect.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import type { Effort } from './effort.ts'
import { GeeTest } from './geetest.ts'
import { ProofOfWork } from './proof-of-work.ts'

/** Tells people from robots: as the merchant’s configuration chooses, and always without a network for the embedded one. */
export class BotCheck {
  readonly #proofOfWork: ProofOfWork
  readonly #geetest: GeeTest

  constructor(database: Database, settings: Settings) {
    this.#proofOfWork = new ProofOfWork(database, settings)
    this.#geetest = new GeeTest(settings)
  }

  /**
   * What the browser has to do. Our own puzzle stands in for GeeTest while that does not answer, or where the deployment
   * has no key of it, so that nobody is kept out; and a hard one is always ours: it stands in for our own picture.
   */
  async challenge({ merchant }: Site, effort: Effort): Promise<BotChallenge> {
    const { provider, captchaId } = merchant.thirdParties.botCheck
    if (provider === 'geetest' && captchaId && effort === 'normal' && this.#geetest.canCheck(captchaId))
      return { provider, captchaId }
    return this.#proofOfWork.challenge(merchant.id, effort)
  }

  /**
   * Takes an answer, once. Returns what it cost: `high` may stand in for the captcha picture. Throws VERIFICATION_FIRST
   * where there is no answer, and BOT_CHECK_FAILED for one that is wrong, too old, or was taken before.
   */
  async verify({ merchant }: Site, answer: BotCheckAnswer | undefined): Promise<Effort> {
    if (!answer || Object.keys(answer).length === 0) throw new LiveryError('VERIFICATION_FIRST')
    const { provider, captchaId } = merchant.thirdParties.botCheck
    // Whoever has a puzzle of ours was given it by `challenge`.
    if (provider === 'geetest' && captchaId && answer.payload === undefined) {
      if (await this.#geetest.verify(captchaId, answer)) return 'normal'
    } else {
      const effort = await this.#proofOfWork.verify(merchant.id, answer)
      if (effort) return effort
    }
    throw new LiveryError('BOT_CHECK_FAILED')
  }
}
