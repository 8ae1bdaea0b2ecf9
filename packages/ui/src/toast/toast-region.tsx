import { Toast as Base } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import * as css from './toast.css.ts'
import { type ToasterProps, type ToastTone, takeToasts } from './toasts.ts'

const LIMIT = 3
const TIMEOUT_MS = 5000

type Data = { tone: ToastTone; action?: { label: string; onPress: () => void } | undefined }

/** The region itself, the part that is fetched late. Errors are announced at once, the rest when there is a pause. */
export function ToastRegion({ label, dismissLabel }: ToasterProps) {
  return (
    <Base.Provider limit={LIMIT} timeout={TIMEOUT_MS}>
      <Base.Portal>
        <Base.Viewport className={css.viewport} aria-label={label}>
          <Toasts dismissLabel={dismissLabel} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Toasts({ dismissLabel }: { dismissLabel: string }) {
  const { toasts, add } = Base.useToastManager<Data>()
  useEffect(
    () =>
      takeToasts(({ id, tone = 'info', title, text, timeoutMs, action }) => {
        add({
          ...(id !== undefined && { id }),
          ...(timeoutMs !== undefined && { timeout: timeoutMs }),
          title,
          description: text,
          priority: tone === 'error' ? 'high' : 'low',
          data: { tone, action },
        })
      }),
    [add],
  )
  return toasts.map((item) => {
    const { tone = 'info', action } = item.data ?? {}
    return (
      <Base.Root key={item.id} toast={item} className={css.toast} swipeDirection={[]}>
        <Base.Content className={css.content}>
          <Icon name={tone} className={css.tone[tone]} />
          <div className={css.words}>
            <Base.Title className={css.title} />
            {item.description && <Base.Description className={css.text} />}
          </div>
          {action && (
            <Base.Action render={<Button variant="secondary" size="sm" />} onClick={() => action.onPress()}>
              {action.label}
            </Base.Action>
          )}
          <Base.Close aria-label={dismissLabel} render={<IconButton icon="close" label={dismissLabel} size="sm" />} />
        </Base.Content>
      </Base.Root>
    )
  })
}
