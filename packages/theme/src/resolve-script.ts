import type { LeafId } from './contract.ts'
import { type DifferentScript, SCRIPT_TYPE } from './fonts/scripts.ts'
import { scriptLeaves } from './rules/all.ts'
import { typeRules } from './rules/type.ts'
import type { Settled } from './settle.ts'
import type { Dimension, Value } from './value/values.ts'

/** The leaves that differ by script, for one script. Overrides are made for Latin and scaled by the same factors. */
export function resolveScript(settled: Settled, script: DifferentScript): ReadonlyMap<LeafId, Value> {
  const overrides = settled.overrides.all
  return new Map(
    scriptLeaves.map((id) => {
      const own = typeRules[id]({ settled, script })
      const override = overrides[id]
      return [id, override === undefined ? own : carry(id, override, own, script)]
    }),
  )
}

function carry(id: LeafId, override: Value, own: Value, script: DifferentScript): Value {
  const { size, lineHeight, spaced } = SCRIPT_TYPE[script]
  if (id.startsWith('letterSpacing') || id.startsWith('textTransform')) return spaced ? override : own
  if (id.startsWith('lineHeight')) return Math.round((override as number) * lineHeight * 100) / 100
  if (id.startsWith('text.')) return { ...(override as Dimension), value: (override as Dimension).value * size }
  return override
}
