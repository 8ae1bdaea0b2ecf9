import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { folded } from './folded.ts'

export const opener = style({
  inlineSize: '100%',
  textAlign: 'start',
  '@media': { [media.phone]: { display: 'none' } },
})

/** Beside the side menu, at the bottom, so that it covers nothing of the menu, whether that is folded or not. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetInlineStart: `calc(${vars.size.sidebar} + ${vars.space[3]})`,
  insetBlockEnd: vars.space[4],
  padding: vars.space[5],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.overlay,
  color: vars.color.text.default,
  boxShadow: vars.shadow.overlay,
  ...folded({ insetInlineStart: `calc(${vars.size.sidebarCollapsed} + ${vars.space[3]})` }),
})

export const title = style({ ...headingType, marginBlockEnd: vars.space[3], fontSize: vars.text.lg })

export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  selectors: { '&:hover': { color: vars.color.link.hover } },
})

export const picture = style({
  inlineSize: '7.5rem',
  blockSize: '7.5rem',
  borderRadius: `min(${vars.radius.image}, ${vars.space[3]})`,
})

export const guide = style({
  display: 'block',
  marginBlockStart: vars.space[4],
  color: vars.color.link.default,
  fontSize: vars.text.sm,
  textAlign: 'center',
  selectors: { '&:hover': { color: vars.color.link.hover } },
})
