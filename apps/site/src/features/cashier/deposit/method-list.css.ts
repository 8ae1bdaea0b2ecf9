import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })

export const heading = style({ color: vars.color.heading, fontSize: vars.text.lg })

/** As many columns as have room for what is said of a way; the pop-up over a game has room for one. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' } },
})

export const method = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '5.5rem',
  padding: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  textAlign: 'start',
  transition: `border-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover:not([aria-disabled])': { borderColor: vars.color.brand.accessible, background: vars.color.surface.hover },
    '&[aria-disabled]': { cursor: 'not-allowed', background: vars.color.surface.sunken },
  },
})

/** Logos are drawn for a light plate, which every mode has behind them. */
export const logo = style({
  inlineSize: '5rem',
  blockSize: '1.5rem',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  selectors: { '[aria-disabled] > &': { filter: 'grayscale(1)', opacity: 0.6 } },
})

export const words = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 })

export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const name = style({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })

export const closed = style([fact, { color: vars.color.text.muted, fontSize: vars.text.sm }])

export const chevron = style({ color: vars.color.text.muted })

/** The chosen one, above the amount; on phones what is to know of it has the whole width below its name. */
export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"logo name change" "facts facts facts"',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  '@media': { [media.tabletUp]: { gridTemplateAreas: '"logo name change" "logo facts change"', rowGap: 0 } },
})

export const chosenFacts = style([words, { gridArea: 'facts' }])

export const placeholder = style({
  blockSize: '5.5rem',
  borderRadius: vars.radius.card,
})
