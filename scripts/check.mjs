// `npm run check`: the checks for every change, within a minute, under the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedEnvironment, pinnedNode, root } from './install.mjs'

await ensureInstalled()
const run = spawn(pinnedNode, [join(root, 'scripts', 'test', 'check.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
})
run.on('exit', (code) => process.exit(code ?? 1))
