import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SECTIONS } from './sections.ts'

const FOLDER = join(import.meta.dirname, 'sections')
const folders = readdirSync(FOLDER)
const nameOf = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('every section has its folder, and every folder is a section', () => {
  expect(folders.map(nameOf).sort()).toEqual(Object.keys(SECTIONS).sort())
  for (const folder of folders) expect(existsSync(join(FOLDER, folder, 'schema.ts')), folder).toBe(true)
})

test('no key of the file belongs to two sections', () => {
  const keys = Object.values(SECTIONS).flatMap(({ schema }) => Object.keys(schema))
  expect(new Set(keys).size).toBe(keys.length)
})

test('what a folder has is listed', () => {
  const sections = new Map<string, object>(Object.entries(SECTIONS))
  for (const folder of folders) {
    for (const part of ['faults', 'changes']) {
      const has = existsSync(join(FOLDER, folder, `${part}.ts`))
      expect(part in (sections.get(nameOf(folder)) ?? {}), `${folder}/${part}`).toBe(has)
    }
  }
})
