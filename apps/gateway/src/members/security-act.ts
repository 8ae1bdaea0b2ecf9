import type { FastifyRequest } from 'fastify'
import { type Act, recordAct } from '../platform/audit/record.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import type { Sending } from '../platform/sending/sending.ts'
import { lettersOf } from '../tenancy/letters/letters.ts'
import { mailOf } from '../tenancy/letters/mail-of.ts'
import type { Site } from '../tenancy/sites/site.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'
import { findMember } from './member-by.ts'

/** The text about a change, by act. */
const LEAD = {
  'password-changed': 'changed.lead',
  'passkey-added': 'security.passkeyAdded',
  'passkey-removed': 'security.passkeyRemoved',
  'authenticator-on': 'security.authenticatorOn',
  'authenticator-off': 'security.authenticatorOff',
  'withdrawal-password-reset': 'security.withdrawalReset',
} as const satisfies Partial<Record<Act, string>>

interface Member {
  readonly id: string
  readonly isAgent?: boolean
}

/** The services of a change, and the data for the message to its owner. */
interface SecurityContext {
  readonly services: { readonly database: Database; readonly sending: Sending; readonly texts: TextStore }
  readonly site: Site
  readonly http: FastifyRequest
}

/**
 * Records a change of an account's sign-in or money. After the commit its owner gets a message, in case it was somebody
 * else: by e-mail, or by SMS where the account has no e-mail address.
 */
export async function recordSecurityAct(
  tx: Transaction,
  { services, site, http }: SecurityContext,
  { id: memberId, isAgent = false }: Member,
  act: keyof typeof LEAD,
  detail?: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const { database, sending, texts } = services
  const { merchant } = site
  await recordAct(tx, { merchantId: merchant.id, memberId, isAgent, act, ...(detail && { detail }), ip: http.ip })
  const [mail, sms] = [sending.mail(merchant), sending.sms(merchant)]
  if (!mail && !sms) return
  const requestLanguage = site.languageOf(http)
  const tell = async () => {
    const owner = await findMember(database, merchant.id, 'id', memberId)
    if (!owner) return
    const letters = lettersOf(texts, site, owner.language ?? requestLanguage)
    const values = { account: owner.account }
    const lines = [LEAD[act], 'changed.notYou']
    if (mail && owner.email) {
      const subject = act === 'password-changed' ? 'changed.subject' : 'security.subject'
      await mail.send(mailOf(site, letters, owner.email, { subject, lines, values }))
    } else if (sms && owner.mobile) {
      const text = lines.map((key) => letters.text(key, values)).join(' ')
      await sms.send({ merchantId: merchant.id, to: owner.mobile, text })
    }
  }
  tx.afterCommit(() => sending.behind('telling of a change of security', tell))
}
