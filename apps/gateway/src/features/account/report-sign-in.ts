import type { loginInfo } from '@livery/contract/account'
import type { CallContext } from '../../calls/handlers.ts'
import { recordAct } from '../../platform/audit/record.ts'
import type { AccountServices } from './services.ts'

/** Records what a browser reports after a sign-in; its language becomes the member's. */
export async function reportSignIn({
  services,
  site,
  account,
  request,
  http,
}: Pick<
  CallContext<typeof loginInfo, AccountServices>,
  'services' | 'site' | 'account' | 'request' | 'http'
>): Promise<void> {
  const { merchantId, memberId, isAgent } = account
  const isOffered = site.merchant.languages.includes(request.language)
  // Only known values are recorded, never free text.
  const detail = {
    ...(isOffered && { language: request.language }),
    ...(isTimeZone(request.timeZone) && { timeZone: request.timeZone }),
  }
  await services.database.transaction(async (tx) => {
    await recordAct(tx, { merchantId, memberId, isAgent, act: 'sign-in-reported', detail, ip: http.ip })
    if (!isOffered) return
    await tx.run(
      'update member set language = $3 where merchant_id = $1 and id = $2 and language is distinct from $3',
      [merchantId, memberId, request.language],
    )
  })
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
