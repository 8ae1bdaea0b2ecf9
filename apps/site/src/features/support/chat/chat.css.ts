import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { numericType } from '@livery/ui/type-style'
import { globalStyle, style } from '@vanilla-extract/css'

/** As wide as one reads a conversation; on phones over the whole page. */
export const sheet = style({
  selectors: { '&&': { maxInlineSize: '100vw', blockSize: '100dvh' } },
  '@media': { [media.tabletUp]: { selectors: { '&&': { maxInlineSize: '28rem' } } } },
})

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxInlineSize: '56rem',
  marginInline: 'auto',
})

export const lead = style({
  color: vars.color.text.muted,
  '@media': { [media.phone]: { fontSize: vars.text.sm } },
})

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  // The whole chat is visible, with the title above it and the bars of a phone.
  blockSize: 'clamp(22rem, 100dvh - 14rem, 52rem)',
  '@media': { [media.phone]: { blockSize: 'clamp(20rem, 100dvh - 17.5rem, 52rem)' } },
  overflow: 'hidden',
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
})

/** Nothing but a sentence stands in the middle of the frame. */
export const none = style({ display: 'grid', flex: 1, alignContent: 'center', minBlockSize: 0 })

export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 })
globalStyle(`${tabs} > [role="tablist"]`, { flex: 'none', paddingInline: vars.space[4] })
globalStyle(`${tabs} > [role="tabpanel"]`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  padding: 0,
})
globalStyle(`${tabs} > [role="tabpanel"][hidden]`, { display: 'none' })

export const room = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: vars.size.control.sm,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  fontSize: vars.text.sm,
})

export const hosts = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.text.muted,
})

/** As high as the tabs of the rooms. */
export const waitingTabs = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[5],
  blockSize: vars.size.control.md,
  paddingInline: vars.space[8],
  overflow: 'hidden',
})
export const waitingTab = style({ flex: 'none', inlineSize: '5.5rem' })

/** What is higher than the frame is cut at the top, as in a list that stands at its end. */
export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  padding: vars.space[4],
})

export const listFrame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  padding: vars.space[4],
})

/** The latest stand at the bottom, also where there are few. */
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: 'auto',
})

export const older = style({ alignSelf: 'center', flex: 'none' })

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'start',
  alignSelf: 'flex-start',
  gap: vars.space[1],
  maxInlineSize: '88%',
  minInlineSize: '8rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
})

export const own = style({ alignSelf: 'flex-end', background: vars.color.brand.soft, color: vars.color.brand.onSoft })

export const outgoing = style({ borderInlineStart: `${vars.borderWidth.thick} dashed ${vars.color.border.strong}` })

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.text.sm,
})

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: vars.fontWeight.strong })

export const time = style({
  ...numericType,
  color: vars.color.text.muted,
  selectors: { [`${own} &`]: { color: 'inherit' } },
})

export const waitingMessage = style([
  message,
  {
    flex: 'none',
    inlineSize: '70%',
    selectors: { '&:nth-child(even)': { inlineSize: '45%' }, '&:nth-child(4n)': { alignSelf: 'flex-end' } },
  },
])
export const waitingName = style({ inlineSize: '4rem' })

export const text = style({ overflowWrap: 'anywhere', unicodeBidi: 'isolate' })

export const removed = style({ color: vars.color.text.muted, fontStyle: 'italic' })

export const below = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] })

export const reaction = style({
  ...numericType,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '1.75rem',
  paddingInline: vars.space[2],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  fontSize: vars.text.sm,
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.brand.text, color: vars.color.brand.text },
    '&:disabled': { cursor: 'default' },
  },
})

/** In the line of the name, and no higher than that. */
export const more = style({ marginBlock: `calc(-1 * ${vars.space[2]})`, marginInlineStart: 'auto', color: 'inherit' })

export const jump = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
})

const bottom = {
  flex: 'none',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
} as const

export const form = style({
  ...bottom,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
})

export const waitingField = style({ blockSize: vars.size.control.md })

export const field = style({ minInlineSize: 0 })
globalStyle(`${field} textarea`, { minBlockSize: vars.size.control.md, maxBlockSize: '7rem', fieldSizing: 'content' })

export const hiddenButton = style({ gridColumn: '1 / -1', justifySelf: 'start' })

export const foot = style({
  ...bottom,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const note = style({ flex: '1 1 8rem', color: vars.color.text.muted, fontSize: vars.text.sm })

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const people = style({ display: 'grid', gap: vars.space[2] })

export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
