import { fadingScroller } from '@livery/ui/fading-scroller'
import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { notOnPaper } from '../styles/not-on-paper.ts'

const panel = {
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
  boxShadow: vars.shadow.raised,
}

export const centre = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  maxInlineSize: '80rem',
  marginInline: 'auto',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)' },
    // The menu is not on paper, nor is its column.
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})` },
    print: { position: 'static' },
  },
})

export const owner = style({
  ...panel,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[5],
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', padding: 0, border: 0 } },
})

export const id = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })

export const copy = style(notOnPaper)

export const idLabel = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const idText = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: 'monospace',
  fontSize: vars.text.sm,
})

/**
 * On phones and tablets a single row that scrolls, its first icon below the card's edge; otherwise a list beside the
 * page.
 */
export const menu = style([
  fadingScroller,
  {
    display: 'flex',
    gap: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[3]})`,
    '@media': {
      [media.desktop]: {
        ...panel,
        display: 'grid',
        gap: vars.space[1],
        marginInline: 0,
        padding: vars.space[2],
        animationName: 'none',
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
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&[aria-current=page]': { color: vars.color.brand.text, fontWeight: vars.fontWeight.strong },
  },
})

/** Positioned, so that the words for screen readers stay within the row that scrolls. */
export const count = style({ position: 'relative', marginInlineStart: 'auto' })

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const head = style({ display: 'grid', gap: vars.space[1] })

/** With room for letters that reach above the line, as those of Arabic do. */
export const title = style({ paddingBlockStart: '0.25em', fontSize: vars.text.xxl })

export const lead = style({ color: vars.color.text.muted, textWrap: 'pretty' })
