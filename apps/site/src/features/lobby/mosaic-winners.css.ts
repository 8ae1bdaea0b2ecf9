import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const gap = vars.space[6]

export const beside = style({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap })

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap,
  minInlineSize: 0,
})

// Six whole tiles in a row that scrolls.
globalStyle(`${sections} > section > ul`, {
  '@media': { [media.wide]: { gridAutoColumns: `calc((100% - ${vars.space[3]} * 5) / 6)` } },
})

const board = `${beside}${beside} > section`

globalStyle(`${beside}:has(> section)`, {
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' } },
})

// As high as the sections beside it, whatever the number of wins; the rest scrolls.
globalStyle(board, {
  '@media': {
    [media.wide]: {
      gridColumn: 'auto',
      display: 'flex',
      flexDirection: 'column',
      blockSize: 0,
      minBlockSize: '100%',
      contentVisibility: 'visible',
    },
  },
})
globalStyle(`${board} > div:last-child`, {
  '@media': { [media.wide]: { flex: '1 1 0', minBlockSize: 0, overflow: 'hidden auto', maskImage: 'none' } },
})
globalStyle(`${board} > div:last-child > div`, {
  animation: 'none',
  '@media': { [media.wide]: { inlineSize: 'auto' } },
})
globalStyle(`${board} ul`, {
  '@media': {
    [media.wide]: { flexDirection: 'column', flexGrow: 1, gap: vars.space[2], paddingInline: vars.space[3] },
  },
})
globalStyle(`${board} li > button`, { '@media': { [media.wide]: { inlineSize: '100%' } } })
