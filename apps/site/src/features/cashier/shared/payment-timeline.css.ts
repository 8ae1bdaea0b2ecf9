import { vars } from '@livery/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const timeline = style({ display: 'grid', gap: vars.space[3] })

export const title = style({ color: vars.color.heading, fontSize: vars.text.md })

export const list = style({ display: 'grid' })

const MARK = '1.5rem'

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2)`,
      borderInlineStart: `${vars.borderWidth.thick} solid ${vars.color.border.default}`,
    },
  },
})

const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: vars.radius.pill,
})

export const mark = styleVariants({
  plain: [disc, { background: vars.color.brand.soft, color: vars.color.brand.onSoft }],
  success: [disc, { background: vars.color.success.soft, color: vars.color.success.onSoft }],
  warning: [disc, { background: vars.color.warning.soft, color: vars.color.warning.onSoft }],
  danger: [disc, { background: vars.color.danger.soft, color: vars.color.danger.onSoft }],
  next: [disc, { border: `${vars.borderWidth.thick} dashed ${vars.color.border.strong}` }],
})

export const words = style({ display: 'grid', minInlineSize: 0 })

export const what = style({ fontWeight: vars.fontWeight.medium })

export const detail = style({ color: vars.color.text.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })
