import type { Fault } from '@livery/document/fault'
import { parseDocument } from '@livery/document/parse-document'
import { type Sources, textOf } from '@livery/document/sources'
import { canonicalHost } from './canonical-host.ts'
import { entriesOf } from './draft.ts'
import type { ParsedMerchant } from './parse-merchant.ts'

type Claimant = Pick<ParsedMerchant, 'documents' | 'sound'> & { readonly id: string }

/** The hosts that merchants claim; the order of their ids does not matter. */
export class HostClaims {
  readonly #sources: Sources
  readonly #claimants = new Map<string, string[]>()

  /** @param ids the merchants of the tree */
  constructor(sources: Sources, ids: readonly string[]) {
    this.#sources = sources
    for (const id of ids) {
      for (const host of new Set(this.#hostsOf(id))) this.#claimants.getOrInsertComputed(host, () => []).push(id)
    }
  }

  /** A fault for each host of a merchant that another one claims too, with the other one's file and line. */
  faultsOf({ id, documents, sound }: Claimant): Fault[] {
    return entriesOf(sound.hosts).flatMap(([index, stated]) => {
      const host = canonicalHost(stated) ?? stated
      const others = (this.#claimants.get(host) ?? []).filter((other) => other !== id)
      if (others.length === 0) return []
      const places = others.map((other) => this.#placeOf(other, host)).join(' and ')
      return documents.merchant.faultAt(['hosts', index], {
        code: 'host.taken',
        message: `the host ${host} is claimed by ${places} too`,
        repair: 'A host shows one merchant: remove it from the others',
      })
    })
  }

  #hostsOf(id: string): readonly string[] {
    const text = textOf(this.#sources, fileOf(id))
    return text === undefined ? [] : hostsIn(text, id).map((host) => canonicalHost(host) ?? host)
  }

  #placeOf(id: string, host: string): string {
    const file = fileOf(id)
    const text = textOf(this.#sources, file) ?? ''
    const index = hostsIn(text, id).findIndex((stated) => (canonicalHost(stated) ?? stated) === host)
    const { line, column } = parseDocument(file, text).locate(['hosts', index])
    return `${file}:${line}:${column}`
  }
}

const fileOf = (id: string) => `merchants/${id}/merchant.json`

/** A text without comments is read ten times as fast by the engine; among ten thousand merchants that counts. */
function hostsIn(text: string, id: string): readonly string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = parseDocument(fileOf(id), text).value
  }
  const hosts = (value as { hosts?: unknown } | null | undefined)?.hosts
  return Array.isArray(hosts) ? hosts.map((host) => (typeof host === 'string' ? host : '')) : []
}
