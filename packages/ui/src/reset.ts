import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { resetLayer } from './layers.css.ts'

export type LayerRule = NonNullable<GlobalStyleRule['@layer']>[string]

/** A rule of the first layer: everything overrules it, unless it says `!important`; then it overrules everything. */
export const reset = (selector: string, rule: LayerRule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } })
