import { lazy, Suspense, useEffect, useState } from 'react'
import { untilLoaded } from '../on-demand/until-loaded.ts'
import { onFirstToast, type ToasterProps } from './toasts.ts'

export { dismissTimedToasts, type ToasterProps, type ToastMessage, toast } from './toasts.ts'
export type { ToastTone } from './tones.ts'

const load = () => import('./toast-region.tsx')
const ToastRegion = lazy(async () => ({ default: (await untilLoaded(load)).ToastRegion }))

/** Fetches the code of toasts before one is needed, so that a message can be shown when the connection is lost. */
export async function prepareToasts(): Promise<void> {
  await load()
}

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
