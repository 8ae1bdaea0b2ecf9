import { expect, test } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { openOn } from './testing/opened.ts'

forEachDatabase((_kind, database) => {
  test('gateways that start together on a new database both serve every merchant, each read in once', async () => {
    const project = await openOn(database())
    const together = await Promise.all([project.open(), project.open()])
    try {
      for (const { registry } of together) {
        expect(registry.ids.length).toBeGreaterThan(5)
        for (const id of registry.ids) expect(registry.entry(id)?.pointer.live, id).toMatch(/./)
      }
      const [first] = together
      expect(await first.releases.store.history('aurora')).toHaveLength(1)
    } finally {
      for (const { stop } of together) await stop()
      project.remove()
    }
  })
})
