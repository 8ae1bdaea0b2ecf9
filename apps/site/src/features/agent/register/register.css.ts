import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const code = style({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })

export const qr = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4], textAlign: 'center' })

export const address = style({ overflowWrap: 'anywhere', userSelect: 'all' })
