import type { Rule, Stated } from '../../draft.ts'
import { type identity, RESERVED_IDS } from './schema.ts'

type File = Stated<typeof identity>

/** The id must be the folder’s name, and nobody else’s host. */
export const identityFaults: Rule<File> = ({ file, folder, merchant }) => {
  if (file.id === undefined) return []
  if (file.id !== folder) {
    return [
      merchant.faultAt(['id'], {
        code: 'merchant.id',
        message: `the id differs from the folder's name "${folder}"`,
        found: JSON.stringify(file.id),
        repair: `Write "${folder}", or rename the folder`,
      }),
    ]
  }
  if (!(RESERVED_IDS as readonly string[]).includes(file.id)) return []
  return [
    merchant.faultAt(['id'], {
      code: 'merchant.id',
      message: `the id "${file.id}" is reserved, because its host serves something else`,
      repair: 'Choose another id',
    }),
  ]
}
