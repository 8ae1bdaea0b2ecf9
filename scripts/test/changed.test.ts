import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedFiles } from './changed.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-changed-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
const write = (file: string) => writeFileSync(join(folder, file), file)
const commit = (file: string) => {
  write(file)
  git('add', '.')
  git('commit', '-qm', file)
}

beforeAll(() => git('init', '-q', '-b', 'main'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('on main: the last commit and what is not committed; on a branch: everything since main', () => {
  commit('first.ts')
  expect(changedFiles(folder)).toEqual([])
  commit('second.ts')
  write('new.ts')
  expect(changedFiles(folder)).toEqual(['second.ts', 'new.ts'])
  git('checkout', '-qb', 'feature')
  commit('third.ts')
  commit('fourth.ts')
  rmSync(join(folder, 'first.ts'))
  expect(changedFiles(folder)).toEqual(['fourth.ts', 'new.ts', 'third.ts'])
})
