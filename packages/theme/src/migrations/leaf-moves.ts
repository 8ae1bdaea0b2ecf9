import type { Path } from '@livery/document/fault'
import { BUCKETS } from '../choices.ts'
import type { Migration, ThemeForm } from './migration.ts'

/** Ids of removed leaves, each with its replacement, or null. */
type Moves = NonNullable<Migration['removed']>

const isObject = (value: unknown): value is ThemeForm =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The part of a migration that removes leaves from the contract: values set on them move to their replacements, in
 * overlays too. Where a file sets both, the replacement's value wins.
 */
export function leafMoves(removed: Moves): Pick<Migration, 'removed' | 'migrate' | 'origin'> {
  return {
    removed,
    migrate: (form) => {
      const { overlays } = form
      return {
        ...moveIn(form, removed),
        ...(isObject(overlays) ? { overlays: mapValues(overlays, (overlay) => moveIn(overlay, removed)) } : {}),
      }
    },
    origin: (path, before) => {
      const at = path.indexOf('overrides')
      const former = path[at + 2]
      const buckets =
        at === 0 || (at === 2 && path[0] === 'overlays') ? valueAt(before, path.slice(0, at + 2)) : undefined
      if (typeof former !== 'string' || !isObject(buckets) || Object.hasOwn(buckets, former)) return path
      const old = Object.keys(removed).find((id) => removed[id] === former && Object.hasOwn(buckets, id))
      return old === undefined ? path : path.with(at + 2, old)
    },
  }
}

function moveIn(holder: unknown, removed: Moves): ThemeForm {
  if (!isObject(holder)) return holder as ThemeForm
  const { overrides } = holder
  if (!isObject(overrides)) return holder
  return {
    ...holder,
    overrides: mapValues(overrides, (leaves, bucket) =>
      isObject(leaves) && (BUCKETS as readonly string[]).includes(bucket) ? moveLeaves(leaves, removed) : leaves,
    ),
  }
}

function moveLeaves(leaves: ThemeForm, removed: Moves): ThemeForm {
  const moved: ThemeForm = Object.create(null)
  for (const [id, value] of Object.entries(leaves)) {
    const target = Object.hasOwn(removed, id) ? removed[id] : id
    if (typeof target === 'string' && (target === id || !Object.hasOwn(leaves, target))) moved[target] = value
  }
  return moved
}

function mapValues(form: ThemeForm, turn: (value: unknown, key: string) => unknown): ThemeForm {
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, turn(value, key)]))
}

function valueAt(form: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined), form)
}
