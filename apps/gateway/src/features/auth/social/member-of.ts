import { randomBytes, randomInt } from 'node:crypto'
import type { SocialNetwork } from '@livery/contract/auth/social'
import { LiveryError } from '@livery/contract/errors'
import { addMember } from '../../../members/add-member.ts'
import { openingBalance } from '../../../members/opening-balance.ts'
import { hashPassword } from '../../../members/password.ts'
import { text } from '../../../platform/database/row.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import type { AuthServices } from '../services.ts'

/** A person as a network identifies them. */
export interface Identity {
  readonly network: SocialNetwork
  /** The network's own id, which never changes owner as an e-mail address may. */
  readonly subject: string
  /** Null unless the network has verified it. */
  readonly email: string | null
  readonly name: string | null
}

/** Letters and digits that people do not confuse with one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const NAME_LENGTH = 8
const LONGEST_NICKNAME = 40

/**
 * The account of an identity. A new person gets an account if terms and age were accepted; otherwise SOCIAL_UNKNOWN is
 * thrown. Accounts are never matched by e-mail address, since a former owner of the address could then take the
 * account.
 */
export async function memberOf(
  services: Pick<AuthServices, 'database' | 'settings'>,
  site: Site,
  identity: Identity,
  termsAccepted: boolean,
): Promise<string> {
  const known = await find(services, site, identity)
  if (known) return known
  if (!termsAccepted) throw new LiveryError('SOCIAL_UNKNOWN')
  // Another request has opened the account for the same identity: a second press, or another tab.
  const memberId = (await open(services, site, identity)) ?? (await find(services, site, identity))
  if (!memberId) throw new LiveryError('SOCIAL_FAILED')
  return memberId
}

async function find(
  { database }: Pick<AuthServices, 'database' | 'settings'>,
  { merchant }: Site,
  { network, subject }: Identity,
): Promise<string | null> {
  const rows = await database.rows(
    { memberId: text },
    `select member_id::text as "memberId" from social_identity
      where merchant_id = $1 and provider = $2 and subject = $3`,
    [merchant.id, network, subject],
  )
  return rows[0]?.memberId ?? null
}

/** Ends the transaction where the name or the identity already has an account. */
class Taken extends Error {}

/** Account, identity and opening balance at once, or none of them: then null. */
async function open(
  { database, settings }: Pick<AuthServices, 'database' | 'settings'>,
  site: Site,
  { network, subject, email, name }: Identity,
): Promise<string | null> {
  const { merchant } = site
  const own = Array.from({ length: NAME_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const account = `${network.slice(0, 1)}${own}`
  // Without an own password nobody can sign in by password.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
  try {
    return await database.transaction(async (tx) => {
      const member = { account, nickname: nickname(name), kind: 0, passwordHash, hasPassword: false, email }
      const memberId = await addMember(tx, merchant.id, member)
      if (memberId === null) throw new Taken()
      const linked = await tx.run(
        `insert into social_identity (merchant_id, provider, subject, member_id, email)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [merchant.id, network, subject, memberId, email],
      )
      if (linked === 0) throw new Taken()
      if (settings.demo) await openingBalance(tx, site, memberId)
      return memberId
    })
  } catch (error) {
    if (error instanceof Taken) return null
    throw error
  }
}

/** The nickname from a name: without control or direction marks, and shortened. */
function nickname(name: string | null): string | undefined {
  const clean = name
    ?.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NICKNAME)
  return clean || undefined
}
