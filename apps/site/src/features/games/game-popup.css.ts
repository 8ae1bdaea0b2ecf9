import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Full screen on phones; otherwise as large as the window allows. */
export const dialog = style({
  overflow: 'hidden',
  '@media': {
    [media.tabletUp]: {
      margin: 'auto',
      inlineSize: 'min(80rem, calc(100vw - 4rem))',
      minBlockSize: 0,
      blockSize: 'min(54rem, calc(100dvh - 3rem))',
      border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      borderRadius: vars.radius.dialog,
    },
  },
})

export const balance = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
})

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: '1 1 auto',
  minBlockSize: 0,
  background: vars.color.canvas,
})

export const frame = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[6],
  background: `${vars.gradient.canvas}, ${vars.color.canvas}`,
  color: vars.color.text.muted,
  textAlign: 'center',
})

export const demo = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlock: vars.space[2],
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontSize: vars.text.sm,
})
