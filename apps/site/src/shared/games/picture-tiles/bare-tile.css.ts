import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** A game as its picture alone, of exactly 3:4, so that two rows of small ones are as high as a large one. */
export const tile = style({
  border: 0,
  // The veil and the picture end at the tile's own corners.
  overflow: 'clip',
  overflowClipMargin: 0,
})

globalStyle(`${tile} > img, ${tile} > svg, ${tile} > div`, { cornerShape: vars.corner.card })

// The picture carries the title; in the page's language it shows under the pointer and at keyboard focus.
// The button is as large as the tile: a box without height would be no target for those who steer by voice or a switch.
globalStyle(`${tile} > button:first-of-type`, { position: 'absolute', inset: 0, padding: 0 })
globalStyle(`${tile} > button > span`, {
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  minBlockSize: 0,
  padding: vars.space[2],
  backgroundColor: vars.color.scrim.from,
  color: vars.color.scrim.on,
  opacity: 0,
  pointerEvents: 'none',
})
globalStyle(`${tile}:has(:focus-visible) > button > span, ${tile}:has(> svg) > button > span`, { opacity: 1 })
globalStyle(`${tile}:hover > button > span`, { '@media': { [media.hover]: { opacity: 1 } } })

/** The place of a picture that has not come. */
export const waiting = style({
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.card,
  background: vars.color.skeleton.base,
})
