import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useVisit } from './use-visit.ts'

/**
 * A part of a page that hydrates separately, after its surroundings: a page that hydrates as a whole does not react to
 * input for as long as that takes.
 */
export function Part({ children }: { readonly children: ReactNode }) {
  const { hydration } = useVisit()
  const isTaken = useRef(false)
  const end = useRef<() => void>(undefined)
  // During hydration this runs before the part's own effects; on a page rendered in the browser, after them.
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
