import { hash } from 'node:crypto'
import type { CopiedRow } from './copy.ts'

/** The checksum of a table's rows, which does not depend on their order. */
export class Checksum {
  #count = 0
  #sum = 0n

  add(rows: readonly CopiedRow[]): void {
    for (const row of rows) {
      this.#sum = BigInt.asUintN(64, this.#sum + hash('sha256', JSON.stringify(row), 'buffer').readBigUInt64LE())
    }
    this.#count += rows.length
  }

  get result(): { readonly count: number; readonly checksum: string } {
    return { count: this.#count, checksum: this.#sum.toString(16).padStart(16, '0') }
  }
}
