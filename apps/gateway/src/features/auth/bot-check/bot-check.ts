import type { BotChallenge, BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { LiveryError } from '@livery/contract/errors'
import type { Database } from '../../../platform/database/connect.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import type { Effort } from './effort.ts'
import { GeeTest } from './geetest.ts'
import { ProofOfWork } from './proof-of-work.ts'

/**
 * Checks that a visitor is a person, by the provider the merchant's configuration names; the embedded one needs no
 * network.
 */
export class BotCheck {
  readonly #proofOfWork: ProofOfWork
  readonly #geetest: GeeTest

  constructor(database: Database, settings: Settings) {
    this.#proofOfWork = new ProofOfWork(database, settings)
    this.#geetest = new GeeTest(settings)
  }

  /**
   * Makes the challenge for the browser. Our own puzzle is used while GeeTest does not answer, or when the deployment
   * has no key for it, so that nobody is locked out. A hard challenge is always our own puzzle, because it replaces our
   * captcha picture.
   */
  async challenge({ merchant }: Site, effort: Effort): Promise<BotChallenge> {
    const { provider, captchaId } = merchant.thirdParties.botCheck
    if (provider === 'geetest' && captchaId && effort === 'normal' && this.#geetest.canCheck(captchaId))
      return { provider, captchaId }
    return this.#proofOfWork.challenge(merchant.id, effort)
  }

  /**
   * Checks an answer; each is accepted once. Returns the effort: `high` may replace the captcha picture. Throws
   * VERIFICATION_FIRST when there is no answer, and BOT_CHECK_FAILED when it is wrong, expired or already used.
   */
  async verify({ merchant }: Site, answer: BotCheckAnswer | undefined): Promise<Effort> {
    if (!answer || Object.keys(answer).length === 0) throw new LiveryError('VERIFICATION_FIRST')
    const { provider, captchaId } = merchant.thirdParties.botCheck
    // A `payload` answers our own puzzle, which `challenge` also gives out at merchants with GeeTest.
    if (provider === 'geetest' && captchaId && answer.payload === undefined) {
      if (await this.#geetest.verify(captchaId, answer)) return 'normal'
    } else {
      const effort = await this.#proofOfWork.verify(merchant.id, answer)
      if (effort) return effort
    }
    throw new LiveryError('BOT_CHECK_FAILED')
  }
}
