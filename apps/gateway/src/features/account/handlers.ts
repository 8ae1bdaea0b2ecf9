import type { MemberInfo, memberInfo } from '@livery/contract/account'
import { fromMinor } from '@livery/locale/amount'
import { bindHandlers, type CallContext } from '../../calls/handlers.ts'
import { readBalance } from '../../ledger/wallet/balance.ts'
import { avatarOf } from '../../members/avatar.ts'
import { reportSignIn } from './report-sign-in.ts'
import type { AccountServices } from './services.ts'

type Signed = Pick<CallContext<typeof memberInfo, AccountServices>, 'services' | 'site' | 'account'>

export function accountHandlers(services: AccountServices) {
  return bindHandlers(services, {
    memberInfo: memberInfoOf,
    loginInfo: async (context) => {
      await reportSignIn(context)
      return memberInfoOf(context)
    },
    memberIcon: async ({ account }) => ({
      icon: avatarOf(account.memberId),
    }),
    getBalanceV2: async (context) => ({
      balance: await balanceOf(context),
      currency: context.site.merchant.currency.code,
    }),
  })
}

async function memberInfoOf(context: Signed): Promise<MemberInfo> {
  const { site, account } = context
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
async function balanceOf({ services, site, account }: Signed) {
  const { code, exponent } = site.merchant.currency
  return fromMinor(await readBalance(services.database, site.merchant.id, account.memberId, code), exponent)
}
