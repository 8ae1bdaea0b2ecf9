import { execFileSync } from 'node:child_process'
import { memorySources, type Sources } from '@livery/document/sources'

const FOLDERS = ['merchants', 'groups', 'themes', 'vendors', 'locales']

/** The configuration in the last commit, read on demand; null outside a repository or before the first commit. */
export function gitSources(root: string): Sources | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const paths = git('ls-tree', '-r', '--name-only', '-z', 'HEAD', ...FOLDERS)
      .toString('utf8')
      .split('\0')
    const names = memorySources(new Map(paths.filter(Boolean).map((path) => [path, new Uint8Array()])))
    const known = new Set(paths)
    return { ...names, bytes: (path) => (known.has(path) ? git('show', `HEAD:${path}`) : undefined) }
  } catch {
    return null
  }
}
