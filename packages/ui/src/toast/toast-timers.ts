type Running = { leftMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

export type ToastTimers = {
  /** Starts or restarts a toast's timer. 0: it does not end. */
  readonly start: (id: string, timeMs: number) => void
  readonly forget: (id: string) => void
  /** Whether a toast disappears by itself. */
  readonly isPassing: (id: string) => boolean
  /** Timers pause while somebody points at the toasts or tabs through them. */
  readonly hold: (on: boolean) => void
  readonly clear: () => void
}

/**
 * The timers of toasts. Base UI's own are not used, because they pause while the window has no focus: a player's focus
 * is in the game's frame, and a toast over the game would never disappear.
 * @param end called once when a toast's time is over
 */
export function createToastTimers(end: (id: string) => void): ToastTimers {
  const toasts = new Map<string, Running>()
  let held = false

  const run = (id: string, toast: Running) => {
    toast.startedAt = performance.now()
    toast.timer = setTimeout(() => {
      toasts.delete(id)
      end(id)
    }, toast.leftMs)
  }
  const rest = (toast: Running) => {
    clearTimeout(toast.timer)
    toast.leftMs -= performance.now() - toast.startedAt
  }
  const forget = (id: string) => {
    clearTimeout(toasts.get(id)?.timer)
    toasts.delete(id)
  }
  return {
    start(id, timeMs) {
      forget(id)
      if (timeMs <= 0) return
      const toast: Running = { leftMs: timeMs, startedAt: 0, timer: undefined }
      toasts.set(id, toast)
      if (!held) run(id, toast)
    },
    forget,
    isPassing: (id) => toasts.has(id),
    hold(on) {
      if (on === held) return
      held = on
      for (const [id, toast] of toasts) on ? rest(toast) : run(id, toast)
    },
    clear() {
      for (const id of [...toasts.keys()]) forget(id)
    },
  }
}
