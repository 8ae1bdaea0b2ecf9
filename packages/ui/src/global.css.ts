import './forced-colors.css.ts'
import './more-contrast.css.ts'
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
// What is hidden until somebody looks for it in the page is there all the same.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })

// `!important` in the first layer beats every later rule: nothing moves for those who asked for stillness.
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      // Not `all`: inherited colours would go down one level a frame when mode or skin change.
      transitionProperty: 'opacity, transform !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

// The same for those who asked for nothing to shine through: what is blurred under something is hidden by it.
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
// A theme's colours are `light-dark()`: the mode is the colour scheme, of the page or of any part of it.
base(':root, [data-mode="light"]', { colorScheme: 'light' })
base('[data-mode="dark"]', { colorScheme: 'dark' })
base('[data-mode="auto"]', { colorScheme: 'light dark' })
// Of painting a lobby on a phone squircles were three quarters (47 of 62 ms): there they are plain radii, as they are in
// engines without `corner-shape`.
base(':root', {
  vars: { [SQUIRCLE_VAR]: 'round' },
  '@media': { [media.tabletUp]: { vars: { [SQUIRCLE_VAR]: 'squircle' } } },
})
// Themes are no layer, so only a stronger selector outside of the layers tells them to be still.
globalStyle('html:root', {
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '0s',
        [vars.motion.normal]: '0s',
        [vars.motion.slow]: '0s',
        [vars.tile.lift]: '0px',
      },
    },
  },
})
base('body', { minBlockSize: '100dvh', fontSize: vars.text.md })
// The light of the page stays while content moves; a layer of its own scrolls cheaper than `background-attachment`.
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
// Joined and stacked scripts are torn by spacing and faked by synthetic slants.
base(':lang(ar), :lang(fa), :lang(ur), [data-script="Arab"]', { letterSpacing: 0, fontSynthesis: 'none' })

focus(':focus', { outline: 'none' })
focus(':focus-visible', {
  outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.borderWidth.thick,
  // Between the ring and what it rings: seen on a fill of the ring's own colour too.
  boxShadow: `0 0 0 ${vars.borderWidth.thick} ${vars.color.focus.halo}`,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight', boxShadow: 'none' } },
})
// A region that is focused by script (the main part after a skip link) needs no ring.
focus(':is(main, h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' })
