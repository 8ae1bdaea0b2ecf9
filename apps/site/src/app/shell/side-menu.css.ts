import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { labelType } from '@livery/ui/type-style'
import { keyframes, style } from '@vanilla-extract/css'
import { folded, whenFolded } from './folded.ts'

const ease = `${vars.motion.normal} ${vars.easing.standard}`
const arrive = `${vars.motion.slow} ${vars.easing.emphasized}`
const come = keyframes({ from: { translate: '-100% 0' } })
const comeBack = keyframes({ from: { translate: '100% 0' } })

export const menu = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  margin: 0,
  border: 0,
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: 'min(18rem, 85vw)',
  animation: `${come} ${arrive}`,
  maxBlockSize: 'none',
  blockSize: '100dvh',
  padding: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  borderInlineEnd: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
  background: `${vars.texture.surface}, ${vars.color.sidebar.bg}`,
  color: vars.color.sidebar.on,
  selectors: {
    '&:popover-open': { display: 'flex' },
    '&::backdrop': { background: vars.color.backdrop, backdropFilter: `blur(${vars.blur.overlay})` },
    '&:dir(rtl)': { animationName: comeBack },
  },
  '@media': {
    '(max-width: 63.99rem)': { boxShadow: vars.shadow.overlay },
    [media.desktop]: {
      position: 'sticky',
      zIndex: 20,
      insetBlockStart: vars.size.header,
      insetInlineEnd: 'auto',
      display: 'flex',
      animation: 'none',
      inlineSize: vars.size.sidebar,
      blockSize: `calc(100dvh - ${vars.size.header})`,
      transition: `inline-size ${ease}`,
    },
    ...folded({ inlineSize: vars.size.sidebarCollapsed })['@media'],
  },
})

/** Hidden where it would be beside the content (wide screens). */
export const onlyDrawer = style({
  selectors: { [`${menu}&`]: { '@media': { [media.desktop]: { display: 'none' } } } },
})

export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space[2],
  '@media': { [media.desktop]: { display: 'none' } },
})

export const search = style({ marginInlineStart: 'auto' })

export const entries = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const group = style({
  ...labelType,
  paddingInline: vars.space[3],
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.sidebar.onMuted,
  fontSize: vars.text.xs,
  ...folded({ display: 'none' }),
})

export const rule = style({
  inlineSize: '100%',
  blockSize: vars.borderWidth.thin,
  marginBlock: vars.space[2],
  border: 0,
  background: vars.color.sidebar.border,
})

export const entry = style({
  cursor: 'pointer',
  listStyle: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  cornerShape: vars.corner.control,
  fontSize: vars.text.md,
  fontWeight: vars.fontWeight.medium,
  transition: `background-color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sidebar.activeBg, color: vars.color.sidebar.activeOn },
    '&[aria-current="page"]': {
      backgroundColor: vars.color.sidebar.activeBg,
      color: vars.color.sidebar.activeOn,
      fontWeight: vars.fontWeight.strong,
      boxShadow: `inset ${vars.borderWidth.thick} 0 0 ${vars.color.brand.accessible}`,
    },
    '&[aria-current="page"]:dir(rtl)': {
      boxShadow: `inset calc(${vars.borderWidth.thick} * -1) 0 0 ${vars.color.brand.accessible}`,
    },
  },
})

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere', ...folded({ display: 'none' }) })

export const settings = style({
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.sidebar.border}`,
  ...folded({ display: 'none' }),
})

export const phoneOnly = style({ '@media': { [media.tabletUp]: { display: 'none' } } })

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  ...folded({ display: 'none' }),
})

export const fold = style({
  display: 'none',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.sidebar.onMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sidebar.activeBg, color: vars.color.sidebar.activeOn },
  },
  '@media': { [media.wide]: { display: 'flex', selectors: { [whenFolded]: { justifyContent: 'center' } } } },
})
