// Plain JavaScript for the machine's own Node, because it runs before the pinned Node is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

/** Installs the locked packages when they are missing or the lock file has changed since. */
export async function ensureInstalled() {
  await installLocked(root, () => existsSync(pinnedNode))
  if (!existsSync(pinnedNode))
    fail('The pinned Node is not in node_modules. Allow the install script of the package "node".')
}

/** Installs a folder that has a lock file of its own beside the workspaces, such as a peer that only tests need. */
export async function ensureInstalledApart(folder) {
  await installLocked(join(root, folder))
}

async function installLocked(folder, isComplete = () => true) {
  const marker = join(folder, 'node_modules', '.livery-lock')
  const locked = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === locked && isComplete()) return
  console.log(`Installing the packages of ${relative(root, folder) || 'the project'} (once) …`)
  const script = process.env.npm_execpath
  const [command, ...first] = script?.endsWith('.js') ? [process.execPath, script] : ['npm']
  // Not `npm ci`: it refuses a lock file without the binaries of platforms whose packages a registry does not carry.
  const options = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error']
  const npm = spawn(command, [...first, ...options], { cwd: folder, stdio: 'inherit' })
  // A missing command causes an error instead of a status.
  const [status] = await once(npm, 'exit').catch(() => [null])
  if (status !== 0) fail('npm install did not finish; its own message stands above.')
  writeFileSync(marker, locked)
}

/** The environment in which every command of the project runs: the pinned Node first on the path. */
export function pinnedEnvironment(extra = {}) {
  const path = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(':')
  // Compiled sources are cached between starts, which makes a second start a second faster.
  const cache = join(root, 'node_modules', '.cache', 'compiled')
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? cache, ...extra }
}

/** One line on standard error, no stack, exit 1. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
