import { entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { home } from './schema.ts'

type File = Stated<typeof home>

/** A section may be on the home page only once. */
export const homeFaults: Rule<File> = ({ file, merchant }) => {
  const ids = entriesOf(file.homeSections).map(([index, { id }]) => [index, id] as const)
  return duplicateFaults(merchant, ['homeSections'], 'id', ids)
}
