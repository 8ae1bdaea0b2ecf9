/** What a browser can do; `install` when it can only after the site was added to the home screen. */
export type PushSupport = 'ready' | 'unsupported' | 'install' | 'denied'

/** Whether this browser can show notifications, and may. */
export function pushSupport(): PushSupport {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isAble) return isIos() && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** An iPad identifies itself as a Mac, but a Mac has no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
