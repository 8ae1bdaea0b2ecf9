import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const codes = style({
  display: 'none',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  '@media': { [media.desktop]: { display: 'grid' } },
})

export const code = style({ display: 'grid', gap: vars.space[1], justifyItems: 'center' })

export const picture = style({ borderRadius: vars.radius.image })

export const caption = style({ color: vars.color.sidebar.onMuted, fontSize: vars.text.xs, textAlign: 'center' })

export const buttons = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.desktop]: { display: 'none' } },
})
