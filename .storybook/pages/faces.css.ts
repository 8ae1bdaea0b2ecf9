import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What a page is shown in, and how small. */
const PAGE = { width: 1440, height: 900, scale: 0.25 } as const

export const faces = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[4],
  color: vars.color.text.default,
})

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })

export const face = style({ display: 'grid', gap: vars.space[1], inlineSize: PAGE.width * PAGE.scale })

export const window = style({
  overflow: 'hidden',
  blockSize: PAGE.height * PAGE.scale,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
})

export const page = style({
  inlineSize: PAGE.width,
  maxInlineSize: 'none',
  blockSize: PAGE.height,
  border: 0,
  transformOrigin: '0 0',
  transform: `scale(${PAGE.scale})`,
  pointerEvents: 'none',
})
