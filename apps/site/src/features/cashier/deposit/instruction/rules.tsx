import type { DepositKind } from '@livery/contract/payments/method'
import { Icon } from '@livery/ui/icon'
import { useText } from '../../../../shared/i18n/use-text.ts'
import * as css from '../deposit.css.ts'

/** What holds for every payment: exactly, once, from one's own account; and what happens otherwise. */
export function Rules({ kind }: { readonly kind: DepositKind }) {
  const t = useText('deposit')
  const rules = [t('rule.exact'), t('rule.once'), ...(kind === 'voucher' ? [] : [t('rule.own')])]
  return (
    <div className={css.rules}>
      <ul className={css.ruleList}>
        {rules.map((rule) => (
          <li key={rule} className={css.rule}>
            <Icon name="check" size="sm" />
            {rule}
          </li>
        ))}
      </ul>
      <details className={css.otherwise}>
        <summary>{t('rule.otherwise')}</summary>
        <p>{t('rule.otherwiseText')}</p>
      </details>
    </div>
  )
}
