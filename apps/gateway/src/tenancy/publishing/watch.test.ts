import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConfiguration } from './watch.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-watch-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a copied folder and a saved file are each reported once', async () => {
  const changed = vi.fn(async () => undefined)
  const stop = watchConfiguration(root, changed)
  mkdirSync(join(root, 'aside'))
  for (const name of ['a', 'b', 'c']) writeFileSync(join(root, 'aside', name), name)
  renameSync(join(root, 'aside'), join(root, 'merchants/demo'))
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), { timeout: 5000 })
  writeFileSync(join(root, 'merchants/demo/a'), 'other')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), { timeout: 5000 })
  stop()
})

test('a save during a callback causes another one, and never two at the same time', async () => {
  let under = 0
  let most = 0
  let times = 0
  const stop = watchConfiguration(root, async () => {
    times += 1
    under += 1
    most = Math.max(most, under)
    if (times === 1) {
      writeFileSync(join(root, 'themes/x'), 'later')
      await new Promise((resume) => setTimeout(resume, 400))
    }
    under -= 1
  })
  writeFileSync(join(root, 'merchants/x'), 'first')
  await vi.waitFor(() => expect(times).toBe(2), { timeout: 5000 })
  expect(most).toBe(1)
  stop()
})
