import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { numericType, oneLine } from '@livery/ui/type-style'
import { keyframes, style } from '@vanilla-extract/css'

export const board = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  padding: vars.space[4],
  paddingInline: 0,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: `${vars.gradient.surface}, ${vars.color.surface.base}`,
  overflow: 'hidden',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 8.5rem',
})

export const header = style({ marginInline: vars.space[4] })

export const window = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(90deg, transparent, black 1.5rem, black calc(100% - 1.5rem), transparent)',
})

const pass = keyframes({ to: { translate: '-50% 0' } })
const passBack = keyframes({ to: { translate: '50% 0' } })

export const paused = style({})

/** Two copies of the content, moved by one, so that the repetition is not visible. */
export const belt = style({
  display: 'flex',
  inlineSize: 'max-content',
  animation: `${pass} 110s linear infinite`,
  selectors: {
    '&:dir(rtl)': { animationName: passBack },
    [`&${paused}, &:hover, &:focus-within, &:only-child:not(:has(ul + ul))`]: { animationPlayState: 'paused' },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const list = style({ display: 'flex', flexShrink: 0, gap: vars.space[3], paddingInlineStart: vars.space[3] })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '13.5rem',
  padding: vars.space[2],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.card,
  background: vars.color.surface.raised,
  textAlign: 'start',
  transition: `border-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { borderColor: vars.color.brand.accessible } },
})

export const picture = style({
  overflow: 'hidden',
  flexShrink: 0,
  inlineSize: vars.space[12],
  blockSize: vars.space[16],
  borderRadius: `min(${vars.radius.image}, ${vars.space[2]})`,
  background: vars.color.skeleton.base,
})

export const words = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.lineHeight.tight, gap: vars.space[1] })

export const player = style({ ...oneLine, color: vars.color.text.muted, fontSize: vars.text.xs })

export const amount = style({ ...numericType, fontWeight: vars.fontWeight.strong, fontSize: vars.text.md })

export const game = style({ ...oneLine, color: vars.color.text.muted, fontSize: vars.text.xs })
