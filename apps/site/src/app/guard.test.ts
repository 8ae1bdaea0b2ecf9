import type { MemberInfo } from '@livery/contract/account'
import { expect, test } from 'vitest'
import { GUEST, type SessionState } from '../shared/visit/session-store.ts'
import { verdictOf } from './guard.ts'

const member = (isAgent: boolean): SessionState => ({
  ...GUEST,
  phase: 'member',
  settled: true,
  member: { isAgent } as MemberInfo,
})
const restoring: SessionState = { ...GUEST, phase: 'restoring' }
const guest: SessionState = { ...GUEST, settled: true }

test.each([
  ['everyone', GUEST, 'pass'],
  ['member', GUEST, 'wait'],
  ['member', restoring, 'wait'],
  ['member', guest, '/login'],
  ['member', member(false), 'pass'],
  ['agent', GUEST, 'wait'],
  ['agent', guest, '/agent'],
  ['agent', member(false), '/agent'],
  ['agent', member(true), 'pass'],
] as const)('%s, %j: %s', (guard, state, verdict) => {
  expect(verdictOf(guard, state)).toBe(verdict)
})
