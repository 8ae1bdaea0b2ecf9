import { ANSWER_VAR } from '@livery/theme/rules/signature'
import { fallbackVar, style } from '@vanilla-extract/css'
import { glyphMask } from '../icon/glyph-mask.ts'
import { inUi, noRing } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType, oneLine, startOfParent } from '../type-style.ts'

const ease = `${vars.motion.normal} ${vars.easing.standard}`

/** Tiles of phones, and those whose heart is always visible. */
const small = `${media.touch}, ${media.phone}`

/** Square corners where the picture meets the title. */
const topCorners = `${vars.corner.card} ${vars.corner.card} square square`

export const tile = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `${vars.borderWidth.thin} solid ${vars.color.tile.border}`,
    borderRadius: vars.radius.tile,
    cornerShape: vars.corner.card,
    backgroundColor: vars.color.tile.bg,
    color: vars.color.tile.on,
    boxShadow: vars.shadow.tile,
    transition: `transform ${ease}, box-shadow ${ease}`,
    selectors: {
      '&:has(:focus-visible)': { boxShadow: vars.shadow.tileHover },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            transform: fallbackVar(`var(${ANSWER_VAR})`, `translateY(calc(${vars.tile.lift} * -1))`),
            boxShadow: vars.shadow.tileHover,
          },
        },
      },
      [media.reducedMotion]: { selectors: { '&:hover': { transform: 'none' } } },
    },
  }),
)

/** The upper part of the tile, with its corners. */
const top = { aspectRatio: '3 / 4', borderRadius: 'inherit', cornerShape: topCorners } as const

/** The area of a picture that is loading or cannot be loaded. */
export const place = style(
  inUi({ ...top, inlineSize: '100%', flexShrink: 0, overflow: 'hidden', backgroundColor: vars.color.skeleton.base }),
)

export const standIn = style([
  place,
  inUi({ color: vars.color.brand.accessible, backgroundColor: vars.color.surface.sunken }),
])

export const picture = style([
  place,
  inUi({
    blockSize: 'auto',
    objectFit: 'cover',
    filter: `saturate(${vars.image.saturate}) contrast(${vars.image.contrast})`,
  }),
])

export const words = style(
  inUi({
    display: 'block',
    inlineSize: '100%',
    padding: vars.space[2],
    textAlign: 'start',
    fontSize: vars.text.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
  }),
)

/** The title's button covers the whole tile, so that pointer, finger and keyboard have one target. */
export const launch = style(
  inUi(
    {
      cursor: 'pointer',
      selectors: {
        '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.tile },
        // The ring goes round the whole tile.
        '&:focus-visible::after': {
          outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
          outlineOffset: vars.borderWidth.thick,
          boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
        },
      },
    },
    noRing,
  ),
)

/** Always two lines high, so that all tiles of a row are aligned whatever the names are. */
export const title = style(
  inUi({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minBlockSize: '2lh',
    overflowWrap: 'anywhere',
    // A name is cut at its own end, while its alignment follows the page.
    unicodeBidi: 'plaintext',
    ...startOfParent,
  }),
)

/** Covers the picture only; parts that are no button let presses through to the tile. */
export const veil = style(
  inUi({
    ...top,
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    pointerEvents: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[2],
    padding: vars.space[2],
    backgroundImage: `linear-gradient(to top, ${vars.color.scrim.from}, ${vars.color.scrim.to})`,
    color: vars.color.scrim.on,
    opacity: 0,
    transition: `opacity ${ease}`,
    selectors: {
      [`${tile}:has(:focus-visible) &`]: { opacity: 1 },
      // The play sign: a disc with the glyph on it.
      '&::before': {
        content: '',
        gridArea: '1 / 1',
        inlineSize: vars.size.control.lg,
        blockSize: vars.size.control.lg,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.action.bg,
        backgroundImage: vars.gradient.action,
        boxShadow: vars.shadow.action,
      },
      '&::after': {
        ...glyphMask('play', vars.size.icon.md),
        gridArea: '1 / 1',
        alignSelf: 'center',
        color: vars.color.action.on,
      },
      '&::before, &::after': { transform: 'scale(0.85)', transition: `transform ${ease}` },
      [`${tile}:is(:hover, :has(:focus-visible)) &::before, ${tile}:is(:hover, :has(:focus-visible)) &::after`]: {
        transform: 'none',
      },
    },
    '@media': {
      [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } },
      [media.forcedColors]: { selectors: { '&::after': { color: 'CanvasText' } } },
    },
  }),
)

/** On a touch screen one holds the tile instead; screen readers find the button there too. */
export const details = style(
  inUi({
    ...labelType,
    position: 'relative',
    zIndex: 2,
    pointerEvents: 'auto',
    maxInlineSize: '100%',
    minBlockSize: vars.space[6],
    paddingInline: vars.space[2],
    // Two lines where a language needs them.
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
    border: `${vars.borderWidth.thin} solid ${vars.color.scrim.on}`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    backgroundColor: vars.color.scrim.from,
    color: vars.color.scrim.on,
    fontSize: vars.text.xs,
    '@media': { [media.touch]: { clipPath: 'inset(50%)' } },
  }),
)

export const vendor = style(
  inUi({
    ...oneLine,
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    paddingInline: vars.space[2],
    paddingBlock: vars.space[1],
    fontSize: vars.text.xs,
    textAlign: 'center',
  }),
)

export const vendorLogo = style(
  inUi({
    inlineSize: 'auto',
    maxInlineSize: '80%',
    blockSize: vars.space[6],
    marginInline: 'auto',
    objectFit: 'contain',
  }),
)

export const flag = style(
  inUi({
    position: 'absolute',
    // Far enough inside to keep clear of a cut or arched corner.
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[3],
    pointerEvents: 'none',
    // The rest of the row is the heart's.
    selectors: {
      '&&': {
        maxInlineSize: `calc(100% - ${vars.size.control.sm} - ${vars.space[6]})`,
        paddingInline: vars.space[1],
        fontSize: '0.625rem',
        letterSpacing: 0,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        textAlign: 'center',
      },
    },
    '@media': {
      // Small tiles have one mark, the heart.
      [small]: { selectors: { '&&': { display: 'none' } } },
    },
  }),
)

/** A disc behind the heart, so that it is visible on any picture; on small tiles a shadow. */
export const favourite = style(
  inUi({
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[2],
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control.sm,
    blockSize: vars.size.control.sm,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.tile.bg,
    color: vars.color.tile.on,
    transition: `opacity ${ease}`,
    selectors: {
      '&::before': glyphMask('heart', vars.size.icon.sm),
      '&[aria-pressed="true"]': { color: vars.color.favourite },
      '&[aria-pressed="true"]::before': glyphMask('heart-filled', vars.size.icon.sm),
    },
    '@media': {
      [media.hover]: {
        opacity: 0,
        selectors: { [`${tile}:is(:hover, :has(:focus-visible)) &, &[aria-pressed="true"]`]: { opacity: 1 } },
      },
      [small]: {
        // A sign with a shadow instead of a box over the picture; it is so far inside that round corners do not cut it.
        insetBlockStart: vars.space[1],
        insetInlineEnd: vars.space[1],
        inlineSize: `calc(${vars.space[6]} + ${vars.space[1]})`,
        blockSize: `calc(${vars.space[6]} + ${vars.space[1]})`,
        backgroundColor: 'transparent',
        color: vars.color.scrim.on,
        filter: `drop-shadow(0 0 ${vars.space[1]} ${vars.color.scrim.from}) drop-shadow(0 0 1px ${vars.color.scrim.from})`,
      },
      [media.forcedColors]: { border: `${vars.borderWidth.thin} solid ButtonBorder` },
    },
  }),
)
