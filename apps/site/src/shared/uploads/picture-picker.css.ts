import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const picker = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  border: 0,
  padding: 0,
})

export const legend = style({ padding: 0, fontWeight: vars.fontWeight.medium })

export const hint = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
})

export const place = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '6rem',
  overflow: 'hidden',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const remove = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })

export const input = style({ display: 'none' })

export const add = style({ justifySelf: 'start' })

export const fault = style({ color: vars.color.danger.text, selectors: { '&:empty': { display: 'none' } } })
