import { toast } from '@livery/ui/toast'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadChunk } from '../chunks/load-chunk.ts'
import { errorText } from '../http/error-text.ts'
import type { OpenPopup, PopupName } from '../visit/popup-store.ts'
import { useVisit } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { loadPopupTexts } from './load-popup-texts.ts'
import type { Popup, PopupComponentProps, PopupRegistry } from './popup.ts'
import { PopupErrorBoundary } from './popup-error-boundary.tsx'
import { PopupLoading } from './popup-loading.tsx'

/** How long a closed pop-up stays for its closing animation. */
const LEAVING_MS = 320

type PopupView = ComponentType<PopupComponentProps<PopupName>>

const views = new WeakMap<Popup, PopupView>()

function viewOf(popup: Popup, visit: Visit): PopupView {
  const known = views.get(popup)
  if (known) return known
  const view = lazy(async () => {
    const [module] = await Promise.all([loadChunk(popup.load), loadPopupTexts(popup, visit)])
    return module
  }) as unknown as PopupView
  views.set(popup, view)
  return view
}

/** Shows the open pop-ups in the order they were opened, each from its own chunk. */
export function PopupLayer({ registry }: { readonly registry: PopupRegistry }) {
  const { popups } = useVisit()
  const stack = useStore(popups, (state) => state.stack)
  const [shown, setShown] = useState<readonly OpenPopup[]>([])
  // A closed pop-up stays a moment longer, below the open ones; if it is opened again meanwhile, that is a new one.
  const leaving = shown.filter((one) => !stack.some(({ key }) => key === one.key))
  const all = [...leaving, ...stack]
  if (all.length !== shown.length || all.some((one, index) => shown[index] !== one)) setShown(all)

  const leavingKeys = leaving.map(({ key }) => key).join()
  useEffect(() => {
    if (leavingKeys === '') return
    const timer = setTimeout(() => setShown(popups.getState().stack), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [leavingKeys, popups])

  return all.map((one) => {
    const popup = registry[one.name]
    return popup ? <Shown key={one.key} popup={popup} opened={one} open={stack.includes(one)} /> : null
  })
}

interface ShownProps {
  readonly popup: Popup
  readonly opened: OpenPopup
  readonly open: boolean
}

function Shown({ popup, opened, open }: ShownProps) {
  const visit = useVisit()
  const View = viewOf(popup, visit)
  const close = () => visit.popups.close(popup.name)
  const onFailed = (error: unknown) => {
    views.delete(popup)
    close()
    toast({ tone: 'error', title: errorText(visit.i18n, error) })
  }
  return (
    <PopupErrorBoundary onFailed={onFailed}>
      <Suspense fallback={open && <PopupLoading onCancel={close} />}>
        <View {...(opened.props as object)} open={open} close={close} />
      </Suspense>
    </PopupErrorBoundary>
  )
}
