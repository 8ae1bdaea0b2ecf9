import { canonicalJson } from '../../canonical-json.ts'
import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import type { contact } from './schema.ts'

type Part = Frozen<Stated<typeof contact>>

export const contactChanges: Changes<Part> = {
  part: 'Contact',
  keys: ['customerService', 'channels', 'apps'],
  sentences: (before, after) => {
    const service = ({ customerService }: Part) =>
      customerService.map(({ csType, csPosition }) => `${csType} (${csPosition})`)
    const channels = ({ channels: all }: Part) => all.map(({ kind }) => kind as string)
    const apps = ({ apps: all }: Part) => all.map(({ kind }) => kind as string)
    const lines = [
      ...listSentences('Customer service', service(before), service(after)),
      ...listSentences('Official channels', channels(before), channels(after)),
      ...listSentences('App downloads', apps(before), apps(after)),
    ]
    const words = ({ customerService, channels: all, apps: downloads }: Part) =>
      canonicalJson([customerService, all, downloads])
    return lines.length === 0 && words(before) !== words(after) ? ['An address or a title changes.'] : lines
  },
}
