import { probeLocale } from '@livery/locale/probe'
import { Clock } from '@livery/ui/clock'
import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { usePreferences, useSession, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './agent-controls.css.ts'

/** The agent's name, and the time in the merchant's zone, to the second (docs/product.md 11.2). */
export function AgentControls() {
  const t = useText('core')
  const { boot, popups } = useVisit()
  // The calendar and figures of every other day on the page; not every browser knows every month's name.
  const { tag, full } = probeLocale(usePreferences((state) => state.language))
  const member = useSession((state) => state.member)
  if (!member?.isAgent) return null
  return (
    <div className={css.controls}>
      <Clock
        className={css.clock}
        locale={tag}
        timeZone={boot.merchant.timeZone}
        parts={full ? 'date-time' : 'figures'}
        zoneNamed
        label={boot.merchant.timeZone}
      />
      <bdi className={css.name}>{member.nickname || member.account}</bdi>
      <IconButton
        icon="sign-out"
        label={t('account.signOut')}
        variant="plain"
        onClick={() => popups.open('signOut', {})}
      />
    </div>
  )
}
