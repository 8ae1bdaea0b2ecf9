import { useId } from 'react'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './logo.css.ts'

/** Wordmarks are at most eight times as wide as high. */
const [WIDTH, HEIGHT] = [384, 48]

/**
 * The merchant's wordmark in the colour of the surrounding text, for backgrounds that its own colours do not suit. The
 * mask is an SVG attribute rather than a style: the address is data, and the page's policy allows no inline style.
 */
export function Wordmark() {
  const id = useId()
  const { merchant, language, mode } = useVisit().boot
  // Both wordmarks have the same outline, and the header is loading this one already.
  const outline = merchant.logo[mode === 'dark' ? 'dark' : 'light']
  const side = language.dir === 'rtl' ? 'xMaxYMid' : 'xMinYMid'
  return (
    <svg
      className={css.wordmark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={side}
      role="img"
      aria-label={merchant.name}
    >
      <mask id={id} mask-type="alpha">
        <image
          href={`${outline}#svgView(preserveAspectRatio(${side}))`}
          width={WIDTH}
          height={HEIGHT}
          preserveAspectRatio={side}
        />
      </mask>
      <rect width={WIDTH} height={HEIGHT} fill="currentColor" mask={`url(#${id})`} />
    </svg>
  )
}
