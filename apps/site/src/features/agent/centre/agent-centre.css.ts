import { coveredByHeader } from '@livery/ui/covered-by-header'
import { FADE, fadingScroller } from '@livery/ui/fading-scroller'
import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { notOnPaper } from '../../../shared/styles/not-on-paper.ts'

/** Agents lead their teams from a phone. */
export const centre = style([
  forFingers,
  {
    // The header of these pages scrolls away.
    vars: { [coveredByHeader]: '0px' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[4],
    maxInlineSize: vars.size.content,
    marginInline: 'auto',
    paddingInline: vars.size.gutterPhone,
    paddingBlock: vars.space[4],
    '@media': {
      [media.tabletUp]: { paddingInline: vars.size.gutter, paddingBlock: vars.space[6] },
      [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space[6] },
      // The menu is not on paper, nor is its column.
      print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])

/**
 * On phones and tablets a single row that scrolls from edge to edge, with the page one is on where it begins; otherwise a
 * list beside the page.
 */
export const menu = style([
  fadingScroller,
  {
    display: 'flex',
    gap: vars.space[1],
    minInlineSize: 0,
    marginInline: `calc(-1 * ${vars.size.gutterPhone})`,
    paddingInline: vars.size.gutterPhone,
    scrollPaddingInline: FADE,
    '@media': {
      ...notOnPaper['@media'],
      [media.tabletUp]: {
        marginInline: `calc(-1 * ${vars.size.gutter})`,
        paddingInline: vars.size.gutter,
      },
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: vars.space[4],
        display: 'grid',
        marginInline: 0,
        padding: vars.space[2],
        border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
        borderRadius: vars.radius.card,
        cornerShape: vars.corner.card,
        background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
        boxShadow: vars.shadow.raised,
      },
    },
  },
])

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[3],
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.default,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&[aria-current=page]': {
      background: vars.color.surface.sunken,
      color: vars.color.brand.text,
      fontWeight: vars.fontWeight.strong,
    },
  },
})

/** A number at an entry's end; what is read aloud of it would else widen the page by all that the row scrolls. */
export const count = style({ position: 'relative', marginInlineStart: 'auto' })

/** What leads out of the back office, below its pages. */
export const apart = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gap: vars.space[1],
      marginBlockStart: vars.space[2],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    },
  },
})

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const head = style({ display: 'grid', gap: vars.space[1] })

/** With room for letters that reach above the line, as those of Arabic do. */
export const title = style({ paddingBlockStart: '0.25em', fontSize: vars.text.xxl })

export const lead = style({ color: vars.color.text.muted })
