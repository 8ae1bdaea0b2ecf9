import { CONTRACT_VERSION, type LeafId, leaves } from '../contract.ts'
import type { LeafType } from '../leaf.ts'
import type { OverlayChoices, ThemeChoices } from '../theme-fields.ts'
import { type JsonValue, toJson } from '../value/to-json.ts'
import { EASINGS } from '../value/values.ts'
import { isSame } from './json.ts'

type Json = { readonly [key: string]: JsonValue }

/** Choices in the form of a theme file, those of the parents included; reading it gives the same choices. */
export function choicesJson(choices: ThemeChoices): Json {
  const { $schema: _schema, contract: _contract, extends: _parent, overrides, overlays, ...rest } = choices
  return {
    contract: CONTRACT_VERSION,
    ...(toJson(rest) as Json),
    ...overridesJson(overrides),
    ...(overlays && Object.keys(overlays).length > 0
      ? { overlays: Object.fromEntries(Object.entries(overlays).map(([id, one]) => [id, overlayJson(one)])) }
      : {}),
  }
}

function overlayJson({ overrides, ...rest }: OverlayChoices): Json {
  return { ...(toJson(rest) as Json), ...overridesJson(overrides) }
}

/** Empty buckets are left out. */
function overridesJson(overrides: ThemeChoices['overrides']): Json {
  const buckets = Object.entries(overrides ?? {}).flatMap(([bucket, set]) => {
    const entries = Object.entries(set ?? {}).map(([id, value]): [string, JsonValue] => [
      id,
      overrideJson(leaves.get(id as LeafId)?.type ?? 'number', toJson(value)),
    ])
    return entries.length > 0 ? [[bucket, Object.fromEntries(entries)] as const] : []
  })
  return buckets.length > 0 ? { overrides: Object.fromEntries(buckets) } : {}
}

/** A leaf's value (from `toJson`) in the form used in `overrides`. */
export function overrideJson(type: LeafType, value: JsonValue): JsonValue {
  if (type === 'gradient')
    return (value as readonly Json[]).map((layer) =>
      Object.fromEntries(Object.entries(layer).filter(([key]) => key !== 'kind')),
    )
  if (type === 'easing') return Object.entries(EASINGS).find(([, curve]) => isSame(curve, value))?.[0] ?? value
  if (type === 'radius') {
    const { start, end } = value as { start: number; end: number }
    return start === end ? start : value
  }
  return value
}
