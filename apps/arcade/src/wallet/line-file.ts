import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** An append-only file of JSON lines. A line counts once it is on the disk; simultaneous writers share one fsync. */
export class LineFile<Line> {
  readonly #path: string
  #file: FileHandle | null = null
  #waiting: { readonly text: string; readonly resolve: () => void; readonly reject: (reason: unknown) => void }[] = []
  #writing: Promise<void> | null = null

  constructor(path: string) {
    this.#path = path
  }

  /** The lines of an earlier process, without one that its crash cut off. */
  read(): readonly Line[] {
    const text = existsSync(this.#path) ? readFileSync(this.#path, 'utf8') : ''
    return text.split('\n').flatMap((line) => {
      try {
        return [JSON.parse(line) as Line]
      } catch {
        return []
      }
    })
  }

  /** Begins to write, with these lines in place of the earlier ones; a crash leaves one of the two files. */
  async begin(lines: readonly Line[]): Promise<void> {
    const next = `${this.#path}.next`
    const file = openSync(next, 'w')
    writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    fsyncSync(file)
    closeSync(file)
    renameSync(next, this.#path)
    this.#file = await open(this.#path, 'a')
  }

  /** Resolves when the line is on the disk. */
  add(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text: `${JSON.stringify(line)}\n`, resolve, reject })
      this.#writing ??= this.#write()
    })
  }

  async close(): Promise<void> {
    await this.#writing
    await this.#file?.close()
    this.#file = null
  }

  async #write(): Promise<void> {
    // Waits for simultaneous writers.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        if (!this.#file) throw new Error('The file is closed')
        await this.#file.appendFile(batch.map(({ text }) => text).join(''))
        await this.#file.datasync()
        for (const { resolve } of batch) resolve()
      } catch (fault) {
        for (const { reject } of batch) reject(fault)
      }
    }
    this.#writing = null
  }
}
