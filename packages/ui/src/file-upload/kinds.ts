/**
 * Kinds of files people may send, each recognised by its extension and its first bytes, because a name alone proves
 * nothing.
 */
export const FILE_KINDS = ['png', 'jpeg', 'webp', 'pdf'] as const
export type FileKind = (typeof FILE_KINDS)[number]

type Sign = {
  readonly type: string
  readonly endings: readonly string[]
  /** First bytes; undefined stands for any. Sources: PNG and RIFF specifications, ITU-T T.81, ISO 32000. */
  readonly bytes: readonly (number | undefined)[]
}

const anything = undefined

const SIGNS: Readonly<Record<FileKind, Sign>> = {
  png: { type: 'image/png', endings: ['png'], bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'], bytes: [0xff, 0xd8, 0xff] },
  webp: {
    type: 'image/webp',
    endings: ['webp'],
    bytes: [0x52, 0x49, 0x46, 0x46, anything, anything, anything, anything, 0x57, 0x45, 0x42, 0x50],
  },
  pdf: { type: 'application/pdf', endings: ['pdf'], bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
}

/** For the `accept` of a file input. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => [SIGNS[kind].type, ...SIGNS[kind].endings.map((ending) => `.${ending}`)]).join(',')
}

/** The number of bytes with which every kind can be recognised. */
export const SIGN_BYTES = 12

/** The kind of a file, by extension and first bytes together; null for none. */
export function kindOf(name: string, first: Uint8Array, kinds: readonly FileKind[]): FileKind | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const fits = (kind: FileKind) => {
    const { endings, bytes } = SIGNS[kind]
    return endings.includes(ending) && bytes.every((byte, index) => byte === anything || first[index] === byte)
  }
  return kinds.find(fits) ?? null
}
