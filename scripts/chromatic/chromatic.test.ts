import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { localeByCode } from '@livery/locale/registry'
import { loadMerchants } from '@livery/merchant/load'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromaticModes } from '../../.storybook/chromatic-modes.ts'

const root = join(import.meta.dirname, '..', '..')

/** Runs `npm run chromatic` as npm does, without a token from the environment. */
function chromatic(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
  return new Promise((resume) => {
    execFile(
      process.execPath,
      [join(root, 'scripts', 'chromatic.ts'), ...args],
      { cwd: root, env },
      (error, stdout, stderr) => resume({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

test('every merchant is seen in both schemes and both directions, and each scheme in each direction', async () => {
  const { merchants } = await loadMerchants(root)
  const modes = chromaticModes(merchants)
  const seen = new Set(
    Object.entries(modes).flatMap(([name, { merchant, mode, locale }]) => {
      const direction = localeByCode(locale)?.direction ?? (locale === 'XB' ? 'rtl' : 'ltr')
      expect(name).toBe(`${merchant} ${mode} ${direction}`)
      return [`${merchant} ${mode}`, `${merchant} ${direction}`, `${mode} ${direction}`]
    }),
  )
  const required = merchants.flatMap(({ id }) => ['light', 'dark', 'ltr', 'rtl'].map((value) => `${id} ${value}`))
  const crossed = ['light', 'dark'].flatMap((mode) => ['ltr', 'rtl'].map((direction) => `${mode} ${direction}`))
  expect([...required, ...crossed].filter((pair) => !seen.has(pair))).toEqual([])
  expect(Object.keys(modes).length).toBe(merchants.length * 2)
})

test('without a token nothing is published, and it says so and what to do', async () => {
  const { code, output } = await chromatic()
  expect(code).toBe(1)
  expect(output).toContain('Nothing was published: CHROMATIC_PROJECT_TOKEN is not set.')
  expect(output).toContain('npm run chromatic -- --dry-run')
})

describe('a dry run', () => {
  let folder = ''

  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true })
    folder = mkdtempSync(join(root, '.cache', 'workshop-'))
    for (const name of ['index.html', 'iframe.html']) writeFileSync(join(folder, name), '<!doctype html>')
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries: {} }))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('takes Chromatic’s own command up to the upload, and publishes nothing', async () => {
    const { code, output } = await chromatic('--dry-run', '--build-dir', relative(root, folder))
    expect(output).toContain('modes: ')
    expect(output).toContain('Storybook files validated')
    expect(output).toContain('nothing was published')
    expect(code, output).toBe(0)
  })

  test('refuses a folder that holds no workshop', async () => {
    const { code, output } = await chromatic('--dry-run', '--build-dir', 'docs')
    expect(code).toBe(1)
    expect(output).toContain('docs holds no built workshop')
  })
})
