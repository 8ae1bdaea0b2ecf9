import { closest } from '@livery/document/closest'
import type { Fault, FaultText } from '@livery/document/fault'
import { type ParsedDocument, parseDocument } from '@livery/document/parse-document'
import { type Sources, textOf } from '@livery/document/sources'

/** What a merchant inherits from a group: the group's two files, either of which may be absent. */
export interface Ancestor {
  readonly merchant: ParsedDocument | null
  readonly registration: ParsedDocument | null
}

/** More generations than this are a mistake. */
const LONGEST_LINE = 8

/** The groups of a tree, each read once. */
export class Groups {
  readonly #sources: Sources
  readonly #read = new Map<string, Ancestor>()
  readonly ids: readonly string[]

  /** @param sources the files with `groups/` */
  constructor(sources: Sources) {
    this.#sources = sources
    this.ids = sources.folders('groups')
  }

  /**
   * The groups that a merchant's `extends` leads to, nearest first. A missing group or a circle is a fault of the file
   * that names it.
   */
  lineOf(merchant: Pick<ParsedDocument, 'value' | 'faultAt'>): {
    readonly line: readonly Ancestor[]
    readonly faults: readonly Fault[]
  } {
    const line: Ancestor[] = []
    const faults: Fault[] = []
    const seen = new Set<string>()
    let stating: Pick<ParsedDocument, 'value' | 'faultAt'> | null = merchant
    while (stating) {
      const parent: unknown = (stating.value as { extends?: unknown } | null | undefined)?.extends
      // A value that is no string is reported by the schema.
      if (typeof parent !== 'string') break
      const faultText = seen.has(parent) || line.length === LONGEST_LINE ? comesBack(parent) : this.#unknown(parent)
      if (faultText) {
        faults.push(stating.faultAt(['extends'], faultText))
        break
      }
      seen.add(parent)
      const group = this.group(parent)
      line.push(group)
      stating = group.merchant
    }
    for (const { merchant: group } of line) if (group) faults.push(...ownFaults(group))
    const texts = line.flatMap((group) => [group.merchant, group.registration])
    return { line, faults: [...faults, ...texts.flatMap((document) => document?.faults ?? [])] }
  }

  group(id: string): Ancestor {
    const known = this.#read.get(id)
    if (known) return known
    const group = { merchant: this.#document(id, 'merchant'), registration: this.#document(id, 'registration') }
    this.#read.set(id, group)
    return group
  }

  #document(group: string, name: keyof Ancestor): ParsedDocument | null {
    const file = `groups/${group}/${name}.json`
    const text = textOf(this.#sources, file)
    return text === undefined ? null : parseDocument(file, text)
  }

  #unknown(group: string): FaultText | undefined {
    if (this.ids.includes(group)) return undefined
    const near = closest(group, this.ids)
    return {
      code: 'group.unknown',
      message: `there is no group ${JSON.stringify(group)}`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: this.ids.length === 0 ? 'groups/ is empty' : `Use one of ${this.ids.join(', ')}`,
    }
  }
}

/** Keys that only a merchant may state, never a group. */
export const OWN_KEYS = ['id', 'name', 'hosts', 'domains'] as const

function ownFaults(group: ParsedDocument): Fault[] {
  return OWN_KEYS.filter((key) => has(group.value, key)).map((key) =>
    group.faultAt(
      [key],
      {
        code: 'group.own',
        message: `"${key}" belongs to a merchant, not to a group`,
        repair: 'Move it to the merchants of the group',
      },
      'key',
    ),
  )
}

const has = (value: unknown, key: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, key)

const comesBack = (group: string): FaultText => ({
  code: 'group.cycle',
  message: `the group "${group}" takes over from itself`,
  repair: 'Take "extends" out of one of them',
})
