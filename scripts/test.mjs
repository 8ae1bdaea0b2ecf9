// `npm test`: installs what is missing, then runs every check under the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureInstalledApart, fail, pinnedEnvironment, pinnedNode, root } from './install.mjs'

ensureInstalled()
ensureInstalledApart('apps/gateway/peers/firebase-emulator')
ensureSystemPackage({
  name: 'Chromium',
  present: () => chromium() !== null,
  debian: 'chromium',
  otherwise: 'Install Chromium and set CHROMIUM to its executable.',
})
ensureSystemPackage({
  name: 'PostgreSQL',
  present: () => postgresFolder() !== null,
  debian: 'postgresql',
  otherwise: 'Install PostgreSQL 15 or later and set POSTGRES_BIN to the folder that holds initdb and postgres.',
})

const run = spawn(pinnedNode, [join(root, 'scripts', 'test', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment({ CHROMIUM: chromium(), POSTGRES_BIN: postgresFolder() }),
})
run.on('exit', (code) => process.exit(code ?? 1))

function chromium() {
  return (
    [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
      (path) => path && existsSync(path),
    ) ?? null
  )
}

function postgresFolder() {
  const versions = ['19', '18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`)
  return [process.env.POSTGRES_BIN, ...versions].find((path) => path && existsSync(join(path, 'initdb'))) ?? null
}

function ensureSystemPackage({ name, present, debian, otherwise }) {
  if (present()) return
  const debianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!debianRoot)
    fail(
      `The tests need ${name}. ${existsSync('/usr/bin/apt-get') ? `Install it with: sudo apt-get install ${debian}` : otherwise}`,
    )
  console.log(`Installing ${name} (once) …`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  const result = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], options)
  if (result.status !== 0 || !present()) fail(`${name} could not be installed by apt-get. ${otherwise}`)
}
