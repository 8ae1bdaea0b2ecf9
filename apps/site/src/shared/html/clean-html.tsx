import { cx } from '@livery/ui/cx'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../visit/use-hydrated.ts'
import { richText } from './rich-text.css.ts'

interface CleanHtmlProps {
  readonly html: string
  readonly className?: string | undefined
}

/**
 * HTML from the gateway, cleaned once more (docs/decisions/15): by the browser's own sanitiser where it has one, else
 * by DOMPurify, which is loaded for that. The page's first HTML holds it as the gateway cleaned it, for search engines
 * and readers without scripts; HTML that arrives later is shown only after it is cleaned.
 */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [served] = useState(() => (hydrated ? null : html))
  useEffect(() => {
    const element = place.current
    if (!element) return
    if (typeof element.setHTML === 'function') {
      element.setHTML(html)
      return
    }
    let gone = false
    void import('./purify.ts').then(({ purify }) => {
      if (!gone) element.replaceChildren(purify(html))
    })
    return () => {
      gone = true
    }
  }, [html])
  // On hydration this only repeats what is there already; the page's policy refuses to set HTML this way in the
  // browser.
  const first = served === html ? { dangerouslySetInnerHTML: { __html: html } } : {}
  return <div ref={place} className={cx(richText, className)} {...first} />
}
