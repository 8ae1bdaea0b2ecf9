import { beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '../../../shared/testing/memory-storage.fixture.ts'
import { completeSession, createSessionStore } from '../../../shared/visit/session-store.ts'
import { keepDraft, recallDraft } from './draft.ts'

const storage = memoryStorage()
const EMPTY = { username: '', email: '', password: '', terms: false, remember: false }

beforeEach(() => storage.clear())

test('what was typed is there again, each form’s own', () => {
  keepDraft(storage, 'register', { ...EMPTY, username: 'marta', email: 'm@example.com' })
  keepDraft(storage, 'login', { ...EMPTY, username: 'other', remember: true })
  expect(recallDraft(storage, 'register', EMPTY)).toEqual({
    username: 'marta',
    email: 'm@example.com',
    remember: false,
  })
  expect(recallDraft(storage, 'login', EMPTY)).toEqual({ username: 'other', remember: true })
})

test('no password and no code is stored, whatever it is called', () => {
  const names = ['password', 'confirmPassword', 'oldPassword', 'paymentPassword', 'verificationCode', 'captcha']
  keepDraft(storage, 'register', Object.fromEntries(names.map((name) => [name, 'Moonrise-2026x'])))
  expect(storage.get('drafts')).toBe('{"register":{}}')
})

test('secrets and a consent are not kept', () => {
  keepDraft(storage, 'register', { ...EMPTY, username: 'marta', password: 'Moonrise-2026x', terms: true })
  expect(storage.get('drafts')).not.toContain('Moonrise')
  expect(recallDraft(storage, 'register', EMPTY)).not.toHaveProperty('terms')
})

test('what somebody else wrote there is no draft', () => {
  for (const text of ['{', '3', '{"register":{"username":7,"terms":true,"nonsense":"x"}}']) {
    storage.set('drafts', text)
    expect(recallDraft(storage, 'register', EMPTY)).toEqual({})
  }
})

test('whoever is signed in has none left', () => {
  keepDraft(storage, 'login', { ...EMPTY, username: 'marta' })
  completeSession(createSessionStore(), storage, { id: '1', account: 'ana', nickname: 'Ana', isAgent: false } as never)
  expect(recallDraft(storage, 'login', EMPTY)).toEqual({})
})
