import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { globalStyle, style } from '@vanilla-extract/css'

export const dialog = style({
  // Not `hidden`, which would disable `sticky` for parts that stay visible while a long form scrolls.
  overflow: 'clip',
  '@media': { [media.tabletUp]: { maxInlineSize: '52rem' } },
})

/**
 * The pop-up's header holds the language and the close button, which float over both columns. Where there is one column
 * only, it has a row of its own, so that it never covers what stands in the form.
 */
globalStyle(`${dialog} > :first-child`, {
  justifyContent: 'flex-end',
  gap: vars.space[1],
  '@media': {
    // The language begins where the form below it does.
    [media.phone]: { minBlockSize: 0, paddingBlock: vars.space[1], paddingInlineStart: vars.space[3] },
    [media.tabletUp]: { position: 'absolute', zIndex: 1, insetBlockStart: 0, insetInlineEnd: 0 },
  },
})
/** A long form scrolls below it. */
globalStyle(`${dialog} > :first-child button:not(:hover)`, { background: vars.color.surface.overlay })

/** The share of the width for the merchant's picture. */
const FACE = '40%'

export const columns = style({ flex: '1 1 auto', minBlockSize: 0 })

/** The theme's hero covers the pop-up's side completely; phones have no room for it. */
export const welcome = style({
  display: 'none',
  '@media': {
    [media.tabletUp]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: FACE,
      display: 'grid',
      grid: '100% / 100%',
      alignItems: 'start',
      background: `${vars.texture.surface}, ${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
      color: vars.color.brand.on,
    },
  },
})

/** The space that a pop-up leaves free above and below it. */
const MARGIN = vars.space[6]

/** Stays visible while a long form scrolls. */
const inSight = style({ gridArea: '1 / 1', position: 'sticky', insetBlockStart: 0, blockSize: '100%' })

export const welcomeWords = style([
  inSight,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    overflow: 'clip',
    maxBlockSize: `calc(100dvh - 2 * ${MARGIN})`,
    padding: vars.space[8],
  },
])

export const welcomeMark = style({ inlineSize: '3.5rem', blockSize: '3.5rem', marginBlockEnd: vars.space[4] })

/**
 * Three hot games, held like cards. They shrink when a name needs two lines, because the form decides the pop-up's
 * height.
 */
export const hand = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: vars.space[4],
  containerType: 'size',
})

export const card = style({
  // As high as there is room for, including the tilted corners.
  inlineSize: 'min(7rem, 60cqb)',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  marginInline: '-1.1rem',
  border: `${vars.borderWidth.thick} solid ${vars.color.brand.on}`,
  borderRadius: `min(${vars.radius.tile}, ${vars.space[4]})`,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:nth-child(1)': { rotate: '-12deg', translate: '0 0.75rem' },
    '&:nth-child(2)': { zIndex: 1 },
    '&:nth-child(3)': { rotate: '12deg', translate: '0 0.75rem' },
  },
})

export const welcomeName = style({ ...headingType, fontFamily: vars.font.display, fontSize: vars.text.display })

export const welcomeText = style({ fontSize: vars.text.lg })

export const welcomeSmall = style({ fontSize: vars.text.xs })

export const forms = style({
  minInlineSize: 0,
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[6]}`,
  '@media': {
    [media.tabletUp]: {
      marginInlineStart: FACE,
      padding: vars.space[8],
    },
  },
})

export const title = style({
  ...headingType,
  paddingInlineEnd: vars.space[12],
  color: vars.color.heading,
  fontSize: vars.text.xxl,
})

export const lead = style({ marginBlock: `${vars.space[1]} ${vars.space[4]}`, color: vars.color.text.muted })

export const form = style({ paddingBlockStart: vars.space[4] })

export const note = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.success.soft,
  color: vars.color.success.onSoft,
  fontSize: vars.text.sm,
})

const other = style({ color: vars.color.text.muted, textAlign: 'center', fontSize: vars.text.sm })

/** The last line of a panel, below all forms. */
export const otherLast = style([other, { paddingBlockStart: vars.space[4] }])

export const otherButton = style({
  color: vars.color.link.default,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.link.hover } },
})

export const terms = style([otherButton])

export const captcha = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] })

export const captchaPicture = style({
  inlineSize: '7.5rem',
  blockSize: vars.space[10],
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

/** The picture, once there is one. */
export const captchaButton = style({ selectors: { '&[hidden]': { display: 'none' } } })
/** What stands in its place until then. */
globalStyle(`${captchaButton}:not([hidden]) + *`, { display: 'none' })

/** No higher than the screen, so that the whole picture is visible beside a long form. */
export const banner = style([
  inSight,
  // Up to the screen's edge and not to that of the scroll container, which begins below its padding.
  {
    insetBlockStart: `calc(-1 * ${MARGIN})`,
    inlineSize: '100%',
    maxBlockSize: '100dvh',
    objectFit: 'cover',
    objectPosition: '50% 100%',
  },
])

const SCRIM = vars.color.banner.scrim

/** Text at the bottom of the picture, on a dark gradient. */
export const bannerWords = style([
  inSight,
  {
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `calc(100dvh - 2 * ${MARGIN})`,
    justifyContent: 'flex-end',
    gap: vars.space[2],
    padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[6]}`,
    background: `linear-gradient(0deg, ${SCRIM} 45%, transparent)`,
    color: vars.color.banner.on,
    // Below the text the picture continues while the form is scrolled, and so does its gradient.
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInline: 0,
        blockSize: '100dvh',
        background: SCRIM,
      },
    },
  },
])

/** Smaller than alone: beside a short form the words would cover the picture's subject. */
globalStyle(`${bannerWords} > ${welcomeName}`, { fontSize: vars.text.xl, textWrap: 'balance' })
globalStyle(`${bannerWords} > ${welcomeText}`, { fontSize: vars.text.md })

/** Above the picture's cast, away from the words. */
globalStyle(`${bannerWords} > ${welcomeMark}`, { marginBlockEnd: 'auto' })

export const bannerLink = style({
  color: 'inherit',
  // The whole picture is the link.
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})

/** The forgot-password link beside the remember-me box. */
export const besides = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})

export const aside = style([otherButton, { fontSize: vars.text.sm, marginInlineStart: 'auto' }])

/** What the marks of the fields mean. */
export const requiredNote = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const methods = style({ paddingBlockStart: vars.space[4] })

/** Other ways to sign in, below a separating caption. */
export const ways = style({ display: 'grid', gap: vars.space[3], paddingBlockStart: vars.space[4] })

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    },
  },
})

/** Side by side when both have room for their labels. */
export const networks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13.5rem, 100%), 1fr))',
  gap: vars.space[3],
})

export const networkMark = style({ flexShrink: 0, inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md })

/** Cut out of the disc. */
export const networkLetter = style({ stroke: vars.color.secondary.bg })
