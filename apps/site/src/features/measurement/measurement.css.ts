import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { aboveTabBar } from '../../shared/styles/floating-on-phones.ts'

/** Over the page, at its foot and beside the side menu: one can go on without an answer. */
export const card = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: vars.space[4],
  insetBlockEnd: aboveTabBar,
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.overlay,
  color: vars.color.text.default,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.sm,
  '@media': { [media.tabletUp]: { insetBlockEnd: vars.space[6] } },
})

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], justifyContent: 'flex-end' })

export const change = style({ cursor: 'pointer', textDecoration: 'underline', textUnderlineOffset: '0.2em' })
