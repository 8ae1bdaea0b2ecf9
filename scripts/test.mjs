// `npm test`: installs what is missing, then runs every check under the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureInstalledApart, fail, pinnedEnvironment, pinnedNode, root } from './install.mjs'

await Promise.all([ensureInstalled(), ensureInstalledApart('apps/gateway/peers/firebase-emulator')])
ensureSystemPackage({
  name: 'Chromium',
  present: () => chromium() !== null,
  debian: ['chromium'],
  otherwise: 'Install Chromium and set CHROMIUM to its executable.',
})
ensureSystemPackage({
  name: 'PostgreSQL',
  present: () => postgresFolder() !== null,
  debian: ['postgresql'],
  otherwise: 'Install PostgreSQL 15 or later and set POSTGRES_BIN to the folder that holds initdb and postgres.',
})
ensureSystemPackage({
  name: 'Valkey',
  present: () =>
    ['valkey-server', 'redis-server'].some((name) => existsSync(`/usr/bin/${name}`)) || process.env.VALKEY_SERVER,
  // Debian 12 has only Redis, which has the same protocol.
  debian: ['valkey-server', 'redis-server'],
  otherwise: 'Install Valkey or Redis and set VALKEY_SERVER to its server.',
})
ensureSystemPackage({
  name: 'the Liberation fonts',
  // Text that stories leave to the browser (a bare button, a script that none of our fonts has) is drawn in the
  // system's font.
  present: () => existsSync('/usr/share/fonts/truetype/liberation') || !isDebianRoot(),
  debian: ['fonts-liberation'],
  otherwise: 'Install fonts-liberation, in which the pictures of tests/visual were taken.',
})
const headlessShell = ensureHeadlessShell()

const run = spawn(pinnedNode, [join(root, 'scripts', 'test', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment({
    CHROMIUM: chromium(),
    CHROMIUM_HEADLESS_SHELL: headlessShell,
    POSTGRES_BIN: postgresFolder(),
  }),
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

/**
 * Chromium's headless shell in exactly Chromium's version, or Chromium itself where Debian does not have it: then a
 * page takes a quarter more processor time, and nothing else differs.
 */
function ensureHeadlessShell() {
  const shell = process.env.CHROMIUM_HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell'
  if (!existsSync(shell) && chromium() === '/usr/bin/chromium' && isDebianRoot()) {
    const { stdout } = spawnSync('dpkg-query', ['--status', 'chromium'], { encoding: 'utf8' })
    const [, version] = /^Version: (.+)$/m.exec(stdout ?? '') ?? []
    if (version) {
      console.log('Installing Chromium’s headless shell (once) …')
      aptGet(`chromium-headless-shell=${version}`, 'ignore')
    }
  }
  return existsSync(shell) ? shell : chromium()
}

function isDebianRoot() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** Returns whether the package was installed. */
function aptGet(name, errors = 'inherit') {
  const options = { stdio: ['ignore', 'ignore', errors], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0
}

function ensureSystemPackage({ name, present, debian, otherwise }) {
  if (present()) return
  if (!isDebianRoot())
    fail(
      `The tests need ${name}. ${existsSync('/usr/bin/apt-get') ? `Install it with: sudo apt-get install ${debian.join(' (or ')}${debian.length > 1 ? ')' : ''}` : otherwise}`,
    )
  console.log(`Installing ${name} (once) …`)
  if (!debian.some((one) => aptGet(one)) || !present()) fail(`${name} could not be installed by apt-get. ${otherwise}`)
}
