import type { PointRate } from '@livery/contract/rewards/points/mall'
import { useId } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useVendorName } from '../../../shared/games/use-vendor-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from '../rewards.css.ts'
import { usePointsText } from './use-points.ts'

/** What earns points, and how many. */
export function RatesSection({ rates }: { readonly rates: readonly PointRate[] }) {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const money = useMoney()
  const vendorName = useVendorName()
  const pointsText = usePointsText()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {t('mall.rates')}
        </h2>
        <p className={css.small}>{t('mall.ratesText')}</p>
      </div>
      <dl className={css.rates}>
        {rates.map(({ kind, vendor, gameType, points, per }) => (
          <div key={`${kind} ${vendor} ${gameType}`} className={css.rate}>
            <dt className={css.words}>
              <span className={css.name}>
                {kind === 'deposit' ? t('mall.kind.deposit') : core(`category.${(gameType ?? 'ALL') as 'RNG'}`)}
              </span>
              {kind !== 'deposit' && (
                <bdi className={css.small}>{vendor === null ? history('filter.allVendors') : vendorName(vendor)}</bdi>
              )}
            </dt>
            <dd className={css.rateFigure}>{t('mall.per', { points: pointsText(points), amount: money(per).text })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
