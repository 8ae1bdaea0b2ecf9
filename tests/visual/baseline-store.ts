import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, toBaseline } from './compare.ts'
import type { Failure } from './report.ts'

const RECORD = 'chromium.json'

/** The baselines: one picture a file, and the version of the browser that took them. */
export class BaselineStore {
  readonly #folder: string
  readonly #browser: string
  readonly #sameBrowser: boolean
  readonly #seen = new Set<string>()
  readonly failures: Failure[] = []
  readonly renewed: string[] = []
  passed = 0

  /** @param browser version of the browser that takes the pictures now */
  constructor(folder: string, browser: string) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    this.#browser = browser
    const record = join(folder, RECORD)
    const recorded = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as { version: string }).version : ''
    this.#sameBrowser = recorded === browser
  }

  /**
   * Compares a picture with its baseline, or replaces the baseline when it differs. A difference counts only after the
   * page has become stable, that is when two pictures in a row are equal.
   */
  async check(name: string, take: () => Promise<Buffer>, update: boolean): Promise<void> {
    this.#seen.add(name)
    const file = join(this.#folder, `${name}.webp`)
    const expected = existsSync(file) ? readFileSync(file) : null
    let png = await take()
    let difference = expected ? await compare(expected, png, this.#sameBrowser) : null
    if (difference || !expected) {
      png = await atRest(png, take)
      difference = expected ? await compare(expected, png, this.#sameBrowser) : null
    }
    if (expected && !difference) {
      this.passed += 1
    } else if (update) {
      writeFileSync(file, await toBaseline(png))
      this.renewed.push(name)
      this.passed += 1
    } else {
      const note =
        difference?.note ?? 'There is no baseline. Look at the picture; if it is right: npm run test:visual -- --update'
      this.failures.push({ name, note, expected, actual: png, difference: difference?.picture ?? null })
    }
  }

  /**
   * Called after the last picture: removes baselines that nothing produces any more, and records the browser's version.
   */
  close(update: boolean): void {
    for (const file of readdirSync(this.#folder)) {
      const name = file.replace(/\.webp$/, '')
      if (file === RECORD || this.#seen.has(name)) continue
      if (update) {
        rmSync(join(this.#folder, file))
        this.renewed.push(`${name} (removed)`)
      } else {
        const note = 'Nothing makes this picture any more. Remove it: npm run test:visual -- --update'
        this.failures.push({
          name,
          note,
          expected: readFileSync(join(this.#folder, file)),
          actual: null,
          difference: null,
        })
      }
    }
    if (update) writeFileSync(join(this.#folder, RECORD), `{ "version": ${JSON.stringify(this.#browser)} }\n`)
  }
}

/** For a page that does not become stable, the last picture is used. */
const TRIES = 8

async function atRest(first: Buffer, take: () => Promise<Buffer>): Promise<Buffer> {
  let former = first
  for (let tries = 0; tries < TRIES; tries += 1) {
    const next = await take()
    if (next.equals(former)) return next
    former = next
  }
  return former
}
