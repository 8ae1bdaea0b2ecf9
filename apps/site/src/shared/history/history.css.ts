import { fadingScroller } from '@livery/ui/fading-scroller'
import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { startOfParent } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { choiceBarStyle, choiceStyle } from '../styles/choice-style.ts'
import { notOnPaper } from '../styles/not-on-paper.ts'

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  ...notOnPaper,
})

export const periods = style([
  fadingScroller,
  {
    ...choiceBarStyle,
    justifySelf: 'start',
    maxInlineSize: '100%',
    margin: 0,
    '@media': { [media.tabletUp]: { flexWrap: 'wrap' } },
  },
])

export const period = style({
  ...choiceStyle,
  flex: '0 0 auto',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
  '@media': { [media.desktop]: { paddingInline: vars.space[2] } },
})

export const ownDays = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** Two share a phone's row only where there is room for the longer names of a language before the arrow. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.25rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
})

/** The words of a period and what can be done with the whole of it. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control.sm,
})

export const span = style({ flex: 1, minInlineSize: '12rem', color: vars.color.text.muted, fontSize: vars.text.sm })

/** A screen says whose it is elsewhere. */
export const paperHead = style({ display: 'none', '@media': { print: { display: 'block', inlineSize: '100%' } } })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], ...notOnPaper })

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  margin: 0,
})

/** One that stands alone in the last line fills it. */
export const total = style({
  flex: '1 1 min(9rem, 45%)',
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
})

export const totalName = style({ color: vars.color.text.muted, fontSize: vars.text.sm })

export const totalFigure = style({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.fontWeight.strong })

/** The list while its former rows are still shown for another filter. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  transition: `opacity ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&[data-stale]': { opacity: 0.5 } },
})

export const more = style({ justifySelf: 'center', ...notOnPaper })

/**
 * While it is empty it takes no place and no gap, but it stays in the page, so that screen readers announce what it
 * gets.
 */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } })

export const fresh = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  ...notOnPaper,
})

export const game = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })

/** A name of another direction than the page's stands where the page's own lines begin. */
const name = { ...startOfParent, overflowWrap: 'anywhere' } as const

export const gameName = style(name)

export const small = style({ ...name, color: vars.color.text.muted, fontSize: vars.text.sm })

export const time = style({ whiteSpace: 'nowrap' })

export const code = style({ ...name, fontFamily: 'monospace', fontSize: vars.text.sm })

export const opener = style(notOnPaper)

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.raised}`,
})
