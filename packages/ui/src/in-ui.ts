import type { StyleRule } from '@vanilla-extract/css'
import { focusLayer, uiLayer } from './layers.css.ts'

type LayerRule = NonNullable<StyleRule['@layer']>[string]

/**
 * Puts a component's rule into the `ui` layer: `style(inUi({ … }))`. The focus ring stands in a later layer, so that no
 * shadow hides it; what draws its ring in another way says so in `onFocus`, which applies to `:focus-visible`.
 */
export function inUi(rule: LayerRule, onFocus?: NonNullable<LayerRule['selectors']>[string]): StyleRule {
  return {
    '@layer': {
      [uiLayer]: rule,
      ...(onFocus && { [focusLayer]: { selectors: { '&:focus-visible': onFocus } } }),
    },
  }
}

/** For what has focus without a ring of its own. */
export const noRing = { outline: 'none', boxShadow: 'none' } as const
