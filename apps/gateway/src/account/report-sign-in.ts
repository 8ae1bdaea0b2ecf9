import type { loginInfo } from '@livery/contract/member'
import type { CallContext } from '../http/call-route.ts'

/** What a browser says of itself after a sign-in: its language is the member's from then on. */
export async function reportSignIn({
  gateway,
  site,
  account,
  request,
}: Pick<CallContext<typeof loginInfo>, 'gateway' | 'site' | 'account' | 'request'>): Promise<void> {
  if (!account || !site.merchant.languages.includes(request.language)) return
  await gateway.database.pool.query(
    'update member set language = $3 where merchant_id = $1 and id = $2 and language is distinct from $3',
    [account.merchantId, account.memberId, request.language],
  )
}
