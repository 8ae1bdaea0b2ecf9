import { createTransport } from 'nodemailer'
import { type MailSender, SendingError } from './ports.ts'

const TIMEOUT_MS = 10_000
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A mail server, by an address such as `smtps://user:password@mail.example:465`. */
export function smtp(url: string): MailSender & { close(): void } {
  const { hostname } = new URL(url)
  const transport = createTransport({
    url,
    // Passwords and codes must not cross a network unencrypted.
    requireTLS: !LOOPBACK.includes(hostname),
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ from, to, subject, text, html }) {
      try {
        // An object, so that an address with a comma is not read as a list of addresses.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
      } catch (cause) {
        const refused = (cause as { responseCode?: number }).responseCode ?? 0
        throw new SendingError(
          refused >= 550 && refused <= 553 ? 'recipient' : 'unavailable',
          'the mail server did not take a message',
          cause,
        )
      }
    },
    close: () => transport.close(),
  }
}
