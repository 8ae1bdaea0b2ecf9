import type { FaultText, Path } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import { CONTRACT_VERSION } from '../contract.ts'
import type { Migration, ThemeForm } from './migration.ts'
import { migrations } from './registry.ts'

export type Migrated = {
  readonly value: unknown
  /** Steps taken, oldest first. */
  readonly steps: readonly Migration[]
  /** Maps a path of `value` to its place in the file. */
  readonly origin: (path: Path) => Path
  /** Why the file could not be migrated. Then nothing is migrated, and `value` is the file's own. */
  readonly refusal?: FaultText
}

const asIs = (path: Path) => path

/**
 * Brings a theme file of an older contract to the current one, step by step.
 * @param document a file without syntax faults; its `contract` field states its version, by default the current one
 * @param steps the registry; another one only for tests
 * @param current the version to reach
 */
export function migrate(
  document: Pick<ParsedDocument, 'value'>,
  steps: readonly Migration[] = migrations,
  current: string = CONTRACT_VERSION,
): Migrated {
  const { value } = document
  const own: Migrated = { value, steps: [], origin: asIs }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return own
  const stated = (value as Record<string, unknown>).contract ?? current
  if (typeof stated !== 'string' || stated === current) return own

  const taken: Migration[] = []
  let version = stated
  while (version !== current) {
    const step = steps.find(({ from }) => from === version)
    if (!step || taken.includes(step)) return { ...own, refusal: unknownVersion(stated, steps, current) }
    taken.push(step)
    version = step.to
  }
  try {
    const forms = [value as ThemeForm]
    for (const step of taken) forms.push(step.migrate(structuredClone(forms.at(-1) as ThemeForm)))
    return {
      value: { ...forms.at(-1), contract: current },
      steps: taken,
      origin: (path) =>
        taken.reduceRight((at, step, index) => (step.origin ?? asIs)(at, forms[index] as ThemeForm), path),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      ...own,
      refusal: {
        code: 'theme.migration',
        message: `cannot be carried from contract ${stated} to ${current}: ${reason}`,
        repair: 'Correct it by hand',
      },
    }
  }
}

function unknownVersion(stated: string, steps: readonly Migration[], current: string): FaultText {
  const known = [...steps.map(({ from }) => from), current].map((version) => `"${version}"`).join(', ')
  return {
    code: 'theme.contract',
    message: `contract ${JSON.stringify(stated.slice(0, 20))} is not known here`,
    repair: `Write one of ${known}, or use a newer Livery`,
  }
}
