import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { resetLayer } from './layers.css.ts'

export type LayerRule = NonNullable<GlobalStyleRule['@layer']>[string]

/**
 * A rule of the first layer: every other rule overrides it, unless it is `!important`; then it overrides every other
 * rule.
 */
export const reset = (selector: string, rule: LayerRule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } })
