import { setTimeout } from 'node:timers/promises'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { Settings } from '../settings.ts'
import { mailbox } from './mailbox.ts'
import type { MailSender, SmsSender } from './ports.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtp } from './smtp.ts'

/** Long enough for an answer to be out before what is done behind it costs any time. */
const BEHIND_MS = 20

/** Who sends SMS and e-mails for which merchant, and what is being sent behind an answer. */
export class Sending {
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #sms: Readonly<Record<'mailbox' | 'gateway', SmsSender | null>>
  readonly #mail: Readonly<Record<'mailbox' | 'smtp', MailSender | null>>
  readonly #underWay = new Set<Promise<void>>()
  readonly #close: () => void

  constructor(
    database: Database,
    { smsGateway: gatewaySettings, smtpUrl }: Pick<Settings, 'smsGateway' | 'smtpUrl'>,
    log: Pick<FastifyBaseLogger, 'error'>,
  ) {
    const embedded = mailbox(database)
    const server = smtpUrl === null ? null : smtp(smtpUrl)
    this.#log = log
    this.#sms = { mailbox: embedded.sms, gateway: gatewaySettings && smsGateway(gatewaySettings) }
    this.#mail = { mailbox: embedded.mail, smtp: server }
    this.#close = () => server?.close()
  }

  /** Null where the gateway sends none: nobody is configured, or the browser has codes sent by itself (Firebase). */
  sms({ thirdParties: { sms } }: Merchant): SmsSender | null {
    return sms && sms.provider !== 'firebase' ? this.#sms[sms.provider] : null
  }

  mail({ thirdParties: { mail } }: Merchant): MailSender | null {
    return this.#mail[mail.provider]
  }

  /** Variables of the environment without which what the merchant asks for is not sent. */
  missing({ thirdParties: { sms, mail } }: Merchant): readonly string[] {
    return [
      ...(sms?.provider === 'gateway' && !this.#sms.gateway ? ['SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET'] : []),
      ...(mail.provider === 'smtp' && !this.#mail.smtp ? ['SMTP_URL'] : []),
    ]
  }

  /**
   * Does something after the answer, so that the answer's time tells nothing of it; a failure is only logged.
   * @param what names it in the log; no address, no number
   */
  behind(what: string, work: () => Promise<void>): void {
    const done: Promise<void> = setTimeout(BEHIND_MS)
      .then(work)
      .catch((error: unknown) => this.#log.error({ err: error }, `${what} failed`))
      .finally(() => this.#underWay.delete(done))
    this.#underWay.add(done)
  }

  /** Once all that was begun behind answers is done. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async close(): Promise<void> {
    await this.settled()
    this.#close()
  }
}
