import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

/** A wash of the brand's own darkest surface from the words towards the picture. */
export const wash = (until: string, gone: string) => ({
  background: `linear-gradient(90deg, ${vars.color.canvas} ${until}, transparent ${gone})`,
})
export const washFromRight = (until: string, gone: string) => ({
  background: `linear-gradient(270deg, ${vars.color.canvas} ${until}, transparent ${gone})`,
})

/** Pictures fade out where they end before the words do. */
const fade = (direction: string) => `linear-gradient(${direction}, transparent, black 30%)`

/**
 * A picture at the far side of its slide, as high as this one: its subject, in the far part of the picture, is whole
 * however high or wide the slide is.
 */
export const farPicture = style({
  position: 'absolute',
  zIndex: -2,
  insetBlock: 0,
  insetInlineEnd: 0,
  blockSize: '100%',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
  maskImage: fade('90deg'),
  selectors: { '&:dir(rtl)': { objectPosition: '0 50%', maskImage: fade('270deg') } },
})

/** On phones the picture is whole at the foot of the slide, which is as high as its words. */
export const footPicture = style({
  '@media': {
    [media.phone]: {
      selectors: {
        '&&, &&:dir(rtl)': {
          insetBlockStart: 'auto',
          inlineSize: '100%',
          blockSize: 'auto',
          aspectRatio: '16 / 9',
          maskImage: fade('180deg'),
        },
      },
    },
  },
})

/** The amount by which a banner sells, on a line of its own. */
export const figure = style({
  ...headingType,
  ...numericType,
  display: 'block',
  color: vars.color.accent.text,
  fontSize: vars.text.display,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.1,
})

/** The words at the near side, which leave the far part of the slide to its subject. */
export const nearWords = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space[2],
  inlineSize: '55%',
  color: vars.color.banner.on,
})

/** A headline, whole however long it is. */
export const headline = style({
  ...headingType,
  fontFamily: vars.font.display,
  color: 'inherit',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // Space for marks above and below the letters.
  paddingBlock: '0.08em',
})

/** An invisible button that covers the whole slide. */
export const wholeAction = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  selectors: { '&:focus-visible': { opacity: 0.01 } },
})
