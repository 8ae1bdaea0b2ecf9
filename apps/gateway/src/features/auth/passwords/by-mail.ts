import { randomInt, randomUUID } from 'node:crypto'
import type { forgetPassword } from '@livery/contract/auth/passwords'
import { LiveryError } from '@livery/contract/errors'
import { findMember, type Reachable } from '../../../members/member-by.ts'
import { hashPassword } from '../../../members/password.ts'
import { type Budget, spend, trySpend } from '../../../members/throttle/budget.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { subscriberOf } from '../../../platform/http/network.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import { mailOf } from '../../../tenancy/letters/mail-of.ts'
import type { AuthContext } from '../services.ts'

/** Minutes the password from the e-mail is valid (docs/decisions/07). */
const MINUTES = 30
/** Letters and digits that people do not confuse; twelve of them hold about 60 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789ACDEFHJKLMNPRTUVWXY'
const LENGTH = 12

/** How many e-mails an hour one account gets and one address may request. */
const HOUR_MS = 3_600_000
const MOST = { account: 5, address: 20 }

/**
 * Sends a temporary password if an account and an e-mail address belong together (docs/decisions/07). Where errors are
 * neutral, neither the answer nor its time tells whether they do: the work happens after the answer.
 */
export async function forgetByMail(
  context: Pick<AuthContext<typeof forgetPassword>, 'services' | 'site' | 'request' | 'http'>,
): Promise<Record<string, never>> {
  const { services, site, request, http } = context
  const { merchant } = site
  if (!services.sending.mail(merchant)) throw new LiveryError('FEATURE_DISABLED')
  await spend(services.database, merchant.id, [
    { key: `mail|address|${subscriberOf(http.ip)}`, most: MOST.address, windowMs: HOUR_MS },
  ])
  const member = await findMember(services.database, merchant.id, 'account', request.username.trim())
  const isTheirs = member?.email != null && member.email.toLowerCase() === request.email.trim().toLowerCase()
  if (merchant.capabilities.NEUTRALERRORS) {
    services.sending.behind('sending a temporary password', async () => {
      const isSent = isTheirs && (await trySpend(services.database, merchant.id, [ofAccount(member)]))
      await send(context, isSent ? member : null)
    })
  } else if (member && isTheirs) {
    await spend(services.database, merchant.id, [ofAccount(member)])
    await send(context, member)
  } else throw new LiveryError('USERNAME_EMAIL_UNKNOWN')
  return {}
}

/** Counted only where name and address match, so that a stranger's guesses do not use up the owner's limit. */
function ofAccount({ id }: Reachable): Budget {
  return { key: `mail|account|${id}`, most: MOST.account, windowMs: HOUR_MS }
}

/** Without a member it only does the same amount of work, so that the time reveals nothing. */
async function send(
  { services, site, http }: Pick<AuthContext<typeof forgetPassword>, 'services' | 'site' | 'http'>,
  member: Reachable | null,
): Promise<void> {
  const password = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const hash = await hashPassword(password)
  if (!member?.email) return
  await services.database.transaction(async (tx) => {
    await tx.run(
      `with ended as (
       delete from temporary_password where merchant_id = $1 and member_id = $2 and used_at is null
     )
     insert into temporary_password (id, merchant_id, member_id, password_hash, expires_at)
     values ($3, $1, $2, $4, now() + make_interval(mins => $5))`,
      [site.merchant.id, member.id, randomUUID(), hash, MINUTES],
    )
    await recordAct(tx, { merchantId: site.merchant.id, memberId: member.id, act: 'password-sent', ip: http.ip })
  })
  const letters = lettersOf(services.texts, site, member.language ?? site.languageOf(http))
  await services.sending.mail(site.merchant)?.send(
    mailOf(site, letters, member.email, {
      subject: 'temporary.subject',
      lines: ['temporary.lead', 'temporary.notYou'],
      values: { account: member.account, duration: letters.minutes(MINUTES) },
      secret: password,
    }),
  )
}
