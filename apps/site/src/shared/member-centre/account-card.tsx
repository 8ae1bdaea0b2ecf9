import type { MemberInfo } from '@livery/contract/account'
import { Avatar } from '@livery/ui/avatar'
import { Badge } from '@livery/ui/badge'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { BalanceAmount } from '../wallet/balance-amount.tsx'
import * as css from './account-card.css.ts'
import { initials } from './initials.ts'

interface AccountCardProps {
  readonly member: MemberInfo
  /** What else tells who it is, below the name. */
  readonly children?: ReactNode
}

/** The signed-in member, at the top of the account menu. */
export function AccountCard({ member, children }: AccountCardProps) {
  const t = useText('core')
  const label = member.isTrial ? t('header.trial') : member.isAgent ? t('header.agent') : member.vipLabelName
  return (
    <div className={css.card}>
      <div className={css.face}>
        <Avatar
          src={member.avatarUrl ?? undefined}
          alt=""
          initials={initials(member.nickname)}
          size="lg"
          className={css.picture}
        />
        <div className={css.who}>
          <bdi className={css.name}>{member.nickname}</bdi>
          {label && <Badge tone={member.isTrial ? 'warning' : 'accent'}>{label}</Badge>}
          {children}
        </div>
      </div>
      <div className={css.balance}>
        <span className={css.balanceLabel}>{t('balance.available')}</span>
        <BalanceAmount className={css.amount} />
      </div>
    </div>
  )
}
