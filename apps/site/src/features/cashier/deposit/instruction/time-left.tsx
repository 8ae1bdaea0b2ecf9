import type { Deposit } from '@livery/contract/cashier/deposits'
import { Countdown } from '@livery/ui/countdown'
import { Icon } from '@livery/ui/icon'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { useDuration } from '../../shared/use-duration.ts'
import * as css from '../deposit.css.ts'

interface TimeLeftProps {
  readonly deposit: Deposit
  readonly clock: () => number
  readonly onOver: () => void
}

/** The time left to pay, by the server's clock; read at a few moments and not at each second. */
export function TimeLeft({ deposit: { expiresAt }, clock, onOver }: TimeLeftProps) {
  const t = useText('deposit')
  const duration = useDuration()
  return (
    <p className={css.timeLeft}>
      <Icon name="clock" size="sm" />
      <span>{t('time.left')}</span>
      <Countdown
        until={Date.parse(expiresAt)}
        clock={clock}
        label={t('time.left')}
        urgent
        announce={({ days, hours, minutes }) =>
          t('time.announced', { time: duration(days * 1440 + hours * 60 + Math.max(minutes, 1)) })
        }
        ended={t('time.over')}
        onEnd={onOver}
      />
    </p>
  )
}
