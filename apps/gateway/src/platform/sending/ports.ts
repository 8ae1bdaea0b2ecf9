/** A carrier could not send a message. */
export class SendingError extends Error {
  readonly reason: SendingFailure

  constructor(reason: SendingFailure, detail: string, cause?: unknown) {
    super(detail, { cause })
    this.name = 'SendingError'
    this.reason = reason
  }
}

/** The carrier does not work now; the account at the carrier is empty; the recipient cannot be reached. */
export type SendingFailure = 'unavailable' | 'quota' | 'recipient'

export interface Sms {
  readonly merchantId: string
  /** Digits of the international number, without plus. */
  readonly to: string
  readonly text: string
}

export interface Mail {
  readonly merchantId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends an SMS; throws `SendingError`. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}

/** Sends an e-mail; throws `SendingError`. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
