import { expect, test } from 'vitest'
import { memoryStorage } from '../../../shared/testing/memory-storage.fixture.ts'
import { recallCode, storeCode } from './stored-code.ts'

const NOW = 1_800_000_000_000

test('a code that was sent is known until its deadline, and not after it', () => {
  const storage = memoryStorage()
  storeCode(storage, 'login', { until: NOW + 60_000, sentTo: '+63 917 123 4567' })
  expect(recallCode(storage, 'login', NOW + 59_999)).toEqual({ until: NOW + 60_000, sentTo: '+63 917 123 4567' })
  expect(recallCode(storage, 'login', NOW + 60_000)).toBeNull()
})

test('each purpose counts for itself', () => {
  const storage = memoryStorage()
  storeCode(storage, 'register', { until: NOW + 1, sentTo: 'x' })
  expect(recallCode(storage, 'login', NOW)).toBeNull()
  expect(recallCode(storage, 'register', NOW)).not.toBeNull()
})

test.each(['', 'null', '{}', '{"until":"9"}', '[', '{"until":1e99,"sentTo":"x"}'])(
  'what is not ours is nothing: %s',
  (text) => {
    const storage = memoryStorage()
    storage.set('code.login', text)
    expect(recallCode(storage, 'login', NOW)).toBeNull()
  },
)
