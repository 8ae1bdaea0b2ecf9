import type { RebateRate } from '@livery/contract/rewards/rebate'
import { useId } from 'react'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useVendorName } from '../../../shared/games/use-vendor-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from '../rewards.css.ts'

/** The member's rates, by game type and provider. */
export function RebateRates({ rates }: { readonly rates: readonly RebateRate[] }) {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const vendorName = useVendorName()
  const percent = usePercent()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {t('rebate.rates')}
        </h2>
        <p className={css.small}>{t('rebate.ratesText')}</p>
      </div>
      <dl className={css.rates}>
        {rates.map(({ vendor, gameType, percent: rate }) => (
          <div key={`${vendor} ${gameType}`} className={css.rate}>
            <dt className={css.words}>
              <span className={css.name}>{core(`category.${(gameType ?? 'ALL') as 'RNG'}`)}</span>
              <bdi className={css.small}>{vendor === null ? history('filter.allVendors') : vendorName(vendor)}</bdi>
            </dt>
            <dd className={css.rateFigure}>{percent(Number(rate))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
