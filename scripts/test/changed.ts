import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const MAIN = 'main'

/**
 * Files of the repository that differ from the place where this branch left main (on main itself from the last commit),
 * including changes without a commit. Paths begin at `root`; deleted files are left out.
 */
export function changedFiles(root: string): readonly string[] {
  const git = (...args: string[]) => lines(execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }))
  const tracked = git('diff', '--name-only', baseOf(git))
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...tracked, ...untracked])].filter((file) => existsSync(join(root, file)))
}

function baseOf(git: (...args: string[]) => readonly string[]): string {
  const [head = 'HEAD'] = git('rev-parse', 'HEAD')
  const fork = firstOf(() => git('merge-base', MAIN, 'HEAD'))
  if (fork && fork !== head) return fork
  return firstOf(() => git('rev-parse', 'HEAD~1')) ?? head
}

/** The first line of git's output; nothing where it fails, as in a clone without that branch or that commit. */
function firstOf(ask: () => readonly string[]): string | undefined {
  try {
    return ask()[0]
  } catch {
    return undefined
  }
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '')
