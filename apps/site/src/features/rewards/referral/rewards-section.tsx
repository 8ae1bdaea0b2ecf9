import type { ReferralReward } from '@livery/contract/rewards/referral'
import { Progress } from '@livery/ui/progress'
import { useId } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useRewardText } from '../../../shared/rewards/use-reward-text.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './referral.css.ts'

/** What is given for friends, and for what. */
export function RewardsSection({ rewards: given }: { readonly rewards: readonly ReferralReward[] }) {
  const t = useText('rewards')
  const id = useId()
  return (
    <section className={rewards.section} aria-labelledby={id}>
      <h2 id={id} className={rewards.title}>
        {t('referral.given')}
      </h2>
      <ul className={rewards.list}>
        {given.map((reward) => (
          <li key={reward.id} className={rewards.row}>
            <Given reward={reward} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Given({ reward }: { readonly reward: ReferralReward }) {
  const t = useText('rewards')
  const rewardText = useRewardText()
  const count = useCount()
  const { title, tier, kind, amount, turnoverTimes, friends } = reward
  const brought = useFriendRequirement(reward)
  return (
    <>
      <div className={rewards.line}>
        <div className={rewards.words}>
          <p className={rewards.name}>{title}</p>
          <p className={rewards.small}>
            {t(`referral.for.${tier as 0 | 1 | 2 | 3}`)} {brought}{' '}
            {turnoverTimes > 0 && t('rebate.stake', { times: count(turnoverTimes) })}
          </p>
        </div>
        {amount !== null && (
          <p className={css.amount}>
            <bdi>{rewardText(kind, amount)}</bdi>
          </p>
        )}
      </div>
      {friends && (
        <Progress
          label={t('measure.friends')}
          valueText={t('measure.done', {
            done: count(Math.min(friends.done, friends.target)),
            target: count(friends.target),
          })}
          value={Math.min(friends.done, friends.target)}
          max={friends.target}
          tone={friends.done < friends.target ? 'brand' : 'success'}
        />
      )}
    </>
  )
}

/** What a friend has to bring, in a sentence. */
function useFriendRequirement({ deposits, turnover }: ReferralReward): string {
  const t = useText('rewards')
  const money = useMoney()
  const [deposited, staked] = [deposits ?? '0', turnover ?? '0'].map((amount) => money(amount).text)
  if (deposits !== null && turnover !== null)
    return t('referral.both', { deposits: deposited ?? '', turnover: staked ?? '' })
  if (deposits !== null) return t('referral.deposits', { amount: deposited ?? '' })
  if (turnover !== null) return t('referral.turnover', { amount: staked ?? '' })
  return t('referral.comes')
}
