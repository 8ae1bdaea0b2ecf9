import type { StyleRule } from '@vanilla-extract/css'
import { uiLayer } from './layers.css.ts'

type LayerRule = NonNullable<StyleRule['@layer']>[string]

/** Puts a component's rule into the `ui` layer: `style(inUi({ … }))`. */
export function inUi(rule: LayerRule): StyleRule {
  return { '@layer': { [uiLayer]: rule } }
}
