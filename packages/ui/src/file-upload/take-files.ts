import { type FileKind, kindOf, SIGN_BYTES } from './kinds.ts'

export type FileLimits = {
  readonly kinds: readonly FileKind[]
  readonly maxBytes: number
  readonly maxFiles: number
}

/** Why a file is refused. */
export type FileRefusal = 'kind' | 'size' | 'empty' | 'count' | 'twice'

export type Refused = { readonly file: File; readonly why: FileRefusal }

/** Sorts chosen files into accepted and refused ones, with the reason, in the given order. */
export async function takeFiles(
  given: readonly File[],
  held: readonly File[],
  { kinds, maxBytes, maxFiles }: FileLimits,
): Promise<{ readonly taken: readonly File[]; readonly refused: readonly Refused[] }> {
  const taken: File[] = []
  const refused: Refused[] = []
  for (const file of given) {
    const why = await reason(file)
    if (why) refused.push({ file, why })
    else taken.push(file)
  }
  return { taken, refused }

  async function reason(file: File): Promise<FileRefusal | null> {
    if (file.size === 0) return 'empty'
    if (file.size > maxBytes) return 'size'
    if ([...held, ...taken].some((one) => one.name === file.name && one.size === file.size)) return 'twice'
    const first = new Uint8Array(await file.slice(0, SIGN_BYTES).arrayBuffer())
    if (kindOf(file.name, first, kinds) === null) return 'kind'
    return held.length + taken.length >= maxFiles ? 'count' : null
  }
}
