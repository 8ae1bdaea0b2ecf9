import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const documents = style({ display: 'grid', gap: vars.space[3] })

export const title = style({ color: vars.color.heading, fontSize: vars.text.md })

export const list = style({ display: 'grid', gap: vars.space[3] })

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const what = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium })

export const note = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.borderWidth.thick} solid ${vars.color.border.default}`,
  overflowWrap: 'anywhere',
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxInlineSize: '32rem',
})

export const small = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const fault = style({ color: vars.color.danger.text, selectors: { '&:empty': { display: 'none' } } })

export const send = style({ justifySelf: 'start' })
