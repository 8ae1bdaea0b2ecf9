import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { percent } from '@livery/locale/percent'
import { Icon } from '@livery/ui/icon'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/visit/use-visit.ts'
import { useDuration } from '../shared/use-duration.ts'
import * as css from './method-list.css.ts'

/** Kind, time, limits, and fee of a way to pay, in two lines. */
export function MethodFacts({ method: { kind, min, max, fee, usualMinutes } }: { readonly method: DepositMethod }) {
  const t = useText('deposit')
  const money = useMoney()
  const duration = useDuration()
  const language = usePreferences((state) => state.language)
  const fees = [
    ...(fee.basisPoints > 0 ? [percent(fee.basisPoints / 100, language)] : []),
    ...(/[1-9]/.test(fee.fixed) ? [money(fee.fixed).text] : []),
  ]
  return (
    <>
      <span className={css.facts}>
        <span>{t(`kind.${kind}`)}</span>
        <span className={css.fact}>
          <Icon name="clock" size="em" />
          {duration(usualMinutes)}
        </span>
      </span>
      <span className={css.facts}>
        <span>{t('method.limits', { min: money(min).text, max: money(max).text })}</span>
        <span>{fees.length === 0 ? t('method.free') : t('method.fee', { fee: fees.join(' + ') })}</span>
      </span>
    </>
  )
}
