import type { PushDevice } from '@livery/contract/messages/push'
import { Badge } from '@livery/ui/badge'
import { IconButton } from '@livery/ui/icon-button'
import { deviceName } from '../../../shared/device/device-name.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './notifications.css.ts'

interface DeviceRowProps {
  readonly device: PushDevice
  readonly isOwn: boolean
  readonly busy: boolean
  readonly onRemove: (id: string, done: string) => void
}

/** A device that shows the member's notifications. */
export function DeviceRow({ device: { id, userAgent, addedAt, sentAt }, isOwn, busy, onRemove }: DeviceRowProps) {
  const t = useText('messages')
  const moment = useMoment()
  const known = deviceName(userAgent)
  const device = known ? t('push.device', known) : t('push.unknownDevice')
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{device}</bdi>
          {isOwn && <Badge tone="success">{t('push.thisDevice')}</Badge>}
        </p>
        <p className={css.small}>
          {sentAt ? t('push.sentAt', { time: moment(sentAt) }) : t('push.addedAt', { time: moment(addedAt) })}
        </p>
      </div>
      <IconButton
        icon="close"
        size="sm"
        variant="plain"
        busy={busy}
        label={t('push.remove', { device })}
        onClick={() => onRemove(id, t('push.removed', { device }))}
      />
    </li>
  )
}
