import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'

export const marquee = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.control.md,
    paddingInline: vars.space[3],
    border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.control,
    cornerShape: vars.corner.control,
    backgroundColor: vars.color.surface.base,
    color: vars.color.text.default,
    fontSize: vars.text.sm,
  }),
)

export const icon = style(inUi({ color: vars.color.brand.accessible }))

/** Soft ends, so that words come and go rather than being cut. */
export const window = style(
  inUi({
    flex: 1,
    minInlineSize: 0,
    containerType: 'inline-size',
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, CanvasText 1rem, CanvasText calc(100% - 1rem), transparent)',
    '@media': { [media.reducedMotion]: { overflowX: 'auto', scrollbarWidth: 'thin', maskImage: 'none' } },
  }),
)

export const belt = style(inUi({ display: 'flex', inlineSize: 'max-content', willChange: 'transform' }))

export const list = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space[10],
    // A round is no shorter than the window: one notice is never seen twice at a time.
    minInlineSize: '100cqi',
    paddingInline: vars.space[5],
    whiteSpace: 'nowrap',
  }),
)

/** The round that follows; where nothing moves it would only say everything twice. */
export const next = style(inUi({ '@media': { [media.reducedMotion]: { display: 'none' } } }))

/** Nothing runs then, so there is nothing to stop. */
export const toggle = style(inUi({ '@media': { [media.reducedMotion]: { selectors: { '&&': { display: 'none' } } } } }))

export const button = style(
  inUi({
    textAlign: 'start',
    minBlockSize: vars.space[6],
    selectors: { '&:hover': { color: vars.color.link.hover, textDecoration: 'underline' } },
  }),
)
