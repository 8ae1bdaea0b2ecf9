import { useEffect } from 'react'
import { useVisit } from '../../shared/visit/use-visit.ts'

const TYPED_IN = 'input, textarea, select, [contenteditable], [role="textbox"]'

/** `/` opens the search on every page, but not where one types or where a pop-up is open. */
export function useSearchKey(isOff: boolean): void {
  const { popups } = useVisit()
  useEffect(() => {
    if (isOff) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
      if (popups.getState().stack.length > 0) return
      event.preventDefault()
      popups.open('search', {})
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [popups, isOff])
}
