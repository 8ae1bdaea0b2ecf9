// `npm start` and `npm run dev`: installs what is missing, builds what has changed, runs the gateway.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { endWithShell } from './end-with-shell.mjs'
import { ensureInstalled, fail, pinnedEnvironment, pinnedNode, root } from './install.mjs'

const development = process.argv.includes('--dev')

await ensureInstalled()
if (!development) {
  const build = spawnSync(pinnedNode, [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment(),
  })
  if (build.status !== 0) fail('The build did not finish; its own message stands above.')
}

const gateway = spawn(pinnedNode, [join(root, 'apps', 'gateway', 'src', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(development ? { LIVERY_DEVELOPMENT: '1' } : {}),
})
// The terminal sends Ctrl-C to the whole group; a supervisor signals only this process, so pass it on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!gateway.killed) gateway.kill(signal === 'SIGINT' ? 'SIGTERM' : signal)
  })
}
endWithShell(() => gateway.kill('SIGTERM'))
gateway.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
