import { useId } from 'react'
import * as css from './footer.css.ts'

interface VendorMarkProps {
  readonly name: string
  /** One-colour drawing, 160×48. */
  readonly mono: string
}

/**
 * A vendor's logo in the colour of the surrounding text. The mask is an SVG attribute rather than a style: the address
 * is data, and the page's policy allows no inline style.
 */
export function VendorMark({ name, mono }: VendorMarkProps) {
  const id = useId()
  return (
    <svg className={css.mark} viewBox="0 0 160 48" role="img" aria-label={name}>
      <mask id={id} mask-type="alpha">
        <image href={mono} width="160" height="48" />
      </mask>
      <rect width="160" height="48" fill="currentColor" mask={`url(#${id})`} />
    </svg>
  )
}
