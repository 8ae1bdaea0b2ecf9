import type { MemberInfo, memberInfo } from '@livery/contract/account'
import { bindHandlers, type CallContext } from '../../calls/handlers.ts'
import { avatarOf } from '../../members/avatar.ts'
import { balanceOf } from '../../members/balance.ts'
import { unreadMessages } from '../../members/messages/inbox.ts'
import { vipName } from '../../members/vip/benefits.ts'
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
  })
}

async function memberInfoOf(context: Signed): Promise<MemberInfo> {
  const { services, site, account } = context
  return {
    id: account.memberId,
    account: account.account,
    nickname: account.nickname,
    type: account.kind,
    isAgent: account.isAgent,
    isTrial: account.isTrial,
    avatarUrl: avatarOf(account.memberId),
    vipLabelName: site.merchant.capabilities.VIP ? vipName(site.merchant, account.vipLevel) : null,
    vipRankLevel: account.vipLevel,
    currency: site.merchant.currency.code,
    unreadMessage: account.isTrial ? 0 : await unreadMessages(services.database, account),
    balance: await balanceOf(services.database, site.merchant, account.memberId),
  }
}
