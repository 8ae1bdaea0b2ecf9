import { closest } from '@livery/document/closest'
import type { Fault, FaultText, Path } from '@livery/document/fault'
import { BUCKETS } from './choices.ts'
import { isError, type ReadTheme, readTheme } from './read-theme.ts'
import type { ThemeChoices } from './theme-fields.ts'

/** Where a theme's parent is found, or nothing. */
export type ResolveParent = (id: string) => { readonly file: string; readonly text: string } | undefined

export type Extended = {
  readonly choices: ThemeChoices | undefined
  readonly faults: readonly Fault[]
  /** A fault, reported at the nearest file of the chain that made the choice. */
  faultAt(path: Path, faultText: FaultText): Fault
}

/** A parent may have a parent; a longer chain than this is refused. */
const LONGEST_CHAIN = 4

/** Reads a theme with its chain of parents; a child's choice replaces its parent's, overrides leaf by leaf. */
export function readChain(
  id: string,
  file: string,
  text: string,
  resolveParent: ResolveParent = () => undefined,
): Extended {
  const chain: ReadTheme[] = [readTheme(file, text)]
  const ids = [id]
  const faults: Fault[] = []
  for (let theme = chain[0]; theme?.choices?.extends !== undefined; theme = chain.at(-1)) {
    const parentId = theme.choices.extends
    const source = ids.includes(parentId) || ids.length > LONGEST_CHAIN ? undefined : resolveParent(parentId)
    if (!source) {
      faults.push(theme.faultAt(['extends'], parentFault(parentId, ids)))
      break
    }
    ids.push(parentId)
    chain.push(readTheme(source.file, source.text))
  }
  faults.unshift(...chain.flatMap((theme) => theme.faults))
  const choices = chain.map((theme) => theme.choices).filter((one) => one !== undefined)
  const [own] = chain as [ReadTheme]
  return {
    choices: faults.some(isError) ? undefined : choices.reduceRight((parent, child) => merge(parent, child)),
    faults,
    faultAt: (path, faultText) => (chain.find((theme) => holds(theme.choices, path)) ?? own).faultAt(path, faultText),
  }
}

function parentFault(parentId: string, ids: readonly string[]): FaultText {
  if (ids.includes(parentId)) {
    return {
      code: 'theme.extends',
      message: `extends itself: ${[...ids, parentId].join(' -> ')}`,
      repair: 'Cut the circle',
    }
  }
  if (ids.length > LONGEST_CHAIN) {
    return {
      code: 'theme.extends',
      message: `more than ${LONGEST_CHAIN} parents in a row`,
      repair: 'Shorten the chain',
    }
  }
  const suggestion = closest(parentId, ids)
  return {
    code: 'theme.extends',
    message: `there is no theme "${parentId}"`,
    ...(suggestion === undefined ? {} : { suggestion: `"${suggestion}"` }),
    repair: 'Name a theme that exists, or remove the line',
  }
}

function merge(parent: ThemeChoices, child: ThemeChoices): ThemeChoices {
  const overrides = mergeOverrides(parent.overrides, child.overrides)
  // The parent's dark brand belongs to the parent's brand, so a child with its own brand does not inherit it.
  const { brandDark: _, ...rest } = parent
  const inherited = child.brand && !child.brandDark ? rest : parent
  return {
    ...inherited,
    ...child,
    type: { ...parent.type, ...child.type },
    chrome: { ...parent.chrome, ...child.chrome },
    overrides,
    overlays: { ...parent.overlays, ...child.overlays },
  }
}

/** Overrides of both, leaf by leaf; the later wins. */
export function mergeOverrides(earlier: ThemeChoices['overrides'], later: ThemeChoices['overrides']) {
  return Object.fromEntries(BUCKETS.map((bucket) => [bucket, { ...earlier?.[bucket], ...later?.[bucket] }]))
}

/** Whether there is anything at a path. */
export function holds(value: unknown, path: Path): boolean {
  let node = value
  for (const segment of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, segment)) return false
    node = (node as Record<string | number, unknown>)[segment]
  }
  return node !== undefined
}
