import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

/** On phones the name has a line of its own, so that the buttons share one in every language. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"back full" "name name"',
  alignItems: 'center',
  columnGap: vars.space[3],
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"back name full"',
    },
  },
})

export const back = style({ gridArea: 'back', justifySelf: 'start' })

export const name = style({
  gridArea: 'name',
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: vars.text.lg,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The height of the window without header, bars and gaps. */
export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  overflow: 'hidden',
  blockSize: 'max(24rem, calc(100svh - 14rem))',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  '@media': { [media.tabletUp]: { blockSize: 'max(26rem, calc(100svh - 11rem))' } },
})
