import type { Sources } from '@livery/document/sources'
import { themeIds } from '@livery/theme/load-theme'
import { REQUIRED_ASSETS } from '../assets.ts'
import { readVendors } from '../vendors-on-disk.ts'
import { randomMark, randomTheme } from './random-look.ts'
import { randomMerchant, type Stock } from './random-merchant.ts'
import { readPhrases } from './random-words.ts'

export interface GenerateOptions {
  readonly count: number
  /** The tree they use and are checked in: themes, vendors, languages, and groups if there are any. */
  readonly around: Sources
  /** The same seed gives the same merchants. */
  readonly seed?: string
  /** The share, 0 to 1, with an own theme; the others use one of the tree's. None by default. */
  readonly ownThemes?: number
}

/** The id of a generated merchant, by its place: `gen-00042`. */
export const generatedId = (index: number): string => `gen-${String(index).padStart(5, '0')}`

/**
 * Any number of random valid merchants, for fuzzing and for very large registries. A merchant is made each time its
 * files are read and is not stored, so that ten thousand need no memory. To load or check them, put them over their
 * tree: `layeredSources(generated, around)`.
 */
export function generateMerchants({ count, around, seed = '1', ownThemes = 0 }: GenerateOptions): Sources {
  const stock: Stock = {
    themes: themeIds(around),
    groups: around.folders('groups').filter((id) => around.bytes(`groups/${id}/merchant.json`)),
    vendors: readVendors(around),
    phrases: readPhrases(around),
  }
  const ids = Array.from({ length: count }, (_, index) => generatedId(index))
  const known = new Set(ids)
  const hasTheme = (id: string) => hashOf(`${seed}/${id}`) < ownThemes
  let last: { readonly id: string; readonly files: ReadonlyMap<string, Uint8Array> } | undefined
  const filesOf = (id: string): ReadonlyMap<string, Uint8Array> => {
    if (last?.id !== id) last = { id, files: make(seed, id, stock, hasTheme(id)) }
    return last.files
  }
  return {
    bytes(path) {
      const [top, id = ''] = path.split('/', 2)
      return (top === 'merchants' || top === 'themes') && known.has(id) ? filesOf(id).get(path) : undefined
    },
    refusal: () => undefined,
    files(folder) {
      const [top, id = '', below] = folder.split('/')
      if (!known.has(id)) return []
      if (top === 'merchants') return below === 'assets' ? [...REQUIRED_ASSETS].sort() : FILES
      return top === 'themes' && hasTheme(id) ? ['theme.json'] : []
    },
    folders(folder) {
      if (folder === 'merchants') return ids
      return folder === 'themes' ? ids.filter(hasTheme) : known.has(folder.slice('merchants/'.length)) ? ['assets'] : []
    },
  }
}

const FILES = ['merchant.json', 'registration.json'] as const

function make(seed: string, id: string, stock: Stock, hasTheme: boolean): ReadonlyMap<string, Uint8Array> {
  const { merchant, registration } = randomMerchant(seed, id, stock)
  const texts: Record<string, string> = {
    [`merchants/${id}/merchant.json`]: JSON.stringify(hasTheme ? { ...merchant, theme: id } : merchant, null, 2),
    [`merchants/${id}/registration.json`]: JSON.stringify(registration, null, 2),
    ...Object.fromEntries(
      REQUIRED_ASSETS.map((name) => [`merchants/${id}/assets/${name}`, randomMark(seed, id, name)]),
    ),
    ...(hasTheme ? { [`themes/${id}/theme.json`]: randomTheme(seed, id) } : {}),
  }
  const encoder = new TextEncoder()
  return new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]))
}

/** A number from 0 to 1 that is always the same for the same text. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return (hash >>> 0) / 2 ** 32
}
