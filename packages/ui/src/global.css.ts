import './forced-colors.css.ts'
import './more-contrast.css.ts'
import { ANSWER_VAR, SIDE_VAR } from '@livery/theme/rules/signature'
import { SQUIRCLE_VAR } from '@livery/theme/squircle'
import { globalStyle } from '@vanilla-extract/css'
import { baseLayer, focusLayer } from './layers.css.ts'
import { media } from './media.ts'
import { type LayerRule, reset } from './reset.ts'
import { vars } from './tokens.css.ts'
import { headingType } from './type-style.ts'

const base = (selector: string, rule: LayerRule) => globalStyle(selector, { '@layer': { [baseLayer]: rule } })
const focus = (selector: string, rule: LayerRule) => globalStyle(selector, { '@layer': { [focusLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
reset('ul, ol, menu', { listStyle: 'none' })
reset('img, svg, picture, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' })
reset('img, video', { blockSize: 'auto' })
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 0,
})
reset('button, [role="button"], a, label, summary', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
})
reset('button, summary', { cursor: 'pointer' })
reset('button:disabled', { cursor: 'not-allowed' })
reset('fieldset, iframe', { border: 0, minInlineSize: 0 })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('a', { color: 'inherit', textDecoration: 'none' })
// Content that is hidden until "find in page" finds it keeps its display.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })

// `!important` in the first layer beats every later rule, so nothing moves when reduced motion is asked for.
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      // Not `all`: inherited colours would move down one level of elements per frame when mode or theme change.
      transitionProperty: 'opacity, transform !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

// The same for reduced transparency: the blur is removed along with it.
reset('*, *::before, *::after, *::backdrop', {
  '@media': { [media.reducedTransparency]: { backdropFilter: 'none !important' } },
})

base('html', {
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  fontFamily: vars.font.body,
  fontSize: '100%',
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.normal,
  accentColor: vars.color.brand.accessible,
  scrollbarColor: `${vars.color.border.strong} transparent`,
  fontKerning: 'normal',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
// A theme's colours are `light-dark()`, so the mode is the `color-scheme` of the page or of any part of it.
base(':root, [data-mode="light"]', { colorScheme: 'light' })
base('[data-mode="dark"]', { colorScheme: 'dark' })
base('[data-mode="auto"]', { colorScheme: 'light dark' })
// On phones three quarters of painting a lobby were squircles (47 of 62 ms), so there they are plain radii, as in
// engines without `corner-shape`.
base(':root', {
  vars: { [SQUIRCLE_VAR]: 'round' },
  '@media': { [media.tabletUp]: { vars: { [SQUIRCLE_VAR]: 'squircle' } } },
})
base(':root', { vars: { [SIDE_VAR]: '1' } })
base('[dir="rtl"]', { vars: { [SIDE_VAR]: '-1' } })
// Themes are in no layer, so only a selector of higher specificity outside the layers can stop their motion.
globalStyle('html:root', {
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '0s',
        [vars.motion.normal]: '0s',
        [vars.motion.slow]: '0s',
        [vars.tile.lift]: '0px',
        [ANSWER_VAR]: 'none',
      },
    },
  },
})
base('body', { minBlockSize: '100dvh', fontSize: vars.text.md })
// The page's light stays in place while content scrolls; a separate layer scrolls faster than `background-attachment`.
base('body::before', {
  content: '',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `${vars.texture.canvas}, ${vars.gradient.canvas}`,
  '@media': { [media.forcedColors]: { display: 'none' } },
})
base('h1, h2, h3, h4, h5, h6', { ...headingType, color: vars.color.heading })
base('h1', { fontSize: vars.text.xxl })
base('h2', { fontSize: vars.text.xl })
base('h3', { fontSize: vars.text.lg })
base('p', { textWrap: 'pretty' })
base('b, strong', { fontWeight: vars.fontWeight.strong })
base('small', { fontSize: vars.text.sm })
base('p a', { color: vars.color.link.default, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' })
base('p a:hover', { color: vars.color.link.hover })
base('::placeholder', { color: vars.color.input.placeholder, opacity: 1 })
base('::selection', { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft })
// Headings of other scripts ask for a weight that the Latin family beside them may lack.
base('[data-script]:not([data-script="Latn"])', { fontSynthesisWeight: 'none' })
// Letter spacing breaks joined scripts, and synthetic slants distort stacked ones.
base(':lang(ar), :lang(fa), :lang(ur), [data-script="Arab"]', { letterSpacing: 0, fontSynthesis: 'none' })

focus(':focus', { outline: 'none' })
focus(':focus-visible', {
  outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.borderWidth.thick,
  // A gap between the focus ring and its element, so that the ring is visible on a fill of its own colour too.
  boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight', boxShadow: 'none' } },
})
// A region that a script focuses (the main part after a skip link) needs no ring.
focus(':is(main, h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' })
