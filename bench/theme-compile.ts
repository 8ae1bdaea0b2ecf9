import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileTheme } from '../packages/theme/src/compile-theme.ts'
import type { ResolveParent } from '../packages/theme/src/extend.ts'
import { themeIds } from '../packages/theme/src/load-theme.ts'

const ROUNDS = 60

/** Median milliseconds of processor time to compile one theme of the repository with its overlays, warm. */
export function themeCompile(root: string): number {
  const texts = new Map(themeIds(root).map((id) => [id, readFileSync(join(root, 'themes', id, 'theme.json'), 'utf8')]))
  const resolveParent: ResolveParent = (id) => {
    const text = texts.get(id)
    return text === undefined ? undefined : { file: `themes/${id}/theme.json`, text }
  }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [id, text] of texts) {
      const started = process.cpuUsage()
      const { ok } = compileTheme({ id, file: `themes/${id}/theme.json`, text, resolveParent })
      const { user, system } = process.cpuUsage(started)
      if (!ok) throw new Error(`${id} does not compile`)
      times.push((user + system) / 1000)
    }
  }
  times.sort((a, b) => a - b)
  return Math.round((times[Math.floor(times.length / 2)] ?? 0) * 100) / 100
}
