import { expect, test } from 'vitest'
import { bootFixture } from '../testing/boot.fixture.ts'
import { memoryStorage } from '../testing/memory-storage.fixture.ts'
import { createPreferencesStore, recallPreferences, setBalanceHidden } from './preferences-store.ts'

test('begins with what the server rendered; hiding the balance is remembered', () => {
  const storage = memoryStorage()
  const store = createPreferencesStore(bootFixture('AR', { mode: 'light' }))
  expect(store.getState()).toMatchObject({ mode: 'light', language: { code: 'AR' }, balanceHidden: false })

  setBalanceHidden(store, storage, true)
  const later = createPreferencesStore(bootFixture('AR'))
  expect(later.getState().balanceHidden).toBe(false)
  recallPreferences(later, storage)
  expect(later.getState().balanceHidden).toBe(true)
})
