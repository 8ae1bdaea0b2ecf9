import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteAssets } from './assets.ts'

const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    src: 'src/entry-client.tsx',
    isEntry: true,
    css: ['assets/entry.css'],
  },
  'src/help.tsx': { file: 'assets/help-1.js', src: 'src/help.tsx', imports: ['src/entry-client.tsx'] },
  '_wide-1.js': { file: 'assets/wide-1.js', name: 'wide', imports: ['src/entry-client.tsx'], css: ['assets/wide.css'] },
}
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-assets-'))
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
  for (const name of ['entry', 'wide']) writeFileSync(join(folder, 'assets', `${name}.css`), `.${name}{color:red}`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a page has the files of its module', () => {
  expect(new SiteAssets(folder).page(['src/help.tsx']).preloads).toEqual(['/assets/help-1.js'])
})

test('a chunk of several modules is found by its name, with its styles', () => {
  const { preloads, styles } = new SiteAssets(folder).page(['src/help.tsx', 'wide'])
  expect(preloads).toEqual(['/assets/help-1.js', '/assets/wide-1.js'])
  expect(styles.map(({ url }) => url)).toEqual(['/assets/entry.css', '/assets/wide.css'])
})
