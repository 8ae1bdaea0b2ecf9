import { expect, test } from 'vitest'
import { GUEST, type SessionState } from '../../../shared/visit/session-store.ts'
import { audienceOf } from './audience.ts'

test.each<[Partial<SessionState>, ReturnType<typeof audienceOf>]>([
  [{}, null],
  [{ settled: true }, 'B'],
  [{ phase: 'restoring', settled: true }, null],
  [{ phase: 'member', settled: true }, 'A'],
  [{ phase: 'member', settled: true, afterLogin: 'again' }, 'A'],
  [{ phase: 'member', settled: true, afterLogin: 'first' }, 'F'],
])('%o is %s', (state, audience) => {
  expect(audienceOf({ ...GUEST, ...state })).toBe(audience)
})
