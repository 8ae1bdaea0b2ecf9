import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from './use-site.ts'

/**
 * A part of a page that the browser takes over by itself, after what stands around it: a page that is taken over whole
 * answers to nobody for as long as that takes.
 */
export function Part({ children }: { readonly children: ReactNode }) {
  const { hydration } = useSite()
  const isTaken = useRef(false)
  const end = useRef<() => void>(undefined)
  // While a page is taken over this comes before the part's own effects; on a page that began here, after them.
  useEffect(() => {
    if (isTaken.current) return
    const taken = hydration.begin()
    end.current = taken
    return taken
  }, [hydration])
  const onTaken = () => {
    isTaken.current = true
    end.current?.()
  }
  return (
    <Suspense fallback={null}>
      {children}
      <PartEnd onTaken={onTaken} />
    </Suspense>
  )
}

function PartEnd({ onTaken }: { readonly onTaken: () => void }) {
  const taken = useEffectEvent(onTaken)
  useEffect(() => taken(), [])
  return null
}
