import { ARRIVAL_VAR } from '@livery/theme/rules/signature'
import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { tabBarHeight } from '../../shared/styles/floating-on-phones.ts'

export const skip = style({
  position: 'fixed',
  zIndex: 60,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.action.bg,
  color: vars.color.action.on,
  fontWeight: vars.fontWeight.strong,
  translate: '0 -300%',
  selectors: { '&:focus': { translate: 'none' } },
})

/** Shown where scripts are off: the page can be read, but its controls do not work. */
export const noScript = style({
  position: 'sticky',
  zIndex: 50,
  insetBlockEnd: 0,
  padding: vars.space[4],
  background: vars.color.warning.bg,
  color: vars.color.warning.on,
  textAlign: 'center',
  '@media': { [media.phone]: { insetBlockEnd: tabBarHeight } },
})

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const besideMenu = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: `calc(100dvh - ${vars.size.headerPhone})`,
  '@media': {
    [media.phone]: { paddingBlockEnd: tabBarHeight },
    [media.desktop]: { minBlockSize: `calc(100dvh - ${vars.size.header})` },
  },
})

export const main = style({
  flex: '1',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutterPhone,
  paddingBlock: `${vars.space[4]} ${vars.space[10]}`,
  '@media': {
    [media.tabletUp]: { paddingInline: vars.size.gutter, paddingBlock: `${vars.space[5]} ${vars.space[16]}` },
  },
})

/**
 * A page that is reached by navigation enters with the theme's motion; the first page does not. Two names for one
 * motion alternate, so that it restarts without measuring the page.
 */
const comes = { from: { opacity: 0, transform: `var(${ARRIVAL_VAR}, none)` } }
for (const [turn, name] of [keyframes(comes), keyframes(comes)].entries())
  globalStyle(`main[data-arrival="${turn}"]`, {
    animation: `${name} ${vars.motion.slow} ${vars.easing.emphasized}`,
    transformOrigin: '50% 0',
  })
