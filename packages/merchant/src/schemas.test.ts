import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from '@livery/document/parse-document'
import { expect, test } from 'vitest'
import { SCHEMAS } from './published-schemas.ts'

const FOLDER = join(import.meta.dirname, '../schema')
const MERCHANTS = join(import.meta.dirname, '../../../merchants')

test.each(Object.entries(SCHEMAS))(
  'the published %s is current (npm run schemas -w packages/merchant)',
  (name, schema) => {
    expect(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))).toEqual(schema)
  },
)

test('every merchant’s files name the schema that completes them', () => {
  for (const id of readdirSync(MERCHANTS)) {
    for (const file of ['merchant', 'registration']) {
      const path = join(MERCHANTS, id, `${file}.json`)
      if (!existsSync(path)) continue
      const { value } = parseDocument(path, readFileSync(path, 'utf8'))
      const schema = resolve(MERCHANTS, id, (value as { $schema: string }).$schema)
      expect(schema).toBe(join(FOLDER, `${file}.schema.json`))
      expect(existsSync(schema)).toBe(true)
    }
  }
})

test.each(Object.entries(SCHEMAS))('%s explains every property, and holds no default', (_name, schema) => {
  const silent: string[] = []
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return
    const { properties, items, description, ...rest } = node as Record<string, unknown>
    expect(rest).not.toHaveProperty('default')
    if (path !== '' && description === undefined) silent.push(path)
    if (Array.isArray(items)) throw new Error(`${path} is a list of lists`)
    if (items) walk(items, `${path}[]`)
    for (const [key, part] of Object.entries(properties ?? {})) walk(part, path === '' ? key : `${path}.${key}`)
  }
  walk(schema, '')
  expect(silent).toEqual([])
})
