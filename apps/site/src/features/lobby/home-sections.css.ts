import type { OwnRow } from '@livery/contract/early-session'
import { fadingScroller } from '@livery/ui/fading-scroller'
import { media } from '@livery/ui/media'
import { phoneTiles } from '@livery/ui/phone-tiles'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: { gap: vars.space[6] },
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const section = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  // A lobby is several screens long, so sections far from the view are neither laid out nor painted. Until a section
  // was visible, its height is an estimate.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 17rem',
  // Tiles lift and cast shadows a little beyond their edge.
  overflowClipMargin: vars.space[4],
  '@media': { [media.desktop]: { containIntrinsicBlockSize: 'auto 20rem' } },
})

/** A section without a row of games, such as matches. */
export const board = style({ gridColumn: '1 / -1', minInlineSize: 0 })

/** Hidden unless the script of the head reserves the place. */
const awaitedRow = (row: OwnRow) =>
  style({
    display: 'none',
    selectors: { [`${whileRestoring}[data-own~="${row}"] &`]: { display: 'block' } },
  })
export const awaited = { recent: awaitedRow('recent'), fav: awaitedRow('fav') } satisfies Record<OwnRow, string>

/** Half a row on wide screens, with a background of its own so that the pair is distinguishable. */
export const half = style({
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.base,
  containIntrinsicBlockSize: 'auto 16.25rem',
  '@media': {
    [media.desktop]: { containIntrinsicBlockSize: 'auto 19rem' },
    [media.wide]: { gridColumn: 'auto', padding: vars.space[5] },
  },
})

/** Four whole tiles in half a row on wide screens; its padding leaves room for two on narrow phones. */
export const halfRail = style({
  '@media': {
    [media.narrow]: { vars: { [phoneTiles]: '2' } },
    [media.wide]: { gridAutoColumns: `calc((100% - ${vars.space[3]} * 3) / 4)` },
  },
})

export const vendors = style([fadingScroller, { display: 'flex', gap: vars.space[2], marginBlockEnd: vars.space[3] }])

export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.control.sm,
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.badge,
  cornerShape: vars.corner.control,
  color: vars.color.text.muted,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: { '&:hover': { color: vars.color.text.default, borderColor: vars.color.brand.accessible } },
})

/** Shown where there are no games yet. */
export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.borderWidth.thin} dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  color: vars.color.text.muted,
})
