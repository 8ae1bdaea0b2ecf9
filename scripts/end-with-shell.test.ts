import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('SIGTERM to npm ends what its script had started', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-npm-'))
  const module = join(import.meta.dirname, 'end-with-shell.mjs')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }))
  // As in start.mjs: the process that npm's shell starts has a child, and lives until that has ended.
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { spawn } from 'node:child_process'
     import { endWithShell } from ${JSON.stringify(module)}
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
     endWithShell(() => child.kill('SIGTERM'))
     child.on('exit', () => process.exit(0))
     console.log('pid', child.pid)`,
  )
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const pid = await new Promise<number>((resolve) => {
      let text = ''
      npm.stdout.on('data', (data: Buffer) => {
        text += data.toString()
        const [, found] = /pid (\d+)/.exec(text) ?? []
        if (found) resolve(Number(found))
      })
    })
    npm.kill('SIGTERM')
    await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
