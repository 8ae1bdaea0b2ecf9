import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { forFingers } from '../../shared/styles/for-fingers.css.ts'

export const header = style([
  forFingers,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minBlockSize: vars.size.headerPhone,
    paddingInline: vars.size.gutterPhone,
    paddingBlock: vars.space[2],
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.header.border}`,
    background: vars.color.header.bg,
    color: vars.color.header.on,
    '@media': { [media.tabletUp]: { minBlockSize: vars.size.header, paddingInline: vars.size.gutter } },
  },
])

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control.md,
  minInlineSize: 0,
})

export const title = style({
  fontSize: vars.text.sm,
  '@media': { [media.phone]: { display: 'none' } },
})

export const settings = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
})
