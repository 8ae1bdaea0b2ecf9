import type { StyleRule } from '@vanilla-extract/css'
import { focusLayer, uiLayer } from './layers.css.ts'

type LayerRule = NonNullable<StyleRule['@layer']>[string]

/**
 * Puts a component's rule into the `ui` layer: `style(inUi({ … }))`. The focus ring is in a later layer, so that no
 * shadow hides it; a component that draws its ring differently passes `onFocus`, which applies to `:focus-visible`.
 */
export function inUi(rule: LayerRule, onFocus?: NonNullable<LayerRule['selectors']>[string]): StyleRule {
  return {
    '@layer': {
      [uiLayer]: rule,
      ...(onFocus && { [focusLayer]: { selectors: { '&:focus-visible': onFocus } } }),
    },
  }
}

/** For elements that get focus but show no ring themselves. */
export const noRing = { outline: 'none', boxShadow: 'none' } as const
