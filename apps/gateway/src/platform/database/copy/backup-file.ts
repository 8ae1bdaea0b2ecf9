import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Compile } from 'typebox/compile'
import { StartupError } from '../../startup-error.ts'
import { Checksum } from './checksum.ts'
import { type Copy, CopyHeader, CopyItem, type CopySize } from './copy.ts'

/**
 * Writes a copy into a file, one piece a line, compressed with zstd. The file gets its name only when it is complete
 * and on the disk; an existing file is never replaced.
 */
export async function writeBackup(file: string, { header, items }: Copy): Promise<void> {
  const unfinished = `${file}.unfinished`
  async function* lines() {
    yield `${JSON.stringify(header)}\n`
    for await (const item of items) yield `${JSON.stringify(item)}\n`
  }
  try {
    await rm(unfinished, { force: true })
    // Only the owner may read the file: it contains password hashes and names.
    const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
    await pipeline(Readable.from(lines()), createZstdCompress(), output)
    const written = await open(unfinished)
    await written.sync().finally(() => written.close())
    // A hard link fails for an existing name; renaming would replace that file.
    await link(unfinished, file)
  } catch (error) {
    throw ofSystem(error, file) ?? error
  } finally {
    await rm(unfinished, { force: true })
  }
}

const header = Compile(CopyHeader)
const item = Compile(CopyItem)

/** Passes on the copy in a file. Throws `StartupError` for a file that is no backup, or is damaged. */
export async function readBackup<Result>(file: string, use: (copy: Copy) => Promise<Result>): Promise<Result> {
  const lines = linesOf(file)
  try {
    const { value: first, done } = await lines.next()
    if (done || !header.Check(first)) throw damaged(file, 'it does not begin as one')
    return await use({ header: first, items: itemsOf(file, lines) })
  } finally {
    await lines.return()
  }
}

async function* itemsOf(file: string, lines: AsyncIterable<unknown>): AsyncGenerator<CopyItem> {
  for await (const line of lines) {
    if (!item.Check(line)) throw damaged(file, 'a piece has another form')
    yield line
  }
}

async function* linesOf(file: string): AsyncGenerator<unknown, void, void> {
  const raw = createReadStream(file)
  const text = createZstdDecompress()
  // Its error is thrown at the end; before that, the lines show it as a missing end.
  const passed = pipeline(raw, text).catch((error: unknown) => error)
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield JSON.parse(line)
    }
    const failure = await passed
    if (failure) throw failure
  } catch (error) {
    throw ofSystem(error, file) ?? damaged(file, (error as Error).message)
  } finally {
    raw.destroy()
    text.destroy()
  }
}

/** Reads a whole backup and answers its size. Throws `StartupError` where a piece is missing or damaged. */
export async function checkBackup(file: string): Promise<CopySize & { readonly madeAt: string }> {
  return readBackup(file, async ({ header, items }) => {
    let checksum = new Checksum()
    let tables = 0
    let size: CopySize | undefined
    for await (const piece of items) {
      if ('table' in piece) checksum = new Checksum()
      else if ('rows' in piece) checksum.add(piece.rows)
      else if ('end' in piece) {
        const { count, checksum: sum } = checksum.result
        if (count !== piece.count || sum !== piece.checksum) throw damaged(file, `${piece.end} is not whole`)
        tables += 1
      } else if ('total' in piece) size = { tables: piece.tables, rows: piece.total }
    }
    if (size?.tables !== tables) throw damaged(file, 'its end is missing')
    return { ...size, madeAt: header.madeAt }
  })
}

const damaged = (file: string, how: string) => new StartupError(`${file} is no whole backup (${how}). Use another one.`)

/** The message for an error of the file system; undefined for any other error. */
function ofSystem(error: unknown, file: string): StartupError | undefined {
  if (error instanceof StartupError) return error
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return new StartupError(`${file} exists, and no backup is overwritten. Name another file.`)
  if (code === 'ENOSPC')
    return new StartupError(`The disk of ${file} is full. Make room, or name a file on another disk.`)
  if (['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(code))
    return new StartupError(`${file} cannot be opened (${code}). Name a file in a folder that this user may use.`)
  return undefined
}
