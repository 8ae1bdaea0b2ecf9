import type { ConfirmDialogProps } from '@livery/ui/confirm-dialog'
import { untilLoaded } from '@livery/ui/until-loaded'
import { lazy, Suspense, useRef } from 'react'

const LoadedDialog = lazy(() =>
  untilLoaded(async () => ({ default: (await import('@livery/ui/confirm-dialog')).ConfirmDialog })),
)

/** A question that is rarely asked, so its dialog is loaded with the press and not with the page. */
export function Confirm(props: ConfirmDialogProps) {
  const wasOpened = useRef(false)
  wasOpened.current ||= props.open
  return (
    wasOpened.current && (
      <Suspense fallback={null}>
        <LoadedDialog {...props} />
      </Suspense>
    )
  )
}
