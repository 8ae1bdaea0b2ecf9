import { type ParsedDocument, parseDocument } from '@livery/document/parse-document'
import { type Sources, textOf } from '@livery/document/sources'
import { type Bundle, hashOf } from './bundle.ts'
import { canonicalHost } from './canonical-host.ts'
import { Groups } from './groups.ts'

/** A merchant's bundle, and the hosts in its file, whether the file is valid or not. */
export interface MerchantSnapshot {
  readonly bundle: Bundle
  readonly hosts: readonly string[]
}

/** Collects merchants' files from a tree. Files that several merchants share are read and parsed once. */
export class MerchantFiles {
  readonly #sources: Sources
  readonly #groups: Groups
  readonly #themes = new Map<string, readonly string[]>()
  readonly #shared = new Map<string, Uint8Array | undefined>()

  constructor(sources: Sources) {
    this.#sources = sources
    this.#groups = new Groups(sources)
  }

  /** Ids of the merchants, sorted. */
  ids(): readonly string[] {
    return this.#sources.folders('merchants').filter((name) => !name.startsWith('.'))
  }

  /** Collects a merchant's files; null when the merchant does not exist. */
  read(id: string): MerchantSnapshot | null {
    const folder = `merchants/${id}`
    const own = this.#sources.bytes(`${folder}/merchant.json`)
    if (own === undefined) return null
    const merchant = sketchOf(`${folder}/merchant.json`, new TextDecoder().decode(own))
    const { line } = this.#groups.lineOf(merchant)
    const groups = line.flatMap((group) => [group.merchant, group.registration])
    const theme = [merchant, ...line.map((group) => group.merchant)]
      .map((document) => named(document?.value, 'theme'))
      .find((name) => name !== undefined)
    const files = new Map([[`${folder}/merchant.json`, own]])
    const take = (path: string, bytes: Uint8Array | undefined) => bytes && files.set(path, bytes)
    take(`${folder}/registration.json`, this.#sources.bytes(`${folder}/registration.json`))
    for (const name of this.#sources.files(`${folder}/assets`))
      take(`${folder}/assets/${name}`, this.#sources.bytes(`${folder}/assets/${name}`))
    for (const path of [...groups.flatMap((document) => document?.file ?? []), ...this.#themeLine(theme)])
      take(path, this.#sharedBytes(path))
    const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    return { bundle: { id, files: sorted, hash: hashOf(sorted) }, hosts: hostsOf(merchant) }
  }

  #sharedBytes(path: string): Uint8Array | undefined {
    if (!this.#shared.has(path)) this.#shared.set(path, this.#sources.bytes(path))
    return this.#shared.get(path)
  }

  /** The files of a theme and its parents; a circle among parents is reported by the compiler. */
  #themeLine(first: string | undefined): readonly string[] {
    if (first === undefined) return []
    const known = this.#themes.get(first)
    if (known) return known
    const paths: string[] = []
    for (let id: string | undefined = first; id !== undefined; ) {
      const path = `themes/${id}/theme.json`
      const text = textOf(this.#sources, path)
      if (text === undefined || paths.includes(path)) break
      paths.push(path)
      id = named(sketchOf(path, text).value, 'extends')
    }
    this.#themes.set(first, paths)
    return paths
  }
}

/** Collects one merchant's files; null when the merchant does not exist. */
export function bundleOf(sources: Sources, id: string): Bundle | null {
  return new MerchantFiles(sources).read(id)?.bundle ?? null
}

/**
 * A file's value without positions. Most files are plain JSON, which the engine reads ten times as fast as a parser
 * that records positions; with ten thousand merchants this is most of the start-up time.
 */
function sketchOf(file: string, text: string): Sketch {
  try {
    return { value: JSON.parse(text), faultAt: (...at) => parseDocument(file, text).faultAt(...at) }
  } catch {
    return parseDocument(file, text)
  }
}

type Sketch = Pick<ParsedDocument, 'value' | 'faultAt'>

function hostsOf({ value }: Sketch): readonly string[] {
  const hosts = (value as { hosts?: unknown } | null | undefined)?.hosts
  if (!Array.isArray(hosts)) return []
  return hosts.flatMap((host) => (typeof host === 'string' ? (canonicalHost(host) ?? []) : []))
}

function named(value: unknown, key: string): string | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return typeof found === 'string' ? found : undefined
}
