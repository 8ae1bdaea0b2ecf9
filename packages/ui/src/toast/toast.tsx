import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast, type ToasterProps } from './toasts.ts'

export { type ToasterProps, type ToastMessage, toast } from './toasts.ts'
export type { ToastTone } from './tones.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

/** Where toasts appear; once in a page. Its code is fetched with the first toast. */
export function Toaster(props: ToasterProps) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => onFirstToast(() => setLoaded(true)), [])
  return isLoaded ? (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  ) : null
}
