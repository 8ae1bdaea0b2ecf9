// `npm run test:visual [-- --update] [name …]`: builds what has changed, then compares pictures with their baselines.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
for (const [file, ...args] of [['scripts/build.ts'], ['tests/visual/main.ts', ...process.argv.slice(2)]]) {
  const { status } = spawnSync(process.execPath, [join(root, file as string), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
