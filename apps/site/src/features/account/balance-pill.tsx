import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { amount } from '../../shared/member-centre/account-card.css.ts'
import { setBalanceHidden } from '../../shared/visit/preferences-store.ts'
import { usePreferences, useVisit } from '../../shared/visit/use-visit.ts'
import { BalanceAmount } from '../../shared/wallet/balance-amount.tsx'
import * as css from './account-controls.css.ts'
import { useRefreshBalance } from './use-refresh-balance.ts'

/** The balance in the header, with its hide toggle and its refresh. */
export function BalancePill() {
  const t = useText('core')
  const { boot, preferences, localStorage } = useVisit()
  const hidden = usePreferences((state) => state.balanceHidden)
  const { isFetching, refresh } = useRefreshBalance()
  return (
    <fieldset className={css.pill} aria-label={t('balance.label')}>
      <span aria-live="polite">
        <BalanceAmount className={amount} />
      </span>
      {boot.capabilities.HIDEBALANCE && (
        <IconButton
          className={css.pillButton}
          icon={hidden ? 'eye' : 'eye-off'}
          label={hidden ? t('balance.show') : t('balance.hide')}
          size="sm"
          variant="plain"
          onClick={() => setBalanceHidden(preferences, localStorage, !hidden)}
        />
      )}
      <IconButton
        className={css.refresh}
        icon="refresh"
        label={t('balance.refresh')}
        size="sm"
        variant="plain"
        busy={isFetching}
        onClick={refresh}
      />
    </fieldset>
  )
}
