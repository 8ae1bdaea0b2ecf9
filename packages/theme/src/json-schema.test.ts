import { describe, expect, test } from 'vitest'
import { leaves } from './contract.ts'
import { themeJsonSchema } from './json-schema.ts'
import published from './theme.schema.json' with { type: 'json' }
import { themeFields } from './theme-fields.ts'

describe('the published JSON Schema', () => {
  test('is what the fields say now; if not, run node packages/theme/tools/write-schema.ts', () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(themeJsonSchema())))
  })

  test('knows every field, with a sentence for the editor', () => {
    expect(Object.keys(published.properties)).toEqual(Object.keys(themeFields))
    for (const property of Object.values(published.properties)) expect(property.description).toMatch(/\.$/)
  })

  test('offers every leaf one may override, and no locked one', () => {
    const { all, light } = published.properties.overrides.properties
    for (const [id, leaf] of leaves) {
      expect(id in all.properties, id).toBe(!leaf.locked && leaf.type !== 'fontFamily')
      expect(id in light.properties, id).toBe(!leaf.locked && leaf.modeAware)
    }
  })

  test('refers only to definitions it has', () => {
    const defined = new Set(Object.keys(published.$defs).map((name) => `#/$defs/${name}`))
    for (const [, ref] of JSON.stringify(published).matchAll(/"\$ref":"([^"]+)"/g)) expect(defined).toContain(ref)
  })
})
