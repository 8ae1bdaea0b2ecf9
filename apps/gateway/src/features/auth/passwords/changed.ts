import { findMember } from '../../../members/member-by.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import { mailOf } from '../../../tenancy/letters/mail-of.ts'
import type { AuthContext } from '../services.ts'

/**
 * Records that a password was changed and by what; once that is committed its owner is told by e-mail, in case it was
 * somebody else.
 */
export async function recordChange(
  tx: Transaction,
  { services, site, http }: Pick<AuthContext, 'services' | 'site' | 'http'>,
  member: { readonly id: string; readonly isAgent?: boolean },
  way: 'password' | 'sms',
): Promise<void> {
  const { database, sending, texts } = services
  const { merchant } = site
  const { id: memberId, isAgent = false } = member
  await recordAct(tx, {
    merchantId: merchant.id,
    memberId,
    isAgent,
    act: 'password-changed',
    detail: { way },
    ip: http.ip,
  })
  const sender = sending.mail(merchant)
  if (!sender) return
  const requestLanguage = site.languageOf(http)
  const tell = async () => {
    const owner = await findMember(database, merchant.id, 'id', memberId)
    if (!owner?.email) return
    const letters = lettersOf(texts, site, owner.language ?? requestLanguage)
    await sender.send(
      mailOf(site, letters, owner.email, {
        subject: 'changed.subject',
        lines: ['changed.lead', 'changed.notYou'],
        values: { account: owner.account },
      }),
    )
  }
  tx.afterCommit(() => sending.behind('telling of a changed password', tell))
}
