import type { ResponseOf } from '@livery/contract/call'
import type { vip as vipCall } from '@livery/contract/rewards/vip'
import { toMinor } from '@livery/locale/amount'
import { Icon } from '@livery/ui/icon'
import { Progress } from '@livery/ui/progress'
import { useId } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './vip.css.ts'

export type Vip = ResponseOf<typeof vipCall>

/** The member's level, and what is still missing to the next one. */
export function VipStanding({ vip }: { readonly vip: Vip }) {
  const t = useText('rewards')
  const percent = usePercent()
  const id = useId()
  const { level, name, levels, days, keepPercent } = vip
  const next = levels.find((one) => one.level === level + 1)
  return (
    <section className={rewards.section} aria-labelledby={id}>
      <div className={css.standing}>
        <span className={css.crown}>
          <Icon name="crown" />
        </span>
        <div className={rewards.words}>
          <h2 id={id} className={rewards.small}>
            {t('vip.yours')}
          </h2>
          <p className={rewards.worth}>
            <bdi>{name}</bdi>
          </p>
        </div>
      </div>
      {next ? (
        <div className={css.next}>
          <h3 className={css.nextTitle}>{t('vip.to', { level: next.name })}</h3>
          {next.turnover !== null && <Measure label={t('vip.staked')} done={vip.turnover} target={next.turnover} />}
          {next.deposits !== null && <Measure label={t('vip.deposited')} done={vip.deposits} target={next.deposits} />}
        </div>
      ) : (
        <p>{t('vip.top')}</p>
      )}
      <p className={rewards.small}>
        {t('vip.days', { count: days })}{' '}
        {keepPercent === 0 ? t('vip.keepForEver') : t('vip.keep', { percent: percent(keepPercent) })}
      </p>
    </section>
  )
}

interface MeasureProps {
  readonly label: string
  readonly done: string
  readonly target: string
}

function Measure({ label, done, target }: MeasureProps) {
  const t = useText('rewards')
  const money = useMoney()
  const [some, all] = [toMinor(done, 4), toMinor(target, 4)]
  const shown = some < all ? done : target
  return (
    <Progress
      label={label}
      valueText={t('measure.done', { done: money(shown).text, target: money(target).text })}
      // A hundredth of a percent is finer than the bar can show.
      value={Number(some < all ? (some * 10_000n) / all : 10_000n)}
      max={10_000}
      tone={some < all ? 'brand' : 'success'}
    />
  )
}
