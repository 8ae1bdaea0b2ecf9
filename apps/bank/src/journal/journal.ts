import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { RecordKind, Records } from '../records.ts'

type Line = { readonly [Kind in RecordKind]: readonly [Kind, string, Records[Kind]] }[RecordKind]

/**
 * All records of the bank, in memory and in an append-only file. A record counts once it is on the disk, so that the
 * bank reports nothing that it could forget.
 */
export class Journal {
  readonly #path: string
  readonly #records: { readonly [Kind in RecordKind]: Map<string, Records[Kind]> } = {
    order: new Map(),
    payout: new Map(),
    delivery: new Map(),
    behaviour: new Map(),
    keys: new Map(),
  }
  readonly #file: number

  /** Reads the file of an earlier process, without a line that its end cut off, and without callbacks that arrived. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#path = join(folder, 'records.jsonl')
    const text = existsSync(this.#path) ? readFileSync(this.#path, 'utf8') : ''
    for (const line of text.split('\n')) this.#read(line)
    for (const [id, { state }] of this.#records.delivery) if (state === 'done') this.#records.delivery.delete(id)
    const lines = (Object.keys(this.#records) as RecordKind[]).flatMap((kind) =>
      [...this.#records[kind]].map(([id, record]) => `${JSON.stringify([kind, id, record])}\n`),
    )
    const next = `${this.#path}.next`
    writeFileSync(next, lines.join(''), { flush: true })
    renameSync(next, this.#path)
    this.#file = openSync(this.#path, 'a')
  }

  get<Kind extends RecordKind>(kind: Kind, id: string): Records[Kind] | undefined {
    return this.#records[kind].get(id)
  }

  all<Kind extends RecordKind>(kind: Kind): readonly Records[Kind][] {
    return [...this.#records[kind].values()]
  }

  put<Kind extends RecordKind>(kind: Kind, id: string, record: Records[Kind]): void {
    writeSync(this.#file, `${JSON.stringify([kind, id, record])}\n`)
    fdatasyncSync(this.#file)
    this.#records[kind].set(id, record)
  }

  close(): void {
    closeSync(this.#file)
  }

  #read(text: string): void {
    try {
      const [kind, id, record] = JSON.parse(text) as Line
      ;(this.#records[kind] as Map<string, unknown>).set(id, record)
    } catch {
      // The last line of a killed process.
    }
  }
}
