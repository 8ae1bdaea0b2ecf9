import { BUCKETS, type Bucket } from './choices.ts'
import { type LeafId, leaves } from './contract.ts'
import { object, refuseUnknown } from './kind/composite.ts'
import type { Kind, Place } from './kind/kind.ts'
import { refuse } from './kind/scalar.ts'
import type { Leaf } from './leaf.ts'
import { opaqueColor } from './value/color-kinds.ts'
import { valueKinds } from './value/kinds.ts'
import type { Value } from './value/values.ts'

/** Typed values by leaf id, as overridden in a theme file. */
export type Overrides = { readonly [id in LeafId]?: Value }

/** The fault of setting a leaf here. After a warning the leaf is still set. */
type Unfit = { readonly code: string; readonly message: string; readonly repair: string } | undefined

type Leaves = ReadonlyMap<string, Leaf>

/**
 * The leaves an overlay may set: decoration only. Brand, page, text and controls stay, because visitors recognise the
 * site by them; and so does everything with a size, because open pages change over and nothing may move.
 */
const OVERLAY_LEAVES = /^(?:color\.(?:accent|badge|banner|favourite)|gradient|texture|shadow|image)\b/

/** Why a leaf cannot be set here; undefined when it can. */
function unfit(id: string, leaf: Leaf, bucket: Bucket, isOverlay: boolean): Unfit {
  if (leaf.locked) {
    return {
      code: 'theme.locked',
      message: 'this leaf is locked: it looks the same in every skin',
      repair: 'Remove it',
    }
  }
  if (!leaf.modeAware && bucket !== 'all') {
    return { code: 'theme.bucket', message: 'this leaf does not depend on the mode', repair: 'Move it to "all"' }
  }
  if (isOverlay && !OVERLAY_LEAVES.test(id)) {
    return {
      code: 'theme.overlay',
      message:
        'an overlay cannot set this leaf: it may set accent, badge and banner colours, gradients, textures, shadows and pictures',
      repair: 'Remove it, or set it in the theme itself',
    }
  }
  return undefined
}

/** A deprecated leaf still works, but its author gets a warning. */
function warnOfDeprecation({ deprecated }: Leaf, place: Place): void {
  if (!deprecated) return
  const { since, use } = deprecated
  place.fault(
    {
      code: 'theme.deprecated',
      severity: 'warning',
      message: `this leaf is deprecated since contract ${since} and goes with the next one`,
      ...(use === undefined ? {} : { suggestion: `"${use}"` }),
      repair: use === undefined ? 'Remove it' : 'Rename it',
    },
    'key',
  )
}

const kindOf = (leaf: Leaf): Kind<Value> => (leaf.duty ? opaqueColor : (valueKinds[leaf.type] as Kind<Value>))

function overridesIn(bucket: Bucket, isOverlay: boolean, contract: Leaves): Kind<Overrides> {
  const allowed = [...contract].filter(
    ([id, leaf]) => !unfit(id, leaf, bucket, isOverlay) && leaf.type !== 'fontFamily',
  )
  const readOne = (id: string, given: unknown, place: Place): Value | undefined => {
    const leaf = contract.get(id)
    if (!leaf) return undefined
    const fault = unfit(id, leaf, bucket, isOverlay)
    if (fault) return place.fault(fault, 'key')
    warnOfDeprecation(leaf, place)
    return kindOf(leaf).read(given, place)
  }
  const kind: Kind<Overrides> = {
    json: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        allowed.map(([id, { meaning, type, deprecated }]) => [
          id,
          { description: meaning, ...(deprecated ? { deprecated: true } : {}), $ref: `#/$defs/${type}` },
        ]),
      ),
    },
    expects: 'an object of leaf ids and values',
    read(value, place) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(kind, value, place)
      const read: { [id: string]: Value } = {}
      let complete = !refuseUnknown(Object.keys(value), [...contract.keys()], place, 'leaf')
      for (const [id, given] of Object.entries(value)) {
        const found = readOne(id, given, place.child(id))
        if (found === undefined) complete = false
        else read[id] = found
      }
      return complete ? (read as Overrides) : undefined
    },
  }
  return kind
}

/**
 * Leaves that are set by hand, for both modes or for one.
 * @param isOverlay whether only leaves that an overlay may set are allowed
 * @param contract the contract; another one only for tests
 */
export function overridesKind(
  isOverlay: boolean,
  contract: Leaves = leaves,
): Kind<{ readonly [B in Bucket]?: Overrides }> {
  return object(
    Object.fromEntries(
      BUCKETS.map((bucket) => [
        bucket,
        {
          kind: overridesIn(bucket, isOverlay, contract),
          meaning: bucket === 'all' ? 'Leaves set in both modes.' : `Leaves set in ${bucket} mode only.`,
        },
      ]),
    ) as { [B in Bucket]: { kind: Kind<Overrides>; meaning: string } },
    'an object of "all", "light" and "dark"',
  )
}
