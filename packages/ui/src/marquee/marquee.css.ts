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

/** The ends fade, so that words appear and disappear softly. */
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
    // A round is at least as long as the window, so that one notice is never visible twice.
    minInlineSize: '100cqi',
    paddingInline: vars.space[5],
    whiteSpace: 'nowrap',
  }),
)

/** The repetition of the content; it is hidden where nothing moves, because everything would be shown twice. */
export const next = style(inUi({ '@media': { [media.reducedMotion]: { display: 'none' } } }))

/** Without motion there is nothing to stop, so the button is hidden. */
export const toggle = style(inUi({ '@media': { [media.reducedMotion]: { selectors: { '&&': { display: 'none' } } } } }))

export const button = style(
  inUi({
    textAlign: 'start',
    minBlockSize: vars.space[6],
    selectors: { '&:hover': { color: vars.color.link.hover, textDecoration: 'underline' } },
  }),
)
