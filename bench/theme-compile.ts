import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileTheme } from '../packages/theme/src/compile-theme.ts'

const ROUNDS = 60

/** Median milliseconds of processor time to compile one theme of the repository with its overlays, warm. */
export function themeCompile(root: string): number {
  const themes = readdirSync(join(root, 'themes')).map((id) => ({
    id,
    file: `themes/${id}/theme.json`,
    text: readFileSync(join(root, 'themes', id, 'theme.json'), 'utf8'),
  }))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const theme of themes) {
      const started = process.cpuUsage()
      compileTheme(theme)
      const { user, system } = process.cpuUsage(started)
      times.push((user + system) / 1000)
    }
  }
  times.sort((a, b) => a - b)
  return Math.round((times[Math.floor(times.length / 2)] ?? 0) * 100) / 100
}
