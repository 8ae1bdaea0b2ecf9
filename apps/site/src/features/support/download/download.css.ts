import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '64rem',
  marginInline: 'auto',
})

export const head = style({ display: 'grid', gap: vars.space[1] })

/** With room for letters that reach above the line, as those of Arabic do. */
export const title = style({ paddingBlockStart: '0.25em', fontSize: vars.text.xxl })

export const lead = style({ maxInlineSize: '44rem', color: vars.color.text.muted })

export const app = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[5],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.raised,
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
})

export const words = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  flex: '1 1 16rem',
  minInlineSize: 0,
})

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.xl })

export const about = style({ color: vars.color.text.muted })

/** A phone needs no code to scan, because the reader already holds it. */
export const code = style({
  inlineSize: '8rem',
  blockSize: '8rem',
  borderRadius: `min(${vars.radius.image}, ${vars.space[3]})`,
  '@media': { [media.phone]: { display: 'none' } },
})

/** Its place is kept, since only the browser knows the address that it shows. */
export const scan = style([code, { overflow: 'hidden' }])

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[4],
  counterReset: 'step',
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      alignItems: 'start',
      alignContent: 'start',
      textAlign: 'center',
    },
  },
})

const hidden = { display: 'none' }

/** A step that stands only where no code is shown. */
export const onPhone = style([step, { '@media': { [media.tabletUp]: hidden } }])

/** A step that speaks of the code. */
export const besideCode = style([step, { '@media': { [media.phone]: hidden } }])

export const number = style({ color: vars.color.brand.text, fontWeight: vars.fontWeight.strong })

export const drawing = style({
  inlineSize: '4.5rem',
  blockSize: '6rem',
  '@media': { [media.desktop]: { inlineSize: '6rem', blockSize: '8rem' } },
})

export const phone = style({ fill: vars.color.surface.sunken, stroke: vars.color.border.strong, strokeWidth: 2 })

export const line = style({ fill: 'none', stroke: vars.color.border.strong, strokeWidth: 3, strokeLinecap: 'round' })

export const mark = style({
  fill: 'none',
  stroke: vars.color.brand.text,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const fill = style({ fill: vars.color.action.bg })

export const soft = style({ fill: vars.color.border.default })

export const paper = style({ fill: vars.color.action.on })

export const check = style({
  fill: 'none',
  stroke: vars.color.action.on,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
