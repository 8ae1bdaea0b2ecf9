import type { Fault, FaultText } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import { type LinkedFile, pageFault } from '../../link-faults.ts'
import type { contact } from './schema.ts'

type File = Stated<typeof contact> & LinkedFile

/** Contact addresses must fit their kind, and every app needs one download. */
export const contactFaults: Rule<File> = (draft) => {
  const { file, merchant } = draft
  const apps = entriesOf(file.apps)
  const kinds = apps.map(([index, { kind }]) => [index, kind] as const)
  return [
    ...serviceFaults(draft),
    // An app's QR code is named after its kind, so a kind may occur only once.
    ...duplicateFaults(merchant, ['apps'], 'kind', kinds),
    ...apps.flatMap(([index, { guide }]) =>
      guide === undefined ? [] : pageFault(draft, ['apps', index, 'guide'], guide),
    ),
  ]
}

/** The kind of address of each service; all others have an https address. */
const SCHEMES: Readonly<Record<string, string>> = { email: 'mailto:', phone: 'tel:' }

function serviceFaults({ file, merchant }: Draft<File>): Fault[] {
  const seen = new Set<string>()
  return entriesOf(file.customerService).flatMap(([index, { csType, csPosition, url }]) => {
    if (csType === undefined || url === undefined) return []
    const scheme = SCHEMES[csType] ?? 'https://'
    const faultTexts: FaultText[] = []
    if (!url.startsWith(scheme)) {
      faultTexts.push({
        code: 'support.address',
        message: `a service of type ${csType} has an address of another kind`,
        found: JSON.stringify(url),
        repair: `Begin it with ${scheme}, or change csType`,
      })
    }
    const entry = `${csPosition} ${url}`
    if (seen.has(entry)) {
      faultTexts.push({
        code: 'support.duplicate',
        severity: 'warning',
        message: 'the same address stands in the same place twice',
        found: JSON.stringify(url),
        repair: 'Remove one of the two',
      })
    }
    seen.add(entry)
    return faultTexts.map((text) => merchant.faultAt(['customerService', index, 'url'], text))
  })
}
