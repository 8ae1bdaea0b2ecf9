import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import * as strip from './banner-strip.css.ts'
import * as parts from './hero-parts.css.ts'

/**
 * The styles of a banner that leads others. Each frame's style sheet makes its own, so that none loads another's file.
 * @param height the least one from tablets on
 */
export function leadLook(height: string) {
  const slide = style({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: '100%',
    overflow: 'clip',
    // In the dark the near edge of a picture has the colour of the page.
    border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    background: vars.color.canvas,
    blockSize: '100%',
    minBlockSize: `calc((100vw - 2 * ${vars.size.gutterPhone}) * 9 / 16)`,
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.card,
    '@media': { [media.tabletUp]: { minBlockSize: height } },
  })

  const picture = style([parts.farPicture, parts.footPicture, { aspectRatio: '16 / 9' }])

  const words = style([
    parts.nearWords,
    {
      paddingBlock: vars.space[4],
      paddingInlineStart: vars.space[4],
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          insetBlock: 0,
          insetInlineStart: 0,
          inlineSize: '140%',
          ...parts.wash('45%', '95%'),
        },
        '&:dir(rtl)::before': parts.washFromRight('45%', '95%'),
      },
      '@media': {
        [media.tabletUp]: {
          gap: vars.space[3],
          paddingBlock: vars.space[6],
          paddingInlineStart: vars.space[8],
        },
      },
    },
  ])

  const title = style([
    parts.headline,
    {
      fontSize: '1.5rem',
      '@media': { [media.tabletUp]: { fontSize: '2.25rem' }, [media.wide]: { fontSize: '3rem' } },
    },
  ])

  // On phones the figure is small enough to leave the subject of the picture visible.
  const figure = style([
    parts.figure,
    {
      '@media': {
        [media.phone]: { fontSize: `min(${vars.text.display}, 9vw)` },
        [media.wide]: { fontSize: '2.75rem' },
      },
    },
  ])

  return { ...strip.look, slide, picture, words, title, figure }
}
