import { findMember } from '../../../members/member-by.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import { mailOf } from '../../../tenancy/letters/mail-of.ts'
import type { AuthContext } from '../services.ts'

/** Writes down that a password was changed and by what, and tells its owner by e-mail, in case it was somebody else. */
export async function passwordChanged(
  { services, site, http }: Pick<AuthContext, 'services' | 'site' | 'http'>,
  member: { readonly id: string; readonly isAgent?: boolean },
  way: 'password' | 'sms',
): Promise<void> {
  const { database, sending, texts } = services
  const { merchant } = site
  const { id: memberId, isAgent = false } = member
  await recordAct(database, {
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
  sending.behind('telling of a changed password', async () => {
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
  })
}
