import { PUSH_KINDS } from '@livery/contract/messages/push-words'
import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { Skeleton } from '@livery/ui/skeleton'
import { Switch } from '@livery/ui/switch'
import { useOnline } from '../../../shared/connection/use-online.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { DeviceRow } from './device-row.tsx'
import * as css from './notifications.css.ts'
import { useNotifications } from './use-notifications.ts'

/** Notifications: whether this device shows them, of what, and which other devices do. */
export default function NotificationsPopup({ open, close }: PopupComponentProps<'notifications'>) {
  const t = useText('messages')
  const core = useText('core')
  const isOnline = useOnline()
  const notifications = useNotifications()
  const { settings, support, busy, own, isOn, noAnswer } = notifications
  const { data, isPending, isError, refetch } = settings
  return (
    <Dialog open={open} onClose={close} title={t('push.title')} closeLabel={core('a11y.closeDialog')}>
      <div className={css.body}>
        <p className={css.lead}>{t('push.lead')}</p>
        {!isOnline && <p role="status">{t('push.offline')}</p>}
        {isPending && <Skeleton shape="text" />}
        {isError && !data && <RetryNotice onRetry={() => void refetch()} />}
        {data && (
          <>
            <div className={css.here}>
              {support === 'ready' ? (
                <Switch
                  label={t('push.here')}
                  checked={isOn}
                  disabled={!isOnline || busy !== null}
                  onChange={({ target }) => notifications.turn(target.checked)}
                />
              ) : (
                <p>{t(`push.${support}`)}</p>
              )}
              {support === 'install' && (
                <ButtonLink
                  href={`${PAGES.download.path}#web`}
                  variant="secondary"
                  size="sm"
                  icon="download"
                  className={css.how}
                  onClick={close}
                >
                  {t('push.installHow')}
                </ButtonLink>
              )}
              <p role="status" className={css.note}>
                {noAnswer && t('push.noAnswer')}
              </p>
            </div>
            <section className={css.kinds}>
              <h3 className={css.heading}>{t('push.about')}</h3>
              {PUSH_KINDS.map((kind) => (
                <Switch
                  key={kind}
                  label={t(`push.kind.${kind}`)}
                  checked={data.kinds.includes(kind)}
                  disabled={!isOnline || busy !== null}
                  onChange={({ target }) => notifications.choose(kind, target.checked)}
                />
              ))}
            </section>
            <section className={css.part}>
              <h3 className={css.heading}>{t('push.devices')}</h3>
              {data.devices.length === 0 && <p className={css.small}>{t('push.noDevices')}</p>}
              <ul>
                {data.devices.map((device) => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    isOwn={device.id === own}
                    busy={busy === device.id}
                    onRemove={notifications.remove}
                  />
                ))}
              </ul>
            </section>
          </>
        )}
      </div>
    </Dialog>
  )
}
