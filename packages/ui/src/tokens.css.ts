import { contractShape, varName } from '@livery/theme/contract'
import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The token contract as `var(--lv-…)` references: `vars.color.action.bg`. The names are stable, so a theme compiled
 * outside the build fills them.
 */
export const vars = createGlobalThemeContract(contractShape, (_value, path) => varName(path))
