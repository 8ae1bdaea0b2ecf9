import { Toast as Base } from '@base-ui/react/toast'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import * as css from './toast.css.ts'
import { createToastTimers, type ToastTimers } from './toast-timers.ts'
import { type ToasterProps, takeToasts } from './toasts.ts'
import type { ToastTone } from './tones.ts'

const LIMIT = 3
const TIMEOUT_MS = 5000

type Data = { tone: ToastTone; timeoutMs: number; action?: { label: string; onPress: () => void } | undefined }

/** The region itself, which is loaded late. Errors are announced at once, other messages at the next pause. */
export function ToastRegion({ label, dismissLabel }: ToasterProps) {
  return (
    <Base.Provider limit={LIMIT} timeout={0}>
      <Region label={label} dismissLabel={dismissLabel} />
    </Base.Provider>
  )
}

function Region({ label, dismissLabel }: ToasterProps) {
  const { toasts, add, close } = Base.useToastManager<Data>()
  const [timers] = useState(() => createToastTimers(close))
  const holders = useHolders(timers, toasts.length)
  const made = useRef(0)

  const dismissTimed = useEffectEvent(() => {
    for (const { id, data } of toasts) if (data?.tone !== 'error' && timers.isPassing(id)) close(id)
  })
  useEffect(
    () =>
      takeToasts(
        ({ id = `toast-${++made.current}`, tone = 'info', title, text, timeoutMs = TIMEOUT_MS, action }) => {
          add({
            id,
            title,
            description: text,
            priority: tone === 'error' ? 'high' : 'low',
            data: { tone, timeoutMs, action },
            onClose: () => timers.forget(id),
          })
        },
        () => dismissTimed(),
      ),
    [add, timers],
  )
  useEffect(() => timers.clear, [timers])

  return (
    <Base.Portal>
      <Base.Viewport className={css.viewport} aria-label={label} {...holders}>
        {toasts.map((item) => {
          const { tone = 'info', action } = item.data ?? {}
          return (
            <Base.Root key={item.id} toast={item} className={css.toast} swipeDirection={[]}>
              <Timer id={item.id} data={item.data} timers={timers} />
              <Base.Content className={css.content}>
                <Icon name={tone} className={css.tone[tone]} />
                <div className={css.words}>
                  <Base.Title className={css.title} />
                  {item.description && <Base.Description className={css.text} />}
                </div>
                {action && (
                  <Base.Action
                    render={<Button variant="secondary" size="sm" />}
                    onClick={() => {
                      // What it offers is done: a second press would do it again.
                      close(item.id)
                      action.onPress()
                    }}
                  >
                    {action.label}
                  </Base.Action>
                )}
                <Base.Close
                  aria-label={dismissLabel}
                  render={<IconButton icon="close" label={dismissLabel} size="sm" />}
                />
              </Base.Content>
            </Base.Root>
          )
        })}
      </Base.Viewport>
    </Base.Portal>
  )
}

/** A toast's time begins when it is in the page: a busy browser may take a while to show it. */
function Timer({ id, data, timers }: { id: string; data: Data | undefined; timers: ToastTimers }) {
  // A toast that replaces another of its id has other data.
  useEffect(() => {
    if (data) timers.start(id, data.timeoutMs)
  }, [id, data, timers])
  return null
}

/** Timers pause under the pointer, while focus is in the toasts, and while nobody can see the page. */
function useHolders(timers: ToastTimers, count: number) {
  const held = useRef({ pointer: false, focus: false, hidden: false })
  const hold = useCallback(
    (by: keyof typeof held.current, on: boolean) => {
      held.current[by] = on
      const { pointer, focus, hidden } = held.current
      timers.hold(pointer || focus || hidden)
    },
    [timers],
  )
  useEffect(() => {
    const follow = () => hold('hidden', document.hidden)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [hold])
  useEffect(() => {
    if (count > 0) return
    // When the last toast disappears under the pointer, no leave event follows.
    hold('pointer', false)
    hold('focus', false)
  }, [count, hold])
  return {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: (event: { target: Element }) => hold('focus', event.target.matches(':focus-visible')),
    onBlur: () => hold('focus', false),
  }
}
