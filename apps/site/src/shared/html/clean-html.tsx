import { cx } from '@livery/ui/cx'
import { useEffect, useRef } from 'react'
import { richText } from './rich-text.css.ts'

interface CleanHtmlProps {
  readonly html: string
  readonly className?: string | undefined
}

/**
 * HTML from the gateway, cleaned once more (ruling 15): by the browser's own sanitiser where it has one, else by
 * DOMPurify, which is loaded for that. Nothing shows until it is clean.
 */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
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
  return <div ref={place} className={cx(richText, className)} dir="auto" />
}
