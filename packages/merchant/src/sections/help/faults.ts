import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import { entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { help } from './schema.ts'

type File = Stated<typeof help>

/** Sections of the help centre need ids that can be anchors, and one of them must be the terms. */
export const helpFaults: Rule<File> = ({ file, merchant }) => {
  if (!file.help) return []
  const ids = entriesOf(file.help).map(([index, { id }]) => [index, id] as const)
  return [
    ...duplicateFaults(merchant, ['help'], 'id', ids),
    ...(ids.some(([, id]) => id === TERMS_SECTION)
      ? []
      : [
          merchant.faultAt(['help'], {
            code: 'help.terms',
            message: 'no section holds the terms',
            repair: `Give the section of the terms the id "${TERMS_SECTION}"`,
          }),
        ]),
  ]
}
