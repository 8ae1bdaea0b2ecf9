import { globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { type LayerRule, reset } from './reset.ts'
import { vars } from './tokens.css.ts'

/**
 * For `prefers-contrast: more`, in any theme: every edge is visible, muted text gets full contrast, the focus ring is
 * half as thick again, and backgrounds of text are plain colours. As with motion, only a selector of higher specificity
 * outside the layers overrides a theme.
 */
globalStyle('html:root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [vars.color.text.muted]: vars.color.text.default,
        [vars.color.text.faint]: vars.color.text.default,
        [vars.color.tab.on]: vars.color.text.default,
        [vars.color.sidebar.onMuted]: vars.color.sidebar.on,
        [vars.color.footer.onMuted]: vars.color.footer.on,
        [vars.color.border.subtle]: vars.color.border.strong,
        [vars.color.border.default]: vars.color.border.strong,
        [vars.color.header.border]: vars.color.border.strong,
        [vars.color.sidebar.border]: vars.color.border.strong,
        [vars.color.tile.border]: vars.color.border.strong,
        [vars.color.secondary.border]: vars.color.border.strong,
        [vars.color.input.border]: vars.color.text.default,
        // The chosen item has a solid fill.
        [vars.color.tab.activeBg]: vars.color.action.bg,
        [vars.color.tab.activeOn]: vars.color.action.on,
        [vars.color.sidebar.activeBg]: vars.color.action.bg,
        [vars.color.sidebar.activeOn]: vars.color.action.on,
        [vars.texture.canvas]: 'none',
        [vars.texture.surface]: 'none',
        [vars.gradient.canvas]: 'none',
        [vars.gradient.surface]: 'none',
        [vars.borderWidth.thick]: '0.1875rem',
      },
    },
  },
})

const inMoreContrast = (rule: LayerRule): LayerRule => ({ '@media': { [media.moreContrast]: rule } })

// Disabled elements are grey and dashed rather than pale. `!important` in the first layer beats the components.
const unusable = ':is(:disabled, [aria-disabled="true"], [data-disabled]):not([aria-busy="true"])'
reset(unusable, inMoreContrast({ opacity: '1 !important', filter: 'grayscale(1)' }))
reset(
  `:is(button, input, select, textarea)${unusable}`,
  inMoreContrast({ borderStyle: 'dashed !important' as 'dashed' }),
)
