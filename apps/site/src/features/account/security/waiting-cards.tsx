import { PAGES } from '@livery/contract/pages'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useUnreadMessages } from '../../../shared/messages/use-unread-messages.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { OverviewCard } from './overview-card.tsx'

/** How many withdrawals are under way, with the amount of the newest of them. */
export function WithdrawalsCard() {
  const counted = useCounted()
  const core = useText('core')
  const money = useMoney()
  const { data, isError } = useAnswer('withdrawals', {}, { staleMs: 0 })
  const open = data?.withdrawals.filter(({ group }) => group === 'inProcess')
  const [newest] = open ?? []
  return (
    <OverviewCard
      icon="upload"
      title={core('page.withdraw')}
      href={PAGES.withdraw.path}
      value={open ? counted(open.length, 'noneUnderWay', 'underWay') : isError ? '–' : undefined}
      more={newest && <bdi>{money(newest.amount).text}</bdi>}
    />
  )
}

/** How many rewards wait for a claim. */
export function RewardsCard() {
  const counted = useCounted()
  const core = useText('core')
  const { data, isError } = useAnswer('rewardCounts', {})
  return (
    <OverviewCard
      icon="gift"
      title={core('page.rewardCenter')}
      href={PAGES.rewardCenter.path}
      value={data ? counted(data.rewardCenter, 'nothingToClaim', 'toClaim') : isError ? '–' : undefined}
    />
  )
}

/** How many messages are unread. */
export function MessagesCard() {
  const counted = useCounted()
  const core = useText('core')
  const unread = useUnreadMessages()
  return (
    <OverviewCard
      icon="mail"
      title={core('page.messageV2')}
      href={PAGES.messageV2.path}
      value={counted(unread, 'allRead', 'unread')}
    />
  )
}

type Counted = 'underWay' | 'toClaim' | 'unread'
type None = 'noneUnderWay' | 'nothingToClaim' | 'allRead'

/** Puts a number of things, or none, into words. */
function useCounted() {
  const t = useText('auth')
  return (count: number, none: None, some: Counted) =>
    count === 0 ? t(`security.overview.${none}`) : t(`security.overview.${some}`, { count })
}
