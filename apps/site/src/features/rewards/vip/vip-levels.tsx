import type { VipLevel } from '@livery/contract/rewards/vip'
import { Badge } from '@livery/ui/badge'
import { Table, type TableColumn } from '@livery/ui/table'
import { useId } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useRewardText } from '../../../shared/rewards/use-reward-text.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './vip.css.ts'
import type { Vip } from './vip-standing.tsx'

/** What each level requires and gives; columns without a value at any level are left out. */
export function VipLevels({ vip: { level: own, levels } }: { readonly vip: Vip }) {
  const t = useText('rewards')
  const money = useMoney()
  const count = useCount()
  const percent = usePercent()
  const rewardText = useRewardText()
  const id = useId()
  const nothing = <span aria-hidden="true">–</span>
  const columns: TableColumn<VipLevel>[] = [
    {
      id: 'level',
      title: t('vip.level'),
      isRowHeader: true,
      cell: ({ level, name }) => (
        <span className={css.level}>
          <bdi>{name}</bdi>
          {level === own && <Badge tone="accent">{t('vip.present')}</Badge>}
        </span>
      ),
    },
    {
      id: 'takes',
      title: t('vip.takes'),
      cell: ({ turnover, deposits }) => (
        <span className={css.takes}>
          {turnover !== null && (
            <span>
              {t('vip.staked')} <bdi className={css.amount}>{money(turnover).text}</bdi>
            </span>
          )}
          {deposits !== null && (
            <span>
              {t('vip.deposited')} <bdi className={css.amount}>{money(deposits).text}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'rebate',
      title: t('vip.rebate'),
      align: 'end',
      cell: ({ rebatePercent }) => (rebatePercent === null ? nothing : <bdi>+{percent(Number(rebatePercent))}</bdi>),
    },
    {
      id: 'withdrawals',
      title: t('vip.withdrawals'),
      align: 'end',
      cell: ({ withdrawalsPerDay }) => count(withdrawalsPerDay),
    },
    {
      id: 'most',
      title: t('vip.most'),
      align: 'end',
      cell: ({ withdrawalPerDay }) =>
        withdrawalPerDay === null ? t('vip.any') : <bdi className={css.amount}>{money(withdrawalPerDay).text}</bdi>,
    },
    {
      id: 'reward',
      title: t('vip.reward'),
      align: 'end',
      cell: ({ reward }) =>
        reward ? <bdi className={css.amount}>{rewardText(reward.kind, reward.amount)}</bdi> : nothing,
    },
    {
      id: 'regular',
      title: t('vip.regular'),
      align: 'end',
      cell: ({ regular }) =>
        regular.length === 0
          ? nothing
          : regular.map(({ kind, amount, period }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and their order is the merchant's
              <span key={at} className={css.regular}>
                <bdi className={css.amount}>{rewardText(kind, amount)}</bdi>{' '}
                <span className={rewards.small}>{t(`period.${period}`)}</span>
              </span>
            )),
    },
  ]
  const shown = columns.filter(({ id: column }) => {
    if (column === 'rebate') return levels.some(({ rebatePercent }) => rebatePercent !== null)
    if (column === 'most') return levels.some(({ withdrawalPerDay }) => withdrawalPerDay !== null)
    if (column === 'regular') return levels.some(({ regular }) => regular.length > 0)
    return column !== 'reward' || levels.some(({ reward }) => reward !== null)
  })
  return (
    <section className={rewards.section} aria-labelledby={id}>
      <h2 id={id} className={rewards.title}>
        {t('vip.all')}
      </h2>
      <Table caption={t('vip.all')} captionHidden columns={shown} rows={levels} rowId={({ level }) => String(level)} />
    </section>
  )
}
