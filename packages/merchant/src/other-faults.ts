import type { Fault } from '@livery/document/fault'
import type { Sources } from '@livery/document/sources'
import { loadTheme, themeIds } from '@livery/theme/load-theme'
import type { TSchema } from 'typebox'
import type { CheckedMerchant } from './check.ts'
import { Groups } from './groups.ts'
import { SCHEMAS } from './published-schemas.ts'
import { checkShape } from './schema-faults.ts'

/**
 * Faults of groups and themes that no merchant uses yet, which no merchant's check would report.
 * @param checked every merchant of the tree; faults they have reported are not repeated
 */
export function otherFaults(sources: Sources, checked: readonly CheckedMerchant[]): Fault[] {
  const reported = new Set(checked.flatMap(({ faults }) => faults).map(keyOf))
  const usedThemes = new Set(checked.map(({ certificate }) => certificate.facts?.theme))
  const themes = themeIds(sources).filter((id) => !usedThemes.has(id) && sources.bytes(`themes/${id}/theme.json`))
  return [...groupFaults(sources), ...themes.flatMap((id) => themeFaults(sources, id))].filter(
    (fault) => !reported.has(keyOf(fault)),
  )
}

const keyOf = ({ file, line, column, code }: Fault) => `${file}:${line}:${column} ${code}`

function themeFaults(sources: Sources, id: string): readonly Fault[] {
  const result = loadTheme(sources, id)
  return result.ok ? result.warnings : result.faults
}

function groupFaults(sources: Sources): Fault[] {
  const groups = new Groups(sources)
  return groups.ids.flatMap((id) => {
    const { merchant, registration } = groups.group(id)
    const shapes = [
      merchant && ([merchant, SCHEMAS['group.schema.json']] as const),
      registration && ([registration, SCHEMAS['registration.schema.json']] as const),
    ]
    return [
      ...(merchant ? [...merchant.faults, ...groups.lineOf(merchant).faults] : []),
      ...(registration?.faults ?? []),
      ...shapes.flatMap((shape) =>
        shape && shape[0].faults.length === 0 ? checkShape(shape[0], shape[1] as TSchema).faults : [],
      ),
    ]
  })
}
