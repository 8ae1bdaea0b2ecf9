import { LiveryError } from '@livery/contract/errors'
import { getBalanceV2, loginInfo, type MemberInfo, memberIcon, memberInfo } from '@livery/contract/member'
import { fromMinor } from '@livery/locale/amount'
import type { FastifyInstance } from 'fastify'
import { type CallContext, callRoute } from '../../calls/call-route.ts'
import type { Gateway } from '../../composition/gateway.ts'
import { readBalance } from '../../ledger/wallet/balance.ts'
import { avatarOf } from '../../members/avatar.ts'
import { reportSignIn } from './report-sign-in.ts'

type Signed = Pick<CallContext<typeof memberInfo>, 'gateway' | 'site' | 'account'>

export function accountRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, memberInfo, memberInfoOf)
  callRoute(app, gateway, loginInfo, async (context) => {
    await reportSignIn(context)
    return memberInfoOf(context)
  })
  callRoute(app, gateway, memberIcon, async ({ account }) => ({
    icon: account && avatarOf(account.memberId),
  }))
  callRoute(app, gateway, getBalanceV2, async (context) => ({
    balance: await balanceOf(context),
    currency: context.site.merchant.currency.code,
  }))
}

async function memberInfoOf(context: Signed): Promise<MemberInfo> {
  const { site, account } = context
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  return {
    id: account.memberId,
    account: account.account,
    nickname: account.nickname,
    type: account.kind,
    isAgent: account.isAgent,
    isTrial: account.isTrial,
    avatarUrl: avatarOf(account.memberId),
    vipLabelName: site.merchant.capabilities.VIP ? `VIP ${account.vipLevel}` : null,
    vipRankLevel: account.vipLevel,
    currency: site.merchant.currency.code,
    unreadMessage: 0,
    balance: await balanceOf(context),
  }
}

/** The caller's balance as a decimal string, from the primary database. */
async function balanceOf({ gateway, site, account }: Signed) {
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  const { code, exponent } = site.merchant.currency
  return fromMinor(await readBalance(gateway.database, site.merchant.id, account.memberId, code), exponent)
}
