import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { leadLook } from './lead-look.ts'
import { line } from './strip-hero.css.ts'

/** Low enough that the matches below are on the first screen. */
const HEIGHT = '17rem'

export const hero = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

export const placeholder = style({
  blockSize: HEIGHT,
  borderRadius: vars.radius.card,
  background: vars.color.skeleton.base,
})

/** The styles of the banner's parts. */
export const look = leadLook(HEIGHT)

export const others = style([
  line,
  {
    border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    background: vars.color.surface.raised,
    color: vars.color.text.default,
  },
])
